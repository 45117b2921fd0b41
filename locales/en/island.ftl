## The board

board-label = The island, { $count } { $count ->
    [one] hex
   *[other] hexes
}
board-picture = Board: arrow keys move between legal sites, Enter picks one
board-neutral = neutral colour { $number }

board-terrain-forest = forest
board-terrain-pasture = pasture
board-terrain-fields = fields
board-terrain-hills = hills
board-terrain-mountains = mountains
board-terrain-desert = desert
board-terrain-lake = lake
board-terrain-swamp = swamp
board-terrain-oasis = oasis

# $land is the terrain with its number: “hills 6”.
board-hex = { $land }, hex { $at }
board-hex-robbed = { $land }, robber, hex { $at }
board-piece = { $piece } of { $name }, { $at }
board-harbour = Harbour { $ratio }
board-harbour-of = Harbour { $ratio } { $resource }
board-ground = Fishing ground { $number }
board-camel = camel, { $at }

board-sites = Legal sites
# $label says what picking the site does: “Build settlement at N(0,0)”.
board-site-key = { $label }, key { $key }
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
board-text-settlements = { $count ->
    [one] settlement
   *[other] settlements
} { $places }
board-text-cities = { $count ->
    [one] city
   *[other] cities
} { $places }
board-text-roads = { $count ->
    [one] road
   *[other] roads
} { $places }
board-text-bridges = { $count ->
    [one] bridge
   *[other] bridges
} { $places }
board-text-damaged = damaged: { $places }
board-text-longest = Longest Road: { $places }
board-text-none = nothing yet
board-text-harbours = Harbours and the intersections they serve
board-text-grounds = Fishing grounds
board-text-rivers = Rivers
board-text-river = through { $hexes }, into the sea at { $mouth }
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
top-sound = Sound
players-panel = Players
actions = Actions
tabs = Parts of the table
tab-build = Build
tab-trade = Trade
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-news = { $count } new

tell-offline = Reconnecting …
tell-offline-hint = Nothing is lost: the game goes on where it was as soon as the connection is back.
tell-paused = The table is paused
tell-paused-hint = The game goes on as soon as the players are back.
tell-waiting = Waiting for { $seats }
tell-moment = One moment …
place-build_road = Place your road
place-build_settlement = Place your settlement
place-build_city = Choose the settlement that becomes a city
place-sites = { $count ->
    [one] { $count } legal site is marked. Pick it on the island or by its number.
   *[other] { $count } legal sites are marked. Pick one on the island or by its number.
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
site-hex = Robber to hex { $place }

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
act-not = { $label }: not possible. { $reason }
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
    [one] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-play = play
card-counts = counts by itself
card-new = bought this turn
card-not-now = not playable now
card-fresh = new
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
bank-left = cards left
bank-deck = development cards
bank-harbour = { $rate } harbour
bank-rate = { $rate } bank
bank-swap = Swap
bank-takes = { $count } { $resource } for one card
bank-one = 1 card

trade = Trade
trade-own = your offer
trade-theirs = your offer to the player on turn
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
step-less = less: { $what }
step-more = more: { $what }
offers = Offers
offers-none = No offers on the table.
offer-waits = thinking
offer-agrees = agrees
offer-declines = declines
offer-counters = counter-offer
offer-trade = Trade
offer-withdraw = Withdraw
answer = An offer to you
answer-gives = { $seat } gives
answer-for = for
answer-muted = { $name } makes an offer (muted)
answer-show = Show
answer-accept = Accept
answer-counter = Counter-offer
answer-decline = Decline

keys-title = Keys
keys-play = play a development card
keys-undo = take the last move back
keys-cancel = leave what was chosen
keys-log = log
keys-chat = chat
keys-keys = this list
keys-digits = pick a marked site
keys-arrows = move between marked sites
keys-confirm = confirm
keys-text = the board as text
