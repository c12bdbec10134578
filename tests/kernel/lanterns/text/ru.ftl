ask-bet = Сколько фонарей будет гореть?
ask-side = С какой стороны?
ask-turn = Ваш ход
ask-answer = Ответить картой?
option-bet = Ставка: { $number }
option-side = { $side ->
    [0] слева
   *[1] справа
}
option-light = Зажечь огонь
option-draw = Взять карту
option-rest = Отдохнуть
option-drop = Сбросить карту { $card }
option-gust = Порыв
option-shutter = Ставень
fact-bets = Ставки: { $number }
fact-lit = { $who }: огонь горит
fact-blown = { $who }: огонь погас
fact-dropped = { $who }: карта сброшена
fact-drew = { $who }: карта из колоды
fact-drew-own = Ваша карта: номер { $card }
fact-played = { $who }: сыграна карта
label-windy = Ветреные ночи
label-campaign-count = Огни
label-flames = Огни
label-gift = { $who } начинает с огнями: { $flames }
