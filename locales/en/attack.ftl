# What the scenario Barbarian Attack adds to the table.

## The table

group-attack = Barbarians
act-expel_barbarian = Drive off
about-expel_barbarian = One barbarian leaves a coast and goes back to the supply. It is no prisoner.
place-expel_barbarian = Choose the coast that a barbarian leaves
site-horseman = Knight to { $place }
site-capture = Capture a barbarian: { $place }
site-repulse = Drive off a barbarian: { $place }
note-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
march-must = A knight has to leave the castle before the march can end.
march-end = End the march
why-OVERRUN = overrun
why-CAPTURED = captured
why-MUST_LEAVE = leave castle
fact-prisoners = { $count ->
    [one] { $count } prisoner; two are a point
   *[other] { $count } prisoners; two are a point
}
fact-captured = { $count ->
    [one] { $count } building is held by barbarians and counts nothing
   *[other] { $count } buildings are held by barbarians and count nothing
}
fact-knights-left = { $count ->
    [one] { $count } knight left to place
   *[other] { $count } knights left to place
}
stat-horsemen = { $count ->
    [one] { $count } knight on the island
   *[other] { $count } knights on the island
}
stock-barbarians = Barbarians in the supply: { $count }
stock-attack-cards = Cards in the deck: { $count }
board-horseman = knight of { $name }, { $at }
board-foreign = foreign knight, { $at }
board-barbarians = { $count ->
    [one] { $count } barbarian, { $at }
   *[other] { $count } barbarians, { $at }
}
board-overrun = { $barbarians }, overrun
board-captured = captured { $piece } of { $name }, { $at }
board-text-horsemen = knights: { $places }
board-text-captured = captured: { $places }
# Barbarians on a coast in a list: where they are, and how many.
board-text-coast = { $count ->
    [one] { $place }: { $count } barbarian
   *[other] { $place }: { $count } barbarians
}

## The cards

attack-card-knighthood = Knighthood
attack-card-black-knight = Black Knight
attack-card-intrigue = Intrigue
attack-card-treason = Treason

## Moves in words

action-raid = Draw a card from { $seat }
action-raid-nobody = Draw from nobody
action-muster-knight = Place your knight: { $place }
action-muster-foreign = Place the foreign knight: { $place }
action-capture-barbarian = Capture a barbarian: { $place }
action-turn-barbarian = Barbarian: { $place } → { $to }
action-turn-barbarian-supply = Barbarian from the supply → { $to }
action-send-knight = Move the knight: { $place } → { $to }
action-send-knight-grain = Move the knight for a grain: { $place } → { $to }
action-end-march = End the march
action-expel-barbarian = Pay tokens: drive off a barbarian, { $place }
kind-raid = Card after a seven
kind-muster-knight = Place the knight
kind-muster-foreign = Place the foreign knight
kind-capture-barbarian = Intrigue
kind-turn-barbarian = Treason
kind-send-knight = Move a knight
kind-end-march = End the march
kind-expel-barbarian = Drive off a barbarian

## Prompts

prompt-raid = A seven: whose card do you draw?
prompt-raid-hint = One card, unseen.
prompt-raid-wait = A seven: a card may be drawn from somebody.
prompt-muster-castle = Knighthood: place your knight
prompt-muster-castle-hint = On a free side of the castle. In the march it has to leave it.
prompt-muster-castle-wait = Knighthood: a knight is to be placed at the castle.
prompt-muster-anywhere = Black Knight: place your knight
prompt-muster-anywhere-hint = On any path of the island without a knight.
prompt-muster-anywhere-wait = Black Knight: a knight is to be placed.
prompt-foreign = Place the foreign knight
prompt-foreign-hint = It enters at the castle, and both players may move it.
prompt-foreign-wait = The foreign knight is to be placed.
prompt-intrigue = Intrigue: capture a barbarian
prompt-intrigue-hint = Choose a coast. Two prisoners are a point.
prompt-intrigue-wait = Intrigue: a barbarian becomes a prisoner.
prompt-treason = Treason: send the first barbarian to another coast
prompt-treason-hint = Then a second one. Both go at the same time, between four different coasts.
prompt-treason-wait = Treason: two barbarians change coasts.
prompt-treason-second = Treason: send the second barbarian to another coast
prompt-treason-second-hint = The first one goes from { $place } to { $to }.
prompt-treason-second-supply-hint = The first one comes from the supply to { $to }.
prompt-march = Move your knights, or end the march
prompt-march-hint = Each goes up to three steps, or five for a grain.
prompt-march-wait = Knights are moving.
prompt-march-foreign = Move the foreign knight, or leave it
prompt-march-foreign-hint = Up to three steps, or five for a grain.
prompt-march-foreign-wait = The foreign knight may be moved.

## The log

log-attack-card = { $seat } buys a card, “{ $card }”
log-attack-card-you = { $seat } buy a card, “{ $card }”
log-attack-card-too = then “{ $card }”
log-attack-shuffled = The cards are shuffled anew
log-no-use = to no effect
log-no-use-alone = The card has no effect
log-landing = Barbarians land
# The number on the dice, and what comes of it.
log-landing-at = { $number } ({ $place })
log-landing-full = { $number }, where there is no room
log-landing-again = { $number } is rolled again
log-overrun = The coast is overrun ({ $place })
log-overrun-too = the coast is overrun ({ $place })
log-freed = The coast is free again ({ $place })
log-freed-too = the coast is free again ({ $place })
log-taken = A building of { $seat } is captured ({ $place })
log-taken-you = Your building is captured ({ $place })
log-taken-too = a building of { $seat } is captured ({ $place })
log-taken-too-you = your building is captured ({ $place })
log-retaken = A building of { $seat } is free again ({ $place })
log-retaken-you = Your building is free again ({ $place })
log-retaken-too = a building of { $seat } is free again ({ $place })
log-retaken-too-you = your building is free again ({ $place })
log-mustered = { $seat } places a knight ({ $place })
log-mustered-you = { $seat } place a knight ({ $place })
log-mustered-too = knight ({ $place })
log-foreign = The foreign knight enters ({ $place })
log-foreign-too = the foreign knight enters ({ $place })
log-intrigue = { $seat } captures a barbarian ({ $place })
log-intrigue-you = { $seat } capture a barbarian ({ $place })
log-intrigue-too = a prisoner ({ $place })
log-turned = A barbarian changes coasts ({ $place } → { $to })
log-turned-too = barbarian ({ $place } → { $to })
log-turned-supply = A barbarian comes from the supply ({ $to })
log-turned-supply-too = barbarian from the supply ({ $to })
log-sent = { $seat } moves a knight ({ $place } → { $to })
log-sent-you = { $seat } move a knight ({ $place } → { $to })
log-foreign-sent = { $seat } moves the foreign knight ({ $place } → { $to })
log-foreign-sent-you = { $seat } move the foreign knight ({ $place } → { $to })
log-repulsed = { $seat } drives off a barbarian ({ $place })
log-repulsed-you = { $seat } drive off a barbarian ({ $place })
log-repulsed-too = a barbarian is driven off ({ $place })
log-coast-won = The knights win ({ $place })
log-lot = { $seat } rolls { $number }
log-lot-you = { $seat } roll { $number }
log-prisoners = { $count ->
    [one] { $seat } gets { $count } prisoner
   *[other] { $seat } gets { $count } prisoners
}
log-prisoners-you = { $count ->
    [one] { $seat } get { $count } prisoner
   *[other] { $seat } get { $count } prisoners
}
log-aside = { $count ->
    [one] { $count } prisoner of the foreign knight is put aside
   *[other] { $count } prisoners of the foreign knight are put aside
}
log-aside-alone = Prisoners of the foreign knight put aside: { $count }
log-losses = loss die: { $die }
log-losses-alone = The loss die shows { $die }
log-fell = a knight of { $seat } falls ({ $place })
log-fell-you = your knight falls ({ $place })
log-fell-alone = A knight of { $seat } falls ({ $place })
log-fell-alone-you = Your knight falls ({ $place })
since-horseman = { $count ->
    [one] a knight
   *[other] { $count } knights
}

## The position in words

state-barbarians = Barbarians: { $places }
state-barbarians-none = There are no barbarians on the island.
state-coast = { $place }, { $count }
state-overrun = Overrun: { $places }
state-barbarians-left = Barbarians in the supply: { $count }
state-foreign = Foreign knight: { $place }
state-aside = Prisoners put aside: { $count }
state-horsemen = Knights: { $places }
state-prisoners = Prisoners: { $count }
state-captured = Captured: { $places }
