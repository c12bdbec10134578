label-title = Cairns
label-field = The field
label-players = Players
ask-turn = Which stone do you lay on your cairn?
option-lay = Lay { $stone }
fact-laid = { $who } lays { $stone }
fact-filled = { $stone } comes into the field
