# What several of the larger tables say: Cities & Knights, Barbarian Attack, Traders & Barbarians.

answers = Ответы
why-NO_KNIGHT_HERE = нет рыцаря
why-MAX_LEVEL = выше некуда
action-found-city = Поставить город: { $place }
prompt-found-city = Поставьте город
prompt-found-city-hint = Выберите перекрёсток. Земли вокруг дадут первые карты.
prompt-found-city-wait = Начальная расстановка: город.
prompt-found-road-city-hint = Выберите путь у нового города.
prompt-found-road-city-wait = Начальная расстановка: дорога.
log-founded-city = { $seat } ставит город ({ $place })
log-founded-city-you = { $seat } ставите город ({ $place })
state-hand-count = { $hand ->
    [one] { $hand } карта на руке
    [few] { $hand } карты на руке
   *[other] { $hand } карт на руке
}
site-raider = Варвар: { $place }
why-NO_BARBARIAN = нет варваров
board-text-barbarians = Варвары
note-grain = за зерно
kind-take-card = Взять карту
