"""The battery is tried on Lanterns, which only tests know."""

from tests.kernel.conftest import lanterns_is_known

__all__ = ["lanterns_is_known"]
