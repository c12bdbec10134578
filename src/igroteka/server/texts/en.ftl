# What the server says when something cannot be done. Players read it.

problem-bad-request = That was not understood. Reload the page and try again.
problem-forbidden = That is not allowed from here. Reload the page and try again.
problem-host = This server does not answer under that name.
problem-log-in = Tell us your name first.
problem-login = No one is known under this name and password.
problem-name = A name has 1 to { $most } letters, digits or signs that can be seen.
problem-name-bot = This name could be taken for a bot or for the house. Choose another.
problem-name-taken = Somebody else has this name, or one that looks like it. Choose another.
problem-not-found = There is nothing here.
problem-origin = That came from another site and was not done.
problem-password = A password has { $least } to { $most } signs.
problem-registered = You are registered already.
problem-server = Something broke on the server. It has been noted.
problem-store = The server cannot write or read just now. Nothing was lost; try again in a moment.
problem-token = This token is not valid, or no longer.
problem-too-large = That is too much at once.
problem-too-often = That was too often. Wait a moment.
problem-unknown-game = There is no such game here.

# What cannot be done at a table

problem-already-started = The match has begun already.
problem-apart = This table is set apart: the rules of the game stumbled over it. Nothing is lost, and those who run the server have been told. Once it is mended the match goes on from here; until then you can take its file home.
problem-apart-game = This table is set apart: its game is not installed here at the moment. Nothing is lost; once the game is back the match goes on from here.
problem-bad-file = This file does not look like a finished match.
problem-bad-table = No table can be laid like this: these options do not fit together.
problem-bot-fills-in = A bot plays for you now. Come back to the table first.
problem-host-only = Only the one who opened the table can do this.
problem-no-such-seat = The table has no such seat.
problem-no-table = There is no such table. Perhaps the link is incomplete.
problem-no-undo = Nothing is taken back at this table.
problem-no-undo-asked = Nobody asks to take anything back.
problem-not-allowed = That is not allowed.
problem-not-asked = You are not asked anything now.
problem-not-over = The match is not over yet.
problem-not-started = The match has not begun yet.
problem-not-your-seat = This is not your seat.
problem-nothing-said = Empty words cannot be sent.
problem-nothing-to-undo = There is nothing to take back.
problem-one-seat-each = Everybody has one seat at this table.
problem-out-of-time = The time of this seat is up.
problem-over = The match is over.
problem-protocol = Igroteka was updated. Reload the page.
problem-say-hello = The connection to the table got confused. Reload the page.
problem-seat-taken = This seat is taken already.
problem-seats-free = Some seats are still free.
problem-stale = Something changed on the table while you were answering. Look again, and answer anew.
problem-stumbled = The rules of the game stumbled over this answer, so it was not given. It has been noted; please choose another.
problem-undo-asked-already = Taking back has been asked for already.
problem-undo-needs-friendly = Something has become known since, and this table does not take that back.
problem-unknown-bot = There is no such bot here.
problem-busy = Many files are being checked just now. Try again in a minute.
problem-expelled = The host has sent you away from this table.
problem-muted = The host does not let you speak at this table.
problem-too-many-bots = Enough bots play with each other already. Wait until one of these matches is over.
