# What several of the larger tables say: Cities & Knights, Barbarian Attack, Traders & Barbarians.

answers = Answers
why-NO_KNIGHT_HERE = no knight
why-MAX_LEVEL = highest
action-found-city = Found a city: { $place }
prompt-found-city = Found a city
prompt-found-city-hint = Choose an intersection. The lands around it give you your first cards.
prompt-found-city-wait = A city is to be founded.
prompt-found-road-city-hint = Choose a path at the new city.
prompt-found-road-city-wait = A road is to be laid at the new city.
log-founded-city = { $seat } founds a city ({ $place })
log-founded-city-you = { $seat } found a city ({ $place })
state-hand-count = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
site-raider = Barbarian to { $place }
why-NO_BARBARIAN = no barbarian
board-text-barbarians = Barbarians
note-grain = for a grain
kind-take-card = Take a card
