"""Tables: everything that happens at one is an event; whoever reads the events has the table."""
