# What the server says when something cannot be done. Players read it.

problem-bad-request = The server didn’t understand that. Reload the page and try again.
problem-forbidden = That isn’t allowed from here. Reload the page and try again.
problem-host = This server doesn’t answer to that name.
problem-log-in = Tell us your name first.
problem-login = Wrong name or password.
problem-name = A name must be 1 to { $most } visible characters long.
problem-name-bot = This name could be mistaken for a bot or for the house. Choose another.
problem-name-taken = That name, or one that looks like it, is taken. Choose another.
problem-not-found = There is nothing here.
problem-origin = That request came from another site and was ignored.
problem-password = A password must be { $least } to { $most } characters long.
problem-registered = You already have an account.
problem-server = Something went wrong on the server. It has been logged.
problem-store = The server can’t save or load right now. Nothing is lost; try again in a moment.
problem-token = This token is not valid, or has expired.
problem-too-large = That is too much at once.
problem-too-often = Too many requests. Wait a moment.
problem-unknown-game = There is no such game here.

# What cannot be done at a table

problem-already-started = The match has already started.
problem-bad-file = This file doesn’t look like a finished match.
problem-bad-table = A table can’t be set up like this: these options don’t go together.
problem-bot-fills-in = A bot is playing for you. Return to the table first.
problem-host-only = Only the host can do this.
problem-no-such-seat = There is no such seat at this table.
problem-no-table = There is no such table. Perhaps the link is incomplete.
problem-no-undo = Moves can’t be taken back at this table.
problem-no-undo-asked = Nobody is asking to take a move back.
problem-not-allowed = That is not allowed.
problem-not-asked = There is nothing for you to decide right now.
problem-not-over = The match isn’t over yet.
problem-not-started = The match hasn’t started yet.
problem-not-your-seat = This is not your seat.
problem-nothing-said = Write something before you send it.
problem-nothing-to-undo = There is nothing to take back.
problem-one-seat-each = Each player has one seat at this table.
problem-out-of-time = This player is out of time.
problem-over = The match is over.
problem-protocol = Igroteka has been updated. Reload the page.
problem-say-hello = The connection to the table was mixed up. Reload the page.
problem-seat-taken = This seat is already taken.
problem-seats-free = Some seats are still open.
problem-stale = Something changed on the table while you were deciding. Have another look and choose again.
problem-undo-asked-already = Someone has already asked to take a move back.
problem-undo-needs-friendly = Something new has been revealed since then, and this table doesn’t allow taking that back.
problem-unknown-bot = There is no such bot here.
problem-busy = Many files are being checked right now. Try again in a minute.
problem-expelled = The host has removed you from this table.
problem-muted = The host has muted you at this table.
problem-too-many-bots = Enough bots are playing each other already. Wait until one of those matches ends.
problem-apart = This table is set aside: the game’s rules ran into an error here. Nothing is lost, and the server’s owner has been notified. Once it is fixed, the match continues from this point; until then you can download its file.
problem-apart-game = This table is set aside: its game isn’t installed here at the moment. Nothing is lost; once the game is back, the match continues from this point.
problem-stumbled = The game’s rules ran into an error with this answer, so it was not played. The error has been reported; please choose something else.
problem-name-at-table = Someone at this table already has this name, or one that looks like it. Change yours first.
problem-wrong-password = That is not your current password.
problem-updating = This table is still being played under another version of the rules. The server is being updated; try again in a moment.
problem-other-rules = This match was played under a different version of the rules; the version installed here cannot follow it to the end. Its file can still be downloaded and checked with that version.
problem-replay = This match was played under version { $played } of the rules. Under version { $here }, which is used here, it can be replayed only up to answer { $answers }.

# Campaigns

problem-campaign-goes-on = This match is part of a campaign. Go on from its page.
problem-no-campaign = There is no such campaign. Perhaps the link is incomplete.
problem-campaign-playing = The current match of this campaign isn’t over yet.
problem-campaign-over = This campaign has been played to its end.
problem-campaign-bad-file = This file doesn’t look like a finished campaign.
problem-no-lesson = There is no such lesson. Perhaps the link is incomplete.
problem-not-in-lesson = That is not what the lesson wants now.
problem-analysis = This match cannot be analysed.
problem-analysis-long = The analysis takes too long just now. Try again a little later.
problem-played-out = The match is over at this moment. Choose an earlier one.
problem-no-advice = There is no advice at this table.
problem-lesson-over = The match of this lesson does not go on. Begin a new one.
