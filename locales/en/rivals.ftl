# The card game in words.

## Places

rivals-region = { $land } { $number }
rivals-column = column { $x }
rivals-above = { $column }, above
rivals-below = { $column }, below
rivals-place = { $region } ({ $cell })
rivals-year-of-plenty = Year of Plenty
rivals-end-left = on the left
rivals-end-right = on the right

## Moves

rivals-action-draw = Draw from stack { $stack }
rivals-action-search = Look through stack { $stack }
rivals-action-take = Take { $card }
rivals-action-put-under = Put { $card } under stack { $stack }
rivals-action-arrange = Lay here: { $place }
rivals-action-play = Play { $card }
rivals-action-play-number = Play { $card }: the number is { $number }
rivals-action-roll = Roll the dice
rivals-action-build = Build { $card }: { $place }{ $price }
rivals-action-build-open = Build { $card } of the face-up stack: { $place }{ $price }
rivals-action-open-cache = Lay Gold Cache beside { $place }
rivals-action-lay-road = Lay a road { $end }{ $price }
rivals-action-settle = Found a settlement { $end }{ $price }
rivals-action-settle-scout = Found a settlement { $end } with Scout{ $price }
rivals-action-found-city = Found a city: { $place }{ $price }
rivals-action-trade = Give { $give } for { $want }
rivals-action-ship-trade = By trade ship: give { $give } for { $want }
rivals-action-large-ship-trade = By Large Trade Ship: give 2 units of { $place } for { $want }
rivals-action-mint-trade = By Mint: give { $give } for { $want }
rivals-action-demolish = Demolish { $card }: { $place }
rivals-action-end = End the actions
rivals-action-pay = Give a unit: { $place }
rivals-action-gain = Store a unit: { $place }
rivals-action-name = Name { $goods }
rivals-action-choose = Choose { $card }: { $place }
rivals-action-under = Put it under stack { $stack }
rivals-action-lay-regions-up = Lay the first region above
rivals-action-lay-regions-down = Lay the first region below
rivals-action-pick = Pick { $region }
rivals-action-choose-place = Choose { $place }
rivals-action-defend = Roll the die against the attack
rivals-action-pay-riots = Pay the rioters
rivals-action-pass = Do without

# Kinds of moves, as headings.
rivals-heading-about = { $heading }: { $card }
rivals-kind-draw = Draw a card
rivals-kind-search = Look through a stack
rivals-kind-take = Take a card
rivals-kind-put-under = Put a card away
rivals-kind-arrange = Lay regions
rivals-kind-play = Play a card
rivals-kind-roll = Dice
rivals-kind-build = Build an expansion
rivals-kind-build-open = Build from the face-up stack
rivals-kind-lay-road = Lay a road
rivals-kind-settle = Found a settlement
rivals-kind-found-city = Found a city
rivals-kind-trade = Trade 3 for 1
rivals-kind-ship-trade = Trade ships
rivals-kind-large-ship-trade = Large Trade Ship
rivals-kind-mint-trade = Mint
rivals-kind-demolish = Demolish
rivals-kind-end = End of the actions
rivals-kind-pay = Give units
rivals-kind-gain = Store units
rivals-kind-name = Name units
rivals-kind-choose = Choose a card
rivals-kind-under = Return a card
rivals-kind-lay-regions = New regions
rivals-kind-pick = Scout
rivals-kind-choose-place = Choose a region
rivals-kind-defend = Defence
rivals-kind-pay-riots = Riots
rivals-kind-pass = Do without

## The log of the card game

rivals-log-time-out = Time ran out for { $seat }
rivals-log-units = Goods
rivals-log-dealt = The cards are shuffled and dealt
rivals-log-first-throw = Throwing for the first turn: { $first } { $one }, { $second } { $two }
rivals-log-drew = { $seat } takes { $card } from stack { $stack }
rivals-log-searched = { $seat } looks through stack { $stack }
rivals-log-put-under = { $seat } puts { $card } under stack { $stack }
rivals-log-put-victims-under = { $seat } puts { $card } of the other hand under stack { $stack }
rivals-log-swapped-regions = { $seat } swaps two regions: { $one } and { $two }
rivals-log-swapped-expansions = { $seat } swaps { $one } and { $two }
rivals-log-rolled = { $seat } rolls { $number }, { $symbol }
rivals-log-produced = { $seat } +{ $count } ({ $place })
rivals-log-lost = { $count ->
    [one] no room for { $count } unit of { $seat }
   *[other] no room for { $count } units of { $seat }
}
rivals-log-robbed = brigands: { $seat } −{ $goods }
rivals-log-sickened = plague: { $seat } −1 ({ $place })
rivals-log-event = Event card: { $name }
rivals-log-reshuffled = The event deck is built anew
rivals-log-played = { $seat } plays { $card }
rivals-log-built = { $seat } builds { $card } ({ $place })
rivals-log-price = pays { $goods }
rivals-log-road = { $seat } lays a road ({ $place })
rivals-log-settlement = { $seat } founds a settlement ({ $place })
rivals-log-city = { $seat } founds a city ({ $place })
rivals-log-region = new region { $place }
rivals-log-traded = { $seat } trades { $give } for { $want }
rivals-log-named-units = { $seat } names { $goods }
rivals-log-named-building = { $seat } names { $card } ({ $place })
rivals-log-removed = { $seat } loses { $card } ({ $place })
rivals-log-returned = { $seat } puts { $card } under stack { $stack } ({ $place })
rivals-log-returned-open = { $seat } puts { $card } back on the face-up stack ({ $place })
rivals-log-saw-hand = { $seat } sees the other hand
rivals-log-stole = { $seat } takes { $card } from the other hand
rivals-log-fetched = { $seat } takes { $card } from the discard pile
rivals-log-defended = { $seat } rolls { $number } and stops the attack
rivals-log-not-defended = { $seat } rolls { $number } and does not stop the attack
rivals-log-declined = { $seat } does without
rivals-log-kept-sebastian = { $seat } keeps Sebastian
rivals-log-hero = { $seat } takes the hero token
rivals-log-hero-lost = Nobody has the hero token any more
rivals-log-merchant = { $seat } takes the merchant token
rivals-log-merchant-lost = Nobody has the merchant token any more
rivals-die-brigand-attack = Brigand Attack
rivals-die-trade = Trade
rivals-die-celebration = Celebration
rivals-die-plentiful-harvest = Plentiful Harvest
rivals-die-event-card = Event Card

## Questions

rivals-ask-chance = One moment…
rivals-wait-chance = Chance decides.
rivals-ask-start-hand = Choose a stack for your first cards
rivals-wait-start-hand = The first cards are chosen.
rivals-ask-arrange = Which region shall lie here: { $place }?
rivals-wait-arrange = Regions are arranged.
rivals-ask-before-roll = Roll the dice, or play a card before
rivals-wait-before-roll = The dice are to be rolled.
rivals-ask-actions = Your turn
rivals-ask-actions-hint = Build, play cards, trade, or end your actions.
rivals-wait-actions = Building, playing, trading.
rivals-ask-hand-check = Bring your hand to its size
rivals-wait-hand-check = The hand is brought to its size.
rivals-ask-exchange = Exchange a card, or do without
rivals-wait-exchange = A card may be exchanged.
rivals-ask-exchange-take = Take a card for the one you put away
rivals-wait-exchange-take = A card is taken in exchange.
rivals-ask-pay = Still to pay: { $goods }
rivals-wait-pay = Still to pay: { $goods }
rivals-ask-pay-any = { $count ->
    [one] Pay { $count } unit of your choice
   *[other] Pay { $count } units of your choice
}
rivals-wait-pay-any = Units are paid.
rivals-ask-gain = { $count ->
    [one] Choose where { $count } unit goes ({ $kinds })
   *[other] Choose where { $count } units go ({ $kinds })
}
rivals-wait-gain = Units are stored.
rivals-ask-name-units = { $count ->
    [one] Name { $count } unit to take from the other
   *[other] Name up to { $count } units to take from the other
}
rivals-wait-name-units = Units to be taken are named.
rivals-ask-give-back = Give the other a unit of your choice
rivals-wait-give-back = A unit is given in return.
rivals-ask-tribute = { $count ->
    [one] Give the other { $count } unit of your choice
   *[other] Give the other { $count } units of your choice
}
rivals-wait-tribute = Units are given.
rivals-ask-buy-for-gold = { $count ->
    [one] You may buy { $count } unit for a gold
   *[other] You may buy { $count } units for a gold each
}
rivals-wait-buy-for-gold = Units may be bought for gold.
rivals-ask-sebastian = Play Sebastian against { $event }?
rivals-wait-sebastian = Decision about { $event }.
rivals-ask-feud-name = { $count ->
    [one] Name { $count } building of the other
   *[other] Name { $count } buildings of the other
}
rivals-wait-feud-name = Buildings are named.
rivals-ask-feud-return = Choose the building that you give up
rivals-wait-feud-return = A building is given up.
rivals-ask-fraternal = { $count ->
    [one] Put { $count } card of the other hand under a stack
   *[other] Put { $count } cards of the other hand under stacks
}
rivals-wait-fraternal = Cards are put away.
rivals-ask-riots = Riots: pay, or give up a card
rivals-wait-riots = Riots: payment or a card.
rivals-ask-take-from = Take a card from the stack
rivals-wait-take-from = A card is taken from a stack.
rivals-ask-return-under = Choose a stack for { $card }
rivals-wait-return-under = A stack for { $card } is chosen.
rivals-ask-scout-pick = Pick a region
rivals-wait-scout-pick = A region is picked.
rivals-ask-lay-regions = New regions: { $first } and { $second }. Where does the first one go?
rivals-wait-lay-regions = New regions are laid.
rivals-ask-relocate-first = Choose the first card to move
rivals-wait-relocate-first = Cards change places.
rivals-ask-relocate-region = Choose the region to swap it with
rivals-wait-relocate-region = Cards change places.
rivals-ask-relocate-expansion = Choose the card to swap it with
rivals-wait-relocate-expansion = Cards change places.
rivals-ask-brigand-store = Choose the store to fill
rivals-wait-brigand-store = A store is chosen.
rivals-ask-sink-ship = Choose the trade ship that you lose
rivals-wait-sink-ship = A trade ship is lost.
rivals-ask-defend = Attack: { $card }. Roll against it?
rivals-wait-defend = Attack: { $card }. Defence is decided.
rivals-ask-archer = Archer: choose the card that you lose
rivals-wait-archer = Archer: a card is chosen.
rivals-ask-arsonist = Arsonist: choose a building of the other
rivals-wait-arsonist = Arsonist: a building is chosen.
rivals-ask-traitor = Traitor: take a card of the other hand
rivals-wait-traitor = Traitor: a card is chosen.
rivals-ask-tithe-barn = Tithe Barn: grain or wool?
rivals-wait-tithe-barn = Tithe Barn: grain or wool.
rivals-ask-library = Library: look through a stack?
rivals-wait-library = Library: a stack may be looked through.
rivals-ask-from-discard = Take a card from the discard pile
rivals-wait-from-discard = A card of the discard pile is chosen.
rivals-ask-doctor = Doctor: choose Bath House
rivals-wait-doctor = Doctor: a place is chosen.
rivals-ask-veiled = { $event }
rivals-wait-veiled = Decision about { $event }.

## The position of the card game

rivals-symbol-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
rivals-symbol-commerce = commerce { $count }
rivals-symbol-strength = strength { $count }
rivals-symbol-skill = skill { $count }
rivals-symbol-progress = progress { $count }
rivals-state-number = Production die: { $number }
rivals-state-symbol = Event die: { $symbol }
rivals-state-hero = Hero token: { $seat }
rivals-state-merchant = Merchant token: { $seat }
rivals-state-transit = Named or on the way: { $goods }
rivals-state-named = Named buildings: { $cards }
rivals-state-spot = { $card } ({ $place })
rivals-state-sebastian-waits = Sebastian has to wait until the next turn.
rivals-state-cost = costs { $goods }
rivals-state-no-symbols = no symbols
rivals-state-stock = Goods: { $goods }
rivals-state-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
rivals-state-cache = Gold Cache ({ $place }): gold { $gold }
rivals-state-column = { $column }: above { $above }; middle { $middle }; below { $below }
rivals-state-free = free
rivals-state-region = { $region }, stores { $units }
rivals-state-stacks = Stacks
rivals-state-stack = { $count ->
    [one] Stack { $stack }: { $count } card
   *[other] Stack { $stack }: { $count } cards
}
rivals-state-known = Of these you know, from the top: { $cards }
rivals-state-face-up = Face-up stack: { $card } ×{ $count }
rivals-state-middle = Left: roads { $roads }, settlements { $settlements }, cities { $cities }
rivals-state-regions-left = Regions left: { $count }
rivals-state-discard = Discard pile: { $cards }
rivals-state-costs = Prices
rivals-state-price = { $piece }: { $goods }
