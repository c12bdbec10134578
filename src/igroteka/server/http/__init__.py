"""The web server's HTTP side: routes, and what guards them."""
