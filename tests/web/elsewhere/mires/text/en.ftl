label-title = Mires
label-atlas = The atlas
label-cellar = The cellar
ask-walk = Where do you go?
option-walk = Walk: { $place }
option-drop = Put down a torch
fact-walked = { $who } walks: { $place }
fact-dropped = { $who } puts down a torch
