"""The effect vocabulary of the content, carried out."""
