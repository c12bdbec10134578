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
