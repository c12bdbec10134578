# The table on a screen of letters: words that all games share.

table-to-play = { $who } to play
table-order = Turn order: { $seats }
table-legend = On the map
table-lit = you may act here
table-cards = Open cards
table-supply = Supply
table-players = Players
table-hand = Your cards
table-tokens = ● active token, ○ spent; a number is the price of a new one, ★ the reward for a full track
table-ahead = ahead
table-won = won
table-lost = lost
table-total = Total
table-pile =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
table-backs =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }

figure-any = { $count } any
figure-same = { $count } alike
figure-different = { $count } different
