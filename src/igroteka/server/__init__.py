"""The web table: lobby, tables, accounts, live sockets, persistence. Knows no game by name."""
