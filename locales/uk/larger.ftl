# What several of the larger tables say: Cities & Knights, Barbarian Attack, Traders & Barbarians.

answers = Відповіді
why-NO_KNIGHT_HERE = немає лицаря
why-MAX_LEVEL = вище нікуди
action-found-city = Поставити місто: { $place }
prompt-found-city = Поставте місто
prompt-found-city-hint = Виберіть перехрестя. Землі довкола дадуть перші карти.
prompt-found-city-wait = Початкове розставлення: місто.
prompt-found-road-city-hint = Виберіть шлях біля нового міста.
prompt-found-road-city-wait = Початкове розставлення: дорога.
log-founded-city = { $seat } ставить місто ({ $place })
log-founded-city-you = { $seat } ставите місто ({ $place })
state-hand-count = { $hand ->
    [one] { $hand } карта на руці
    [few] { $hand } карти на руці
   *[other] { $hand } карт на руці
}
site-raider = Варвар: { $place }
why-NO_BARBARIAN = немає варварів
board-text-barbarians = Варвари
note-grain = за зерно
kind-take-card = Взяти карту
