"""Campaigns: linked matches at tables of this server, and what each hands on."""
