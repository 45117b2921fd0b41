# What the expansion Cities & Knights adds to the table.

## Names

level-trade-1 = Market
level-trade-2 = Craft Hall
level-trade-3 = Guild
level-trade-4 = Bank
level-trade-5 = Trade Centre
level-politics-1 = Town Hall
level-politics-2 = Embassy
level-politics-3 = Fortress
level-politics-4 = Court
level-politics-5 = High Council
level-science-1 = School
level-science-2 = Library
level-science-3 = Aqueduct
level-science-4 = Theatre
level-science-5 = University
# The sides of the event die.
face-ship = the ship
face-trade = the trade gate
face-politics = the politics gate
face-science = the science gate
# A card of which nothing but the deck is known, and one that is known.
card-of-trade = a trade card
card-of-politics = a politics card
card-of-science = a science card
card-known = “{ $card }”

## What the cards do

progress-about-alchemist = Before the roll: set both number dice as you like.
progress-about-crane = One improvement of this turn costs a commodity less.
progress-about-mining = Take 2 ore for each mountain hex at which you have a building.
progress-about-irrigation = Take 2 grain for each field hex at which you have a building.
progress-about-inventor = Swap two number tokens, none of them a 2, 6, 8 or 12.
progress-about-engineer = Build a city wall for free.
progress-about-medicine = Turn a settlement into a city, or restore one, for 2 ore and 1 grain.
progress-about-smith = Promote one or two of your knights for free.
progress-about-road-building = Build two roads for free.
progress-about-bishop = Move the robber, and draw a card from everybody who has a building there.
progress-about-diplomat = Take up an open road of anybody. If it is yours, you may lay it elsewhere.
progress-about-warlord = All your knights become active for free.
progress-about-wedding = Everybody with more points than you gives you two cards of their choice.
progress-about-intrigue = Drive away a knight of another player that stands at a road of yours.
progress-about-saboteur = Everybody with as many points as you or more discards half of their hand.
progress-about-spy = Look at the progress cards of another player and take one.
progress-about-deserter = Another player removes a knight, and you place one like it.
progress-about-merchant = Place the merchant at a building of yours: 1 point, and two for one of what the hex brings.
progress-about-commercial-harbour = In this turn you may offer everybody a resource once; whoever has a commodity must give one for it.
progress-about-merchant-fleet = In this turn the bank takes one kind of card two for one.
progress-about-master-merchant = Look at the hand of a player with more points than you and take two cards.
progress-about-trade-monopoly = Name a commodity: everybody who has it gives you one.
progress-about-resource-monopoly = Name a resource: everybody gives you two of it, or what they have.

## The table

group-cities = Cities
act-knight = Knight
act-activate = Activate
act-promote = Promote
act-march = Move
act-chase = Chase
act-wall = Wall
act-improve = Improve
act-restore = Restore
act-exchange = Exchange
about-knight = Build a basic knight at a road of yours. It is inactive.
about-activate = An active knight fights the barbarians, and can act from your next turn on.
about-promote = A knight becomes stronger by one rank.
about-march = An active knight moves along your roads. It may drive away a weaker one, and rests afterwards.
about-chase = An active knight at the robber’s hex drives the robber away, and rests afterwards.
about-wall = A wall under a city: you may hold two cards more on a seven.
about-improve = Improve a track of your city plan with its commodity.
about-restore = A city on its side stands up again.
about-exchange = Commercial Harbour: a resource for a commodity of another player.
place-build_knight = Place your knight
place-activate_knight = Choose the knight that becomes active
place-promote_knight = Choose the knight that you promote
place-move_knight = Choose the knight that moves
place-chase_knight = Choose the knight that chases the robber
place-build_wall = Choose the city that gets a wall
place-restore_city = Choose the city that stands up again
place-progress_inventor = Choose the two tokens that change places
place-progress_engineer = Choose the city that gets a wall
place-progress_medicine = Choose the settlement that becomes a city
place-progress_diplomat = Choose the open road that is taken up
place-progress_intrigue = Choose the knight that is driven away
place-progress_merchant = Choose the hex for the merchant
site-knight = Knight at { $place }
site-activate = Activate the knight at { $place }
site-promote = Promote the knight at { $place }
site-chase = Chase the robber with the knight at { $place }
site-wall = Wall at { $place }
site-metropolis = Metropolis at { $place }
site-loss = Lose the city at { $place }
site-removal = Give up the knight at { $place }
site-expulsion = Drive away the knight at { $place }
site-taking = Take up the road at { $place }
site-merchant = Merchant to { $place }
site-token = Token of { $place }
choose-improve = What do you improve?
choose-improve-hint = A level costs as many commodities of its track as its number.
choose-exchange = What do you offer, and to whom?
choose-exchange-hint = Everybody can be asked once a turn.
progress-hand = Your progress cards
progress-playable = can be played now
progress-not-now = cannot be played now
progress-ways = Ways to play this card
alchemist-red = Red die
alchemist-other = Other die
alchemist-set = Set the dice: { $sum }
why-KNIGHT_INACTIVE = none active
why-KNIGHT_TOO_NEW = next turn
why-KNIGHT_ACTIVE = all active
why-KNIGHT_NO_PATH = no way
why-ROBBER_LOCKED = robber locked
why-ROBBER_NOT_ADJACENT = robber is far
why-ALREADY_PROMOTED = done this turn
why-NEEDS_FORTRESS = needs Fortress
why-NEEDS_CITY = no city
why-REDUCED_CITY = restore first
why-RESTORE_FIRST = restore first
why-METROPOLIS_CAP = no free city
why-WALL_NEEDS_CITY = no city
why-WALL_EXISTS = all walled
why-CARD_LIMIT = later
stat-progress = { $count ->
    [one] { $count } progress card
   *[other] { $count } progress cards
}
stat-strength = Strength of the knights: { $active } active of { $all }
fact-levels = Levels: trade { $trade }, politics { $politics }, science { $science }
stock-ship = Barbarian ship: { $space } of 7
board-dice-face = event die: { $face }
board-knight = { $status ->
    [active] active { $knight }
   *[inactive] inactive { $knight }
} of { $name }, { $at }
board-wall = city wall of { $name }, { $at }
board-metropolis = metropolis ({ $track }) of { $name }, { $at }
board-reduced = city of { $name } on its side, { $at }
board-merchant = merchant of { $name }, { $at }
board-text-knights = knights: { $places }
board-text-walls = walls: { $places }
board-text-reduced = cities on their side: { $places }
board-text-metropolis = metropolis ({ $track }): { $places }
board-text-merchant = merchant: { $places }
# A knight in the text of the board: its rank, whether it is active, and where it stands.
board-text-knight = { $knight } ({ $status ->
    [active] active
   *[inactive] inactive
}), { $place }

## Moves in words

action-build-knight = Build a knight: { $place }
action-activate-knight = Activate the knight: { $place }
action-promote-knight = Promote the knight: { $place }
action-move-knight = Move the knight: { $place } → { $to }
action-chase-knight = Chase the robber with the knight: { $place }
action-build-wall = Build a city wall: { $place }
action-restore-city = Restore the city: { $place }
action-improve = Improve { $track }
action-improve-crane = Improve { $track } with the Crane
action-improve-to = Improve { $track } to { $level }, { $name }: { $cards }
action-improve-crane-to = Improve { $track } with the Crane to { $level }, { $name }: { $cards }
action-play = Play “{ $card }”
action-play-dice = Play “{ $card }”: red die { $red }, other die { $other }
action-play-at = Play “{ $card }”: { $place }
action-play-at-both = Play “{ $card }”: { $place } and { $other }
action-play-seat = Play “{ $card }”: { $seat }
action-play-good = Play “{ $card }”: { $good }
action-drop-card = Put back “{ $card }”
action-keep-card = Keep the card
action-commit = Send into battle: { $places }
action-commit-none = Send no knight into battle
action-lose-city = Lose the city: { $place }
action-pick-deck = Draw { $card }
action-aqueduct = Take { $card }
action-aqueduct-none = Take nothing
action-retreat = The knight goes to { $place }
action-remove-knight = Give up the knight: { $place }
action-place-knight = Place the knight: { $place }
action-present = Give { $cards }
action-exchange = Offer { $seat } { $card } for a commodity
action-raise-metropolis = Metropolis on the city: { $place }
action-move-road = Lay the road: { $place }
action-move-road-nowhere = Leave the road in the supply
action-take-card = Take “{ $card }”
action-take-goods = Take { $cards }

kind-build-knight = Build a knight
kind-activate-knight = Activate a knight
kind-promote-knight = Promote a knight
kind-move-knight = Move a knight
kind-build-wall = Build a city wall
kind-restore-city = Restore a city
kind-improve = Improvements
kind-exchange = Commercial Harbour
kind-drop-card = Put a progress card back
kind-keep-card = Keep the card
kind-commit-knights = Knights for the battle
kind-lose-city = City that is lost
kind-pick-deck = Deck to draw from
kind-aqueduct = Aqueduct
kind-retreat = Where the knight goes
kind-remove-knight = Knight that deserts
kind-place-knight = Place the knight
kind-present = Gift for the Wedding
kind-raise-metropolis = City for the metropolis
kind-move-road = Lay the road elsewhere
kind-take-goods = Cards for the Master Merchant
kind-progress-alchemist = { progress-alchemist }
kind-progress-crane = { progress-crane }
kind-progress-mining = { progress-mining }
kind-progress-irrigation = { progress-irrigation }
kind-progress-inventor = { progress-inventor }
kind-progress-engineer = { progress-engineer }
kind-progress-medicine = { progress-medicine }
kind-progress-smith = { progress-smith }
kind-progress-road-building = { progress-road-building }
kind-progress-bishop = { progress-bishop }
kind-progress-diplomat = { progress-diplomat }
kind-progress-warlord = { progress-warlord }
kind-progress-wedding = { progress-wedding }
kind-progress-intrigue = { progress-intrigue }
kind-progress-saboteur = { progress-saboteur }
kind-progress-spy = { progress-spy }
kind-progress-deserter = { progress-deserter }
kind-progress-merchant = { progress-merchant }
kind-progress-commercial-harbour = { progress-commercial-harbour }
kind-progress-merchant-fleet = { progress-merchant-fleet }
kind-progress-master-merchant = { progress-master-merchant }
kind-progress-trade-monopoly = { progress-trade-monopoly }
kind-progress-resource-monopoly = { progress-resource-monopoly }

## Prompts

prompt-may-improve = improve
prompt-may-command = command knights
prompt-roll-alchemist-hint = You may play the Alchemist before, and set the dice.
prompt-discard-half-hint = A seven or a Saboteur: half of your hand goes to the bank.
prompt-discard-half-wait = A seven or a Saboteur: cards are to be discarded.
prompt-fifth = A fifth progress card: put one back
prompt-fifth-hint = Four are the most. The card goes under its deck, unseen.
prompt-fifth-wait = A fifth progress card: one is to be put back.
prompt-own-fifth = A fifth progress card: play one or put one back
prompt-own-fifth-hint = Four are the most. This is settled before the number counts.
prompt-own-fifth-wait = A fifth progress card: one is to be played or put back.
prompt-fresh = You have received { $card }: play it now?
prompt-fresh-hint = Or keep it for later.
prompt-fresh-wait = A progress card was received: it may be played at once.
prompt-commit = The barbarians land: which knights fight?
prompt-commit-hint = Only active ones can. Those that fight rest afterwards.
prompt-commit-wait = The barbarians land: knights are sent into battle one after the other.
prompt-losses = The barbarians win: choose the city that you lose
prompt-losses-hint = It becomes a settlement, and its wall is gone.
prompt-losses-wait = The barbarians have won: a city is to be given up.
prompt-defenders = Equally strong defenders: draw a progress card
prompt-defenders-hint = Choose a deck.
prompt-defenders-wait = Equally strong defenders draw a progress card each.
prompt-aqueduct = Aqueduct: take a resource
prompt-aqueduct-hint = The number brought you nothing. You may also decline.
prompt-aqueduct-wait = Aqueduct: a resource may be taken.
prompt-retreat = Your knight is driven away: choose where it goes
prompt-retreat-hint = Along your roads; it stays as strong and as active as it was.
prompt-retreat-wait = A knight was driven away and goes elsewhere.
prompt-remove = Deserter: choose the knight that leaves you
prompt-remove-hint = { $seat } places one like it.
prompt-remove-wait = Deserter: a knight changes sides.
prompt-place-deserter = Deserter: place the { $knight }
prompt-place-deserter-hint = At a road of yours. It can act from your next turn on.
prompt-place-deserter-wait = Deserter: the knight is to be placed.
prompt-wedding = Wedding: choose two cards as a gift
prompt-wedding-hint = { $seat } gets them, unseen by the others.
prompt-wedding-wait = Wedding: those with more points choose two cards each.
prompt-exchange = Commercial Harbour: give a commodity for { $card }
prompt-exchange-hint = { $seat } gives you the resource; you choose which commodity goes.
prompt-exchange-wait = Commercial Harbour: a commodity is to be given for { $card }.
prompt-metropolis = Metropolis ({ $track }): choose its city
prompt-metropolis-hint = It counts 4 points in all, and the barbarians cannot take it.
prompt-metropolis-wait = A metropolis is to be placed: { $track }.
prompt-move-road = Diplomat: lay your road elsewhere
prompt-move-road-hint = On any path where you could build, or leave it in the supply.
prompt-move-road-wait = Diplomat: a road may be laid elsewhere.
prompt-spy = Spy: take a progress card of { $seat }
prompt-spy-hint = You see all that this player holds.
prompt-spy-wait = Spy: a progress card of { $seat } is to be taken.
prompt-master = { $count ->
    [one] Master Merchant: take { $count } card of { $seat }
   *[other] Master Merchant: take { $count } cards of { $seat }
}
prompt-master-hint = You see the whole hand: { $cards }
prompt-master-wait = Master Merchant: cards of { $seat } are to be taken.

## The log

log-threw = { $seat } rolls { $number } and { $face }
log-threw-red = { $seat } rolls a red { $red } and { $face }
log-threw-face = The event die shows { $face }
log-threw-face-too = the event die shows { $face }
log-sailed = The barbarian ship is at { $space } of 7
log-sailed-too = the ship is at { $space } of 7
log-production = The number { $number } counts
log-committed = { $count ->
    [0] { $seat } sends no knight into battle
    [one] { $seat } sends { $count } knight into battle
   *[other] { $seat } sends { $count } knights into battle
}
log-fought = { $who ->
    [barbarians] The barbarians win, { $barbarians } to { $knights }
   *[knights] The knights win, { $knights } to { $barbarians }
}
log-lost = { $seat } loses a city ({ $place })
log-reduced = a city of { $seat } lies on its side ({ $place })
log-reduced-alone = A city of { $seat } lies on its side ({ $place })
log-defended = { $seat } is the defender: +1 point
log-landed = The knights rest, and the ship goes back
log-landed-too = the knights rest, and the ship goes back
log-drew-progress = { $seat } draws { $card }
log-opened = { $seat } lays “{ $card }” open: +1 point
log-dropped = { $seat } puts back { $card }
log-kept = { $seat } keeps the card
log-played-progress = { $seat } plays “{ $card }”
log-played-dice = red die { $red }, other die { $other }
log-knight = { $seat } builds a { $knight } ({ $place })
log-knight-too = { $knight } ({ $place })
log-activated = { $seat } activates a knight ({ $place })
log-activated-too = knight activated ({ $place })
log-promoted = { $seat } promotes a knight: { $knight } ({ $place })
log-promoted-too = { $knight } ({ $place })
log-marched = { $seat } moves a knight ({ $place } → { $to })
log-expelled = The knight of { $seat } is driven away ({ $place })
log-expelled-too = the knight of { $seat } is driven away ({ $place })
log-retreated = The knight of { $seat } goes to { $to }
log-retreated-too = it goes to { $to }
log-removed = { $seat } loses a { $knight } ({ $place })
log-chased = { $seat } chases the robber with a knight ({ $place })
log-walled = { $seat } builds a city wall ({ $place })
log-walled-too = wall ({ $place })
log-restored = { $seat } restores a city ({ $place })
log-restored-too = restored city ({ $place })
log-improved = { $seat } improves { $track } to { $level }, { $name }
log-metropolis = { $seat } gets the metropolis of { $track }: +2 points ({ $place })
log-toppled = { $seat } loses the metropolis of { $track }: −2 points
log-aqueduct-none = { $seat } takes nothing from the Aqueduct
log-swapped = The tokens of { $place } and { $other } change places
log-swapped-too = the tokens of { $place } and { $other } change places
log-road-taken = A road of { $seat } is taken up ({ $place })
log-road-taken-too = a road of { $seat } is taken up ({ $place })
log-merchant = { $seat } has the merchant: +1 point ({ $place })
log-merchant-too = merchant to { $place }
log-spied = { $seat } looks at the progress cards of { $victim }
log-spied-too = looks at the progress cards of { $victim }
log-spied-too-own = looks at your progress cards
log-spied-own = { $seat } looks at your progress cards
log-took-card = { $seat } takes { $card } from { $victim }
log-took-card-own = { $seat } takes { $card } from you
log-saw-hand = { $seat } looks at the hand of { $victim }
log-saw-hand-known = { $seat } looks at the hand of { $victim }: { $cards }
log-saw-hand-own = { $seat } looks at your hand
log-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-exchanged = { $seat } gives { $partner } { $give } for { $want }
log-exchanged-own = { $seat } gives you { $give } for { $want }
log-exchange-failed = { $seat } asks { $partner } for a commodity, but there is none
log-exchange-failed-own = { $seat } asks you for a commodity, but you have none

log-threw-you = { $seat } roll { $number } and { $face }
log-threw-red-you = { $seat } roll a red { $red } and { $face }
log-committed-you = { $count ->
    [0] { $seat } send no knight into battle
    [one] { $seat } send { $count } knight into battle
   *[other] { $seat } send { $count } knights into battle
}
log-lost-you = { $seat } lose a city ({ $place })
log-reduced-you = your city lies on its side ({ $place })
log-reduced-alone-you = Your city lies on its side ({ $place })
log-defended-you = { $seat } are the defender: +1 point
log-drew-progress-you = { $seat } draw { $card }
log-opened-you = { $seat } lay “{ $card }” open: +1 point
log-dropped-you = { $seat } put back { $card }
log-kept-you = { $seat } keep the card
log-played-progress-you = { $seat } play “{ $card }”
log-knight-you = { $seat } build a { $knight } ({ $place })
log-activated-you = { $seat } activate a knight ({ $place })
log-promoted-you = { $seat } promote a knight: { $knight } ({ $place })
log-marched-you = { $seat } move a knight ({ $place } → { $to })
log-expelled-you = Your knight is driven away ({ $place })
log-expelled-too-you = your knight is driven away ({ $place })
log-retreated-you = Your knight goes to { $to }
log-removed-you = { $seat } lose a { $knight } ({ $place })
log-chased-you = { $seat } chase the robber with a knight ({ $place })
log-walled-you = { $seat } build a city wall ({ $place })
log-restored-you = { $seat } restore a city ({ $place })
log-improved-you = { $seat } improve { $track } to { $level }, { $name }
log-metropolis-you = { $seat } get the metropolis of { $track }: +2 points ({ $place })
log-toppled-you = { $seat } lose the metropolis of { $track }: −2 points
log-aqueduct-none-you = { $seat } take nothing from the Aqueduct
log-road-taken-you = Your road is taken up ({ $place })
log-road-taken-too-you = your road is taken up ({ $place })
log-merchant-you = { $seat } have the merchant: +1 point ({ $place })
log-spied-you = { $seat } look at the progress cards of { $victim }
log-spied-too-you = look at the progress cards of { $victim }
log-took-card-you = { $seat } take { $card } from { $victim }
log-saw-hand-you = { $seat } look at the hand of { $victim }
log-saw-hand-known-you = { $seat } look at the hand of { $victim }: { $cards }
log-exchanged-you = { $seat } give { $partner } { $give } for { $want }
log-exchange-failed-you = { $seat } ask { $partner } for a commodity, but there is none
since-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
since-wall = { $count ->
    [one] a wall
   *[other] { $count } walls
}

## The position in words

state-ship = Barbarian ship: { $space } of 7
state-locked = The robber is locked until the barbarians have landed.
state-thrown = Red die: { $red }, event die: { $face }
state-merchant = Merchant: { $seat }, { $place }
state-metropolis = Metropolis of { $track }: { $seat }, { $place }
state-metropolis-free = Metropolis of { $track }: nobody
state-decks = Progress cards left: trade { $trade }, politics { $politics }, science { $science }
state-crane = Cranes open: { $count }
state-fleet = Two for one this turn: { $cards }
state-harbour-open = Commercial Harbour is open. Asked already: { $seats }
state-levels = Trade { $trade }, politics { $politics }, science { $science }
state-knight = { $knight }, { $status ->
    [active] active
   *[inactive] inactive
}: { $place }
state-walls = City walls: { $places }
state-reduced = Cities on their side: { $places }
state-defender = Defender points: { $count }
state-open-card = Open: { $card }
state-progress-held = Progress cards: trade { $trade }, politics { $politics }, science { $science }
state-progress-known = You know of: { $cards }
state-progress-own = Progress cards: { $cards }
state-hand-seen = The hand that you see: { $cards }
