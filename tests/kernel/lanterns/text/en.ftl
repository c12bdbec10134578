ask-bet = How many lanterns will burn?
ask-side = On which side?
ask-turn = Your turn
ask-answer = Answer with a card?
option-bet = Bet { $number }
option-side = { $side ->
    [0] left
   *[1] right
}
option-light = Light a flame
option-draw = Draw a card
option-rest = Rest
option-drop = Put down card { $card }
option-gust = Gust
option-shutter = Shutter
fact-bets = Bets: { $number }
fact-lit = { $who } lights a flame
fact-blown = The flame of { $who } is blown out
fact-dropped = { $who } puts down a card
fact-drew = { $who } draws a card
fact-drew-own = You draw a card: number { $card }
fact-played = { $who } plays a card
label-windy = Windy nights
label-campaign-count = Flames
label-flames = Flames
label-gift = { $who } begins with { $flames } flames
