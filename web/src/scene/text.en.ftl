# Words of the table itself, whatever the game.

scene-boards = Boards
scene-supply = Supply and dice
scene-pieces = Pieces
scene-floating = Above the board
scene-labels = Place names
scene-zoom-in = Zoom in
scene-zoom-out = Zoom out
scene-fit = Fit the whole board
scene-beside = Side by side
scene-alone = One board at a time
scene-acting = taking a turn
scene-hidden = hidden
scene-total = total
scene-side-ahead = ahead
scene-side-won = won
scene-side-lost = lost
scene-track = { $ready } ready, { $spent } spent, { $slots } slots
scene-figure-any = { $count } of any type
scene-figure-same = { $count } of a kind
scene-figure-different = { $count } different
scene-asides = Also possible: { $options }
