## The board

board-label = The island, { $count } { $count ->
    [one] hex
   *[other] hexes
}
board-picture = Board: arrow keys move between legal sites, Enter picks one

# $land is the terrain with its number: “hills 6”.
board-hex = { $land }, hex { $at }
board-hex-robbed = { $land }, robber, hex { $at }
board-piece = { $piece } of { $name }, { $at }
board-harbour = Harbour { $ratio }
board-harbour-of = Harbour { $ratio } { $resource }
board-ground = Fishing ground { $number }
board-camel = camel, { $at }

board-sites = Legal sites
# $label says what picking the site does: “Settlement at forest 6, sea [N(0,0)]”.
board-site-key = { $label }, key { $key }
# $goods are the resources of the hexes around, each with its pips.
board-yield = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}: { $goods }
board-confirm = Confirm: { $label }
board-take-back = Choose again

board-dice = Dice: { $one } and { $other }, sum { $sum }
board-dice-number = Number { $sum }
board-dice-none = The dice have not been thrown yet
board-rolled-you = you rolled
board-rolled = { $name } rolled
board-unrolled = no roll yet

board-legend-route = Longest Road
board-legend-site = legal site

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole island

board-text = Board as text
board-text-open = Text view
board-text-hexes = Hexes, row by row, from west to east
board-text-robbed = { $land } with the robber
board-text-robber-away = The robber stands beside the board.
board-text-pieces = Pieces
board-text-settlements = settlements: { $places }
board-text-cities = cities: { $places }
board-text-roads = roads: { $places }
board-text-bridges = bridges: { $places }
board-text-damaged = damaged: { $places }
board-text-longest = Longest Road: { $places }
board-text-none = nothing yet
board-text-harbours = Harbours and the intersections they serve
board-text-grounds = Fishing grounds
board-text-rivers = Rivers
board-text-river = through { $hexes }; into the sea at { $mouth }
board-text-bridge-sites = Bridge sites: { $places }
board-text-camels = Camels
board-text-no-sites = There is nothing to pick on the board now.
# The island game on the page.

## The table

top-points = first to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
top-short = Round { $round } · to { $points }
top-watching = { $count } watching
players-panel = Players
actions = Actions
tabs = Parts of the table
tab-build = Build
tab-trade = Trade
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-news = { $count } new

tell-offline = Reconnecting…
tell-offline-hint = Nothing is lost: the game goes on where it was as soon as the connection is back.
tell-paused = The table is paused
tell-paused-hint = The game goes on as soon as the players are back.
tell-waiting = Waiting for { $seats }
tell-moment = One moment…
place-build_road = Place your road
place-build_settlement = Place your settlement
place-build_city = Choose the settlement that becomes a city
place-to = Choose where it goes
place-sites = { $count ->
    [one] { $count } legal site is marked. Pick it on the island.
   *[other] { $count } legal sites are marked. Pick one on the island.
}
choose-play_year_of_plenty = Year of plenty: choose two cards
choose-play_year_of_plenty-hint = They come from the bank into your hand.
choose-play_monopoly = Monopoly: choose a resource
choose-play_monopoly-hint = Everybody gives you all their cards of it.
chooser-pick = { $resource }, chosen: { $count }
chooser-play = Play the card
site-road = Road at { $place }
site-settlement = Settlement at { $place }
site-city = City at { $place }
site-bridge = Bridge at { $place }
site-camel = Camel at { $place }
site-hex = Robber to { $place }
site-pick = From { $place }

act-roll = Roll
act-roll-note = both dice
act-road = Road
act-settlement = Settlement
act-city = City
act-card = Card
act-trade = Trade
act-claim = Claim victory
act-end = End turn
act-end-note = next: { $name }
act-not = not possible. { $reason }
act-groups = Groups of moves
group-turn = Turn
why-short = short
why-other = not now
why-NOT_YOUR_TURN = not your turn
why-ACTION_PENDING = later
why-WRONG_PHASE = not now
why-ROLL_FIRST = roll first
why-ALREADY_ROLLED = rolled
why-TRADE_CLOSED = trade is over
why-PATH_OCCUPIED = no free path
why-ROAD_BLOCKED = way blocked
why-ROAD_NOT_CONNECTED = no free path
why-INTERSECTION_OCCUPIED = no site
why-TOO_CLOSE = no site
why-NO_OWN_ROAD = no site
why-NO_SETTLEMENT_HERE = no settlement
why-NO_PIECES_LEFT = none left
why-DECK_EMPTY = deck empty
why-ROAD_DAMAGED = repair first
waiting-watch = You are watching. { $seat } is playing.
waiting-turn = { $seat } is playing. Your turn comes after.
waiting-others = The others answer first.
waiting-place = { $count ->
    [one] The only place you can choose is marked on the island.
   *[other] { $count } places are marked on the island: choose one of them.
}
waiting-list = What you can choose is in the list “More moves”.
waiting-offer = Make an offer
others = More moves
others-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
others-more = Show more

hand = Your hand, { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
hand-cards = { $count ->
    [one] card
   *[other] cards
}
hand-limit = limit on a seven: { $limit }
card-label = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-do = Play this card
card-play = play
card-counts = counts by itself
card-new = bought this turn
card-not-now = not playable now
card-fresh = new
card-about-knight = Move the robber to another hex and take a card, unseen, from somebody who lives there. The knight stays in front of you and counts for the Largest Army.
card-about-road_building = Build two roads for nothing, one after the other.
card-about-year_of_plenty = Take any two cards from the bank, the same or different ones. You can use them at once.
card-about-monopoly = Name a resource: everybody else gives you all their cards of it.
card-about-victory_point = One point. The others do not see it until you win.
card-when = One a turn, in your own turn, even at its very start; not in the turn in which you bought it.
card-when-never = It is never played: it counts from the moment you buy it.
discard-card = { $count } { $resource }, picked for the discard: { $picked }
discard-title = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
discard-left = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
discard-do = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
discard-tap = Tap the cards in your hand that you give up.
discard-clear = Clear
theft = Whom to rob
theft-rob = Rob { $name }

player-hidden = { $open } + { $hidden } hidden
player-points = { $count ->
    [one] point
   *[other] points
}
player-left = Left
stat-hand = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
stat-cards = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
stat-knights = { $count ->
    [one] { $count } knight played
   *[other] { $count } knights played
}
stat-army = Largest Army, { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
stat-road = Road of length { $count }
stat-longest = Longest Road, length { $count }
rolls = Rolls
rolls-count = { $count } so far, line = expected
rolls-sum = { $sum }: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
bank = Bank
bank-deck = development cards
bank-harbour = { $rate } harbour
bank-rate = { $rate } bank
bank-swap = Swap
bank-takes = { $count } { $resource } for one card
bank-one = 1 card
costs = Costs
costs-card = development card

trade = Trade
trade-own = your offer
trade-theirs = your offer to the player on turn
trade-before-number = Trading begins with the number of the turn.
trade-shut = No offers right now.
trade-watching = you are watching
trade-give = You give
trade-get = You get
trade-have = have { $count }
trade-to-give = { $good } to give
trade-to-get = { $good } to get
trade-to = Offer to
trade-all = All
trade-only = Ask { $name }
trade-offer-all = Offer to all
trade-offer-to = Offer to { $name }
trade-offer-some = Offer to { $count }
trade-clear = Clear the offer
trade-card = { $count } { $resource }, in your offer: { $picked }
trade-declining = declining all this turn
trade-declining-end = Ask me again
step-less = Less: { $what }
step-more = More: { $what }
offers = Offers
offers-none = No offers on the table.
offer-waits = thinking
offer-agrees = agrees
offer-declines = declines
offer-trade = Trade with { $name }
offer-withdraw = Withdraw
answer = An offer to you
answer-gives = { $seat } gives
answer-for = for
answer-muted = { $name } makes an offer (muted)
answer-show = Show
answer-accept = Accept
answer-counter = Counter-offer
answer-decline = Decline
answer-decline-all = Decline all this turn
answer-decline-all-hint = This page declines every further offer by itself until the turn is over.
deal = Answers to your offer
deal-aside = Not this turn
deal-aside-hint = Hides this offer on your page until your turn is over.

keys-title = Keys
keys-play = play a development card
keys-undo = take the last move back
keys-cancel = leave what was chosen
keys-log = log
keys-chat = chat
keys-costs = what everything costs
keys-keys = this list
keys-digits = pick a marked site
keys-arrows = move between marked sites
keys-confirm = confirm
keys-text = the board as text
# The island game.

## The log

log-opening = Throwing for the first turn
log-begins = { $seat } begins
log-founded = { $seat } founds a settlement ({ $place })
log-settlement = { $seat } builds a settlement ({ $place })
log-city = { $seat } builds a city ({ $place })
log-road = { $seat } builds a road ({ $place })
log-road-too = road ({ $place })
log-price = pays { $cards }
log-late = Time ran out.
log-late-alone = { $seat } did not choose
log-late-turn = { $seat } ends the turn
log-paid = { $seat } pays { $cards }
log-gain = { $seat } +{ $cards }
log-own-gain = +{ $cards }
log-loss = { $seat } −{ $cards }
log-income = Income
log-gained = { $seat } gets { $cards }
log-rolled = { $seat } rolls { $number }
log-bank-short = the bank has too little { $resource }
log-discards = Discards
log-robber = { $seat } moves the robber to { $place }
log-robber-too = robber to { $place }
log-robber-left = The robber leaves the board
log-robber-left-too = the robber leaves the board
log-stole = { $seat } robs { $victim }: { $card }
log-stole-too = robs { $victim } of { $card }
log-a-card = a card
log-two-cards = two cards
log-offered = { $seat } offers { $give } for { $want } to { $to }
log-countered = { $seat } proposes { $give } for { $want }
log-accepted = { $seat } agrees
log-declined = { $seat } declines
log-withdrawn = { $seat } takes the offer back
log-traded = { $seat } gives { $give } to { $partner } for { $want }
log-bank-traded = { $seat } gives the bank { $give } for { $want }
log-bought = { $seat } buys a development card
log-bought-known = { $seat } buys a development card, { $card }
log-played = { $seat } plays { $card }
log-longest-road = { $seat } takes the Longest Road
log-longest-road-lost = Nobody has the Longest Road any more
log-largest-army = { $seat } takes the Largest Army
log-largest-army-lost = Nobody has the Largest Army any more
log-turns-used-up = { $count ->
    [one] { $count } turn was played: the points decide
   *[other] { $count } turns were played: the points decide
}
log-revealed = { $count ->
    [one] { $seat } shows { $count } victory point card
   *[other] { $seat } shows { $count } victory point cards
}
log-won = { $points ->
    [one] { $seat } wins with { $points } point
   *[other] { $seat } wins with { $points } points
}
log-card-knight = knight
log-card-road-building = road building
log-card-year-of-plenty = year of plenty
log-card-monopoly = monopoly
log-card-victory-point = victory point
log-new-year = New year: all event cards are shuffled
log-event-card = { $seat } turns up { $card }
log-event = { $number } · { $name }
log-event-robber-attack = Robber Attack
log-event-epidemic = Epidemic
log-event-earthquake = Earthquake
log-event-good-neighbours = Good Neighbours
log-event-tournament = Tournament
log-event-trade-advantage = Trade Advantage
log-event-calm-sea = Calm Sea
log-event-robber-flees = Robber Flees
log-event-neighbourly-help = Neighbourly Help
log-event-conflict = Conflict
log-event-plentiful-year = Plentiful Year
log-damaged = The road of { $seat } is damaged ({ $place })
log-repaired = { $seat } repairs a road ({ $place })
log-repaired-too = repaired road ({ $place })
log-gave = { $seat } gives { $receiver } { $card }
log-drew-nothing = { $seat } draws no card
log-harbormaster = { $seat } becomes Harbormaster, +2 points
log-harbormaster-lost = Nobody is Harbormaster any more
log-tokens = { $count ->
    [one] { $seat } takes { $count } trade token
   *[other] { $seat } takes { $count } trade tokens
}
log-tokens-too = { $count ->
    [one] +{ $count } trade token
   *[other] +{ $count } trade tokens
}
log-tokens-paid = { $count ->
    [one] { $seat } pays { $count } trade token
   *[other] { $seat } pays { $count } trade tokens
}
log-retired-knight = { $seat } gives up a played knight
log-bought-for-gold = { $seat } buys { $card } for gold
log-drew-fish = { $seat } draws a fish token
log-drew-fish-known = { $seat } draws a fish token ({ $fish })
log-drew-boot = { $seat } draws the old boot and needs one point more to win
log-fish-turned-over = The spent fish tokens are turned over and mixed
log-fish-lost = { $count ->
    [one] { $seat } goes without { $count } fish token: none is left
   *[other] { $seat } goes without { $count } fish tokens: none is left
}
log-fish-exchanged = { $seat } hands in a fish token ({ $fish })
log-fish-kept = { $seat } keeps the fish tokens
log-fish-spent = { $seat } spends { $fish } fish
log-boot-passed = { $seat } passes the old boot to { $receiver }, who now needs one point more to win
log-bridge = { $seat } builds a bridge ({ $place })
log-rich = { $seat } becomes the Rich Settler: +1 point
log-rich-lost = Nobody is the Rich Settler any more
log-poor = { $count ->
    [one] Poor Settler, −2 points: { $seats }
   *[other] Poor Settlers, −2 points each: { $seats }
}
log-poor-nobody = Nobody is a Poor Settler any more
log-vote = Vote on the camel
log-bid = { $seat } bids { $cards }
log-named = { $seat } names { $place }
log-abstained = { $seat } abstains
log-camel = A camel goes to { $place }
log-between = { $seat } has a building between camels: +1 point ({ $place })

# What the reader does: each sentence again, for “you”. A sentence that has none names the reader like everybody else.
log-you-first = You
log-you = you
# Whom something is offered to.
log-to-you = you
log-begins-you = { $seat } begin
log-founded-you = { $seat } found a settlement ({ $place })
log-settlement-you = { $seat } build a settlement ({ $place })
log-city-you = { $seat } build a city ({ $place })
log-road-you = { $seat } build a road ({ $place })
log-price-you = pay { $cards }
log-paid-you = { $seat } pay { $cards }
log-gained-you = { $seat } get { $cards }
log-late-alone-you = { $seat } did not choose
log-late-turn-you = { $seat } end the turn
log-rolled-you = { $seat } roll { $number }
log-robber-you = { $seat } move the robber to { $place }
log-stole-you = { $seat } rob { $victim }: { $card }
log-stole-from-you = { $seat } robs you: { $card }
log-stole-too-you = rob { $victim } of { $card }
log-stole-too-from-you = robs you of { $card }
log-offered-you = { $seat } offer { $give } for { $want } to { $to }
log-countered-you = { $seat } propose { $give } for { $want }
log-accepted-you = { $seat } agree
log-declined-you = { $seat } decline
log-withdrawn-you = { $seat } take the offer back
log-traded-you = { $seat } give { $give } to { $partner } for { $want }
log-traded-with-you = { $seat } gives you { $give } for { $want }
log-bank-traded-you = { $seat } give the bank { $give } for { $want }
log-bought-you = { $seat } buy a development card
log-bought-known-you = { $seat } buy a development card, { $card }
log-played-you = { $seat } play { $card }
log-longest-road-you = { $seat } take the Longest Road
log-largest-army-you = { $seat } take the Largest Army
log-event-card-you = { $seat } turn up { $card }
log-gave-you = { $seat } give { $receiver } { $card }
log-gave-own = { $seat } gives you { $card }
log-drew-nothing-you = { $seat } draw no card
log-harbormaster-you = { $seat } become Harbormaster, +2 points
log-retired-knight-you = { $seat } give up a played knight
log-bought-for-gold-you = { $seat } buy { $card } for gold
log-fish-exchanged-you = { $seat } hand in a fish token ({ $fish })
log-fish-kept-you = { $seat } keep the fish tokens
log-boot-passed-you = { $seat } pass the old boot to { $receiver }, who now needs one point more to win
log-boot-passed-own = { $seat } passes you the old boot: you now need one point more to win
log-drew-fish-known-you = { $seat } draw a fish token ({ $fish })
log-drew-boot-you = { $seat } draw the old boot and need one point more to win
log-fish-lost-you = { $count ->
    [one] { $seat } go without { $count } fish token: none is left
   *[other] { $seat } go without { $count } fish tokens: none is left
}
log-bridge-you = { $seat } build a bridge ({ $place })
log-bid-you = { $seat } bid { $cards }
log-named-you = { $seat } name { $place }
log-abstained-you = { $seat } abstain
log-between-you = Your building is between camels now: +1 point ({ $place })
log-rich-you = { $seat } become the Rich Settler: +1 point
log-revealed-you = { $count ->
    [one] { $seat } show { $count } victory point card
   *[other] { $seat } show { $count } victory point cards
}
log-won-you = { $points ->
    [one] { $seat } win with { $points } point
   *[other] { $seat } win with { $points } points
}
log-tokens-you = { $count ->
    [one] { $seat } take { $count } trade token
   *[other] { $seat } take { $count } trade tokens
}
log-tokens-paid-you = { $count ->
    [one] { $seat } pay { $count } trade token
   *[other] { $seat } pay { $count } trade tokens
}
log-fish-spent-you = { $seat } spend { $fish } fish
## Since the reader's last turn

since-gained = you get { $cards }
since-lost = you lose { $cards }
since-unseen = { $count ->
    [one] a card of yours is taken
   *[other] { $count } cards of yours are taken
}
since-built = { $seat } builds { $pieces }
since-settlement = { $count ->
    [one] a settlement
   *[other] { $count } settlements
}
since-city = { $count ->
    [one] a city
   *[other] { $count } cities
}
since-road = { $count ->
    [one] a road
   *[other] { $count } roads
}
since-bridge = { $count ->
    [one] a bridge
   *[other] { $count } bridges
}
since-robber = robber to { $place } ({ $seat })
since-points = points: { $points }
since-quiet = nothing new for you

## Actions in words

action-found-settlement = Found a settlement: { $place }
action-found-road = Lay a road: { $place }
action-roll = Roll the dice
action-reveal = Draw an event card
action-discard = Discard { $cards }
action-move-robber = Robber to { $place }
action-rob = Rob { $seat }
action-offer = Offer { $give } for { $want } to { $to }
action-accept = Accept the terms of { $seat }
action-decline = Decline the offer
action-withdraw = Take the own offer back
action-trade-with = Trade with { $seat }
action-bank-trade = Give the bank { $give } for { $want }
action-build-road = Build a road: { $place }
action-build-settlement = Build a settlement: { $place }
action-build-city = Build a city: { $place }
action-buy-card = Buy a development card
action-play-knight = Play a knight
action-play-road-building = Play road building
action-play-year-of-plenty = Play year of plenty: take { $cards }
action-play-monopoly = Play monopoly: all { $resource }
action-play-victory-point = Play a victory point
action-claim-victory = Claim victory
action-end-turn = End the turn
action-damage-road = Damage the road: { $place }
action-repair-road = Repair the road: { $place }
action-give-left = Give the left neighbour { $card }
action-receive = Take { $card } from the bank
action-draw-from = Draw a card from { $seat }
action-draw-from-nobody = Draw from nobody
action-help = Give { $seat } { $card }
action-flee = The robber flees to { $place }
action-build-road-for = Build a road for { $seat }: { $place }
action-build-settlement-for = Build a settlement for { $seat }: { $place }
action-retire-knight = Give up a played knight for trade tokens
action-force-trade = Pay tokens for a forced trade
action-hand-over = Hand over { $cards }
action-chase-robber = Pay tokens: chase the robber away
action-chase-robber-to = Pay tokens: chase the robber to { $place }
action-buy-for-gold = Buy { $card } for gold
action-sell-for-gold = Give the bank { $cards } for gold
action-fish-remove-robber = Fish { $tokens }: the robber leaves the board
action-fish-steal = Fish { $tokens }: draw a card from { $seat }
action-fish-take = Fish { $tokens }: take { $card } from the bank
action-fish-road = Fish { $tokens }: a free road
action-fish-card = Fish { $tokens }: a development card
action-exchange-fish = Exchange the fish token { $token }
action-keep-fish = Keep all fish tokens
action-pass-boot = Pass the old boot to { $seat }
action-build-bridge = Build a bridge: { $place }
action-bid = Bid { $cards }
action-bid-nothing = Bid nothing
action-name-path = Name a path: { $place }
action-abstain = Abstain
action-place-camel = Place the camel: { $place }

# Kinds of moves, as headings.
kind-found-settlement = Founding: settlement
kind-found-road = Founding: road
kind-roll = Dice
kind-discard = Discard
kind-move-robber = Robber
kind-rob = Whom to rob
kind-offer = Trade offers
kind-accept = Accept
kind-decline = Decline
kind-withdraw = Withdraw
kind-trade-with = Trade
kind-bank-trade = Trade with the bank
kind-build-road = Build a road
kind-build-settlement = Build a settlement
kind-build-city = Build a city
kind-buy-card = Buy a development card
kind-play-knight = Knight
kind-play-road-building = Road building
kind-play-year-of-plenty = Year of plenty
kind-play-monopoly = Monopoly
kind-play-victory-point = Victory point
kind-claim-victory = Victory
kind-end-turn = End of the turn
kind-damage-road = Damaged road
kind-repair-road = Repair a road
kind-give-left = Gift to the left
kind-receive = Card from the bank
kind-draw-from = Draw a card
kind-help = Help
kind-flee = The robber flees
kind-build-road-for = Neutral road
kind-build-settlement-for = Neutral settlement
kind-retire-knight = Give up a knight
kind-force-trade = Forced trade
kind-hand-over = Hand over cards
kind-chase-robber = Chase the robber away
kind-buy-for-gold = Buy for gold
kind-sell-for-gold = Gold from the bank
kind-fish-remove-robber = Fish: the robber leaves
kind-fish-steal = Fish: draw a card
kind-fish-take = Fish: card from the bank
kind-fish-road = Fish: free road
kind-fish-card = Fish: development card
kind-exchange-fish = Exchange fish
kind-keep-fish = Keep the fish
kind-pass-boot = Old boot
kind-build-bridge = Build a bridge
kind-bid = Bids for the camel
kind-name-path = Path for the camel
kind-place-camel = Camel
kind-other = Other moves

## Prompts

prompt-over = { $seat } has won
prompt-waiting = Waiting for { $seats }
prompt-chance = One moment…
prompt-draw = One moment…
prompt-draw-hint = Chance decides.
prompt-draw-wait = Chance decides.
prompt-found-settlement = Found a settlement
prompt-found-settlement-hint = Choose an intersection.
prompt-found-settlement-wait = A settlement is to be founded.
prompt-found-road = Lay a road
prompt-found-road-hint = Choose a path at the new settlement.
prompt-found-road-wait = A road is to be laid at the new settlement.
prompt-roll = Roll the dice
prompt-roll-hint =
    { $held ->
        [none] The sum says which hexes bring cards.
       *[some] You may play a development card before.
    }
prompt-roll-wait = The dice are to be rolled.
prompt-turn = Your turn
prompt-turn-hint = Nothing else is possible: end your turn.
# What may be done, in a list: “Trade, build or end your turn.”
prompt-may-claim = claim victory
prompt-may-trade = trade
prompt-may-build = build
prompt-may-buy = buy a card
prompt-may-play = play a card
prompt-may-end = end your turn
prompt-may-accept = accept
prompt-may-decline = decline
prompt-may-propose = propose something else
prompt-turn-wait = Trading and building.
prompt-answer = { $seat } offers you { $give } for { $want }
prompt-answer-wait = Offer of { $seat }: { $give } for { $want }.
prompt-deal = { $count ->
    [one] { $seats } agrees: close the deal
   *[other] { $seats } agree: choose with whom to trade
}
prompt-deal-hint = Or take your offer back.
prompt-counter = { $seat } wants { $want } instead
prompt-counter-hint = And gives you { $give }. Accept, propose something else, or put it aside.
prompt-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
prompt-discard-hint = A seven: too many cards in hand.
prompt-discard-wait = A seven: cards are to be discarded.
prompt-move-robber = Move the robber
prompt-move-robber-hint = Choose a hex that it shall block.
prompt-move-robber-wait = The robber is to be moved.
prompt-rob = Choose whom to rob
prompt-rob-hint = You draw one card unseen.
prompt-rob-wait = Somebody is to be robbed.
prompt-free-roads = { $count ->
    [one] Build { $count } free road
   *[other] Build { $count } free roads
}
prompt-free-roads-hint = Choose a path.
prompt-free-roads-wait = Free roads are to be built.
prompt-produce = The card { $card } takes effect
prompt-produce-hint = One moment…
prompt-produce-wait = The card { $card } takes effect.
prompt-damage = Earthquake: choose a road
prompt-gifts = Good neighbours: choose a card
prompt-conflict = Conflict: draw a card
prompt-help = Neighbourly help: give a card
prompt-neutral-road = Build a neutral road
prompt-neutral-road-hint = You built a road, so a neutral colour gets one too.
prompt-neutral-road-wait = A neutral road is to be built.
prompt-neutral-settlement = Build a neutral settlement
prompt-neutral-settlement-hint = You built a settlement, so a neutral colour gets one too.
prompt-neutral-settlement-wait = A neutral settlement is to be built.
prompt-forced-trade = Hand over two cards
prompt-forced-trade-hint = Forced trade: others than those that you have drawn.
prompt-forced-trade-wait = Forced trade: two cards are to be handed over.
prompt-fish = Your hand of fish tokens is full
prompt-fish-hint = Seven are the most. Exchange one for a token of the supply, or keep them.
prompt-fish-wait = A full hand of fish tokens: exchange or keep.
prompt-bid = Bid for the camel
prompt-bid-hint = Each wool and grain is a vote. The cards are gone, whoever wins.
prompt-bid-wait = Vote on the camel: wool and grain in turn, each card is a vote.
prompt-name = Name a path for the camel
prompt-name-hint = A path with more than half of the votes is taken. You may abstain.
prompt-name-wait = Vote on the camel: those who laid cards name a path.
prompt-place-camel = Place the camel
prompt-place-camel-hint = { $why ->
    [none] Nobody laid a card, so the player on turn decides: you.
    [tie] No agreement and no single most, so the player on turn decides: you.
   *[most] You decide, with { $votes } of { $total } votes.
}
prompt-place-camel-wait = { $why ->
    [none] Nobody laid a card, so the player on turn decides.
    [tie] No agreement and no single most, so the player on turn decides.
   *[most] { $seat } decides, with { $votes } of { $total } votes.
}
prompt-place-apart = Place the second camel
prompt-place-apart-hint = In another caravan than the first.
prompt-place-apart-wait = The second camel is to be placed.

## The position in words

neutral-seat = neutral colour { $number }
place-with-name = { $place } [{ $name }]
place-hex = { $terrain } { $numbers }
place-forest = forest
place-pasture = pasture
place-fields = fields
place-hills = hills
place-mountains = mountains
place-desert = desert
place-lake = lake
place-swamp = swamp
place-oasis = oasis
place-castle = castle
place-quarry = quarry
place-glassworks = glassworks
place-sea = sea
state-now = Now
state-winner = The game is over: { $seat } has won.
state-turn = Turn { $turn }: { $seat }
state-dice = Roll: { $second ->
    [0] { $number }
   *[other] { $number } ({ $first } + { $second })
}
state-card-played = Card played this turn: { $card }
state-longest-road = Longest Road: { $seat }
state-largest-army = Largest Army: { $seat }
state-nobody = nobody
state-robber = Robber: { $place }
state-robber-away = The robber is beside the board.
state-target = { $points ->
    [one] { $points } point wins
   *[other] { $points } points win
}
state-own = Your cards
state-hand = Hand: { $cards }
state-chosen = Chosen: { $cards }
state-dev-cards = Development cards: { $cards }
state-dev-card = { $card } ×{ $count }
state-new-cards = Bought this turn: { $cards }
state-own-fish = Fish tokens: with 1 fish { $ones }, with 2 fish { $twos }, with 3 fish { $threes }
state-held = May be handed over: { $cards }
state-points = { $points ->
    [one] { $points } open point
   *[other] { $points } open points
}
state-counts = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $cards ->
    [one] { $cards } development card
   *[other] { $cards } development cards
}
state-revealed = Victory point cards: { $count }
state-knights = Knights played: { $knights }
state-route = Longest route: { $length }
state-owed = To discard: { $count }
state-settlements = Settlements: { $places }
state-cities = Cities: { $places }
state-roads = Roads ({ $count }): { $places }
state-pool = Left to build: { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
}, { $settlements ->
    [one] { $settlements } settlement
   *[other] { $settlements } settlements
}, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
state-rates = The bank takes: { $rates }
state-rate = { $resource } { $rate }:1
state-trade = Trade
state-offer = { $seat } offers { $give } for { $want } to { $to }
state-accepted = Agreed: { $seats }
state-declined = Declined: { $seats }
state-proposal = { $seat } proposes { $give } for { $want }
state-bank = Bank
state-bank-cards = Cards: { $cards }
state-deck = { $count ->
    [one] { $count } development card left
   *[other] { $count } development cards left
}
state-spent = Played: { $cards }
state-hexes = Hexes, from north to south
state-row = Row { $number }: { $hexes }
state-hex-robber = { " " }(robber)
state-harbours = Harbours
state-harbour = { $rate }:1 { $resource }: { $place }
state-any = any
state-harbormaster = Harbormaster: { $seat }
state-events-open = Cards turned up since the shuffle ({ $count }): { $cards }
state-damaged = Damaged roads: { $places }
state-fish-spent = Fish spent, face up: { $fish }
state-boot = Old boot: { $seat }
state-boot-nobody = Old boot: not drawn yet
state-rich = Rich Settler: { $seat }
state-camels = Camels: { $places }
state-heads = Caravans go on from: { $places }
state-camel-due = A camel comes at the end of this turn.
state-tokens = { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
}
state-gold = Gold: { $count }
state-fish = { $count ->
    [one] { $count } fish token
   *[other] { $count } fish tokens
}
state-fish-due = Fish tokens due: { $count }
state-poor = Poor Settler
state-votes = { $count ->
    [one] { $count } vote for the camel
   *[other] { $count } votes for the camel
}
state-named = Named path: { $place }
state-costs = Prices
state-price = { $what }: { $cards }
state-card = development card
state-fish-ground = Fishing ground { $number }: { $places }
state-fish-prices = Prices in fish: robber leaves { $robber }, draw a card { $steal }, card from the bank { $take }, road { $road }, development card { $card }
state-bridge-sites = Only a bridge crosses here: { $places }
state-gold-price = A card from the bank costs { $gold } gold.
state-camels-left = Camels left: { $count }
state-arrows = Caravans start at: { $places }
