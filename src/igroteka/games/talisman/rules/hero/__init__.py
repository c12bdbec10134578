"""The hero: his figures, what he has, what becomes of him."""
