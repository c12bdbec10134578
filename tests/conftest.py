"""All our tests run with what the tests of any game run with."""

pytest_plugins = ["igroteka.testing.plugin"]
