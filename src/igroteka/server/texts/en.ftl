# What the server says when something cannot be done. Players read it.

problem-bad-request = The server did not understand that. Reload the page and try again.
problem-forbidden = That is not allowed from here. Reload the page and try again.
problem-host = This server is not known by that name.
problem-log-in = Please tell us your name first.
problem-login = The name or the password is wrong.
problem-name = A name must have 1 to { $most } visible characters.
problem-name-bot = This name could be mistaken for a bot or for the server. Please choose another.
problem-name-taken = Somebody else already has this name, or one that looks like it. Please choose another.
problem-not-found = There is nothing at this address.
problem-origin = That request came from another site and was rejected.
problem-password = A password must have { $least } to { $most } characters.
problem-registered = You are already registered.
problem-server = Something went wrong on the server. The error has been logged.
problem-store = The server cannot save or load anything right now. Nothing was lost; try again in a moment.
problem-token = This token is invalid or has expired.
problem-too-large = That is too large.
problem-too-often = Too many requests. Please wait a moment.
problem-unknown-game = There is no such game on this server.

# What cannot be done at a table

problem-already-started = The match has already started.
problem-bad-file = This file is not a valid finished match.
problem-bad-table = These options do not work together.
problem-bot-fills-in = A bot is playing for you. Return to the table first.
problem-host-only = Only the host of the table can do this.
problem-no-such-seat = The table has no such seat.
problem-no-table = There is no such table. Perhaps the link is incomplete.
problem-no-undo = This table does not allow undo.
problem-no-undo-asked = Nobody has asked for an undo.
problem-not-allowed = That is not allowed.
problem-not-asked = There is nothing for you to answer right now.
problem-not-over = The match is not over yet.
problem-not-started = The match has not started yet.
problem-not-your-seat = This is not your seat.
problem-nothing-said = You cannot send an empty message.
problem-nothing-to-undo = There is nothing to undo.
problem-one-seat-each = You can only have one seat at this table.
problem-out-of-time = This seat has run out of time.
problem-over = The match is over.
problem-protocol = Igroteka has been updated. Reload the page.
problem-say-hello = The connection to the table was interrupted. Reload the page.
problem-seat-taken = This seat is already taken.
problem-seats-free = Some seats are still empty.
problem-set-apart = This table cannot be continued at the moment: something is wrong with the rules of its game. Nothing is lost; it will open again once they are repaired.
problem-stale = The table changed while you were answering. Take another look and answer again.
problem-undo-asked-already = An undo has already been requested.
problem-undo-needs-friendly = New information has come out since then, and this table does not allow undoing that.
problem-unknown-bot = There is no such bot.
