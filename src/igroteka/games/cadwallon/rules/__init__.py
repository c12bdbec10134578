"""The rules, a module to a chapter of the rulebook."""
