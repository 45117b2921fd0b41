# The variants of the island game at the table: Event Cards, Two Players, Harbormaster, Friendly Robber.

## Event Cards

act-reveal = Draw a card
act-reveal-note = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
act-repair = Repair road
why-card-first = card first
why-card-first-full = The event card comes first: until it is drawn, nobody can trade, build, buy anything or end the turn.
place-repair_road = Choose the road that you repair
site-damage = Damage the road at { $place }
site-repair = Repair the road at { $place }
prompt-reveal = Draw an event card
prompt-reveal-hint =
    { $held ->
        [none] Its event comes first, then its number brings cards.
       *[some] You may play a development card before.
    }
prompt-reveal-wait = An event card is to be drawn.
prompt-receive = { $event }: take a card from the bank
prompt-advantage = { $event }: draw a card, or none
prompt-flee = { $event }: choose where it goes
# $about says what the event does, in a whole sentence.
prompt-event-hint = { $about }
prompt-event-wait = { $event }. { $about }
event-none = No card yet
event-none-hint = the deck is full
event-by-you = drawn by you
event-by = drawn by { $name }
event-plain = No event
event-about-plain = Nothing happens; only the number counts.
event-about-robber-attack = As with a seven: whoever holds too many cards discards half, then the robber moves.
event-about-epidemic = Cities bring only one card this time.
event-about-earthquake = Everybody damages a road of theirs, and builds none until it is repaired.
event-about-good-neighbours = Everybody gives the neighbour on the left a card of their choice.
event-about-tournament = Whoever has played the most knights takes a card from the bank.
event-about-trade-advantage = Whoever holds the Longest Road may draw a card from somebody’s hand.
event-about-calm-sea = Whoever has the most settlements and cities at harbours takes a card from the bank.
event-about-robber-flees = The robber leaves its hex and robs nobody.
event-about-neighbourly-help = Whoever has the most points gives a card to somebody with fewer.
event-about-conflict = Whoever has the Largest Army or the most knights draws a card from somebody’s hand.
event-about-plentiful-year = Everybody takes a card of their choice from the bank.
deck = Cards
deck-count = { $count } drawn, { $left } left
deck-number = { $number }: drawn { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, { $left } left
deck-left = { $count ->
    [one] { $count } card left; of each number:
   *[other] { $count } cards left; of each number:
}
deck-left-of = { $number }: { $left } left
fact-damaged = { $count ->
    [one] { $count } damaged road
   *[other] { $count } damaged roads
}
giving-from-bank = A card from the bank
giving-from-hand = A card of your hand
giving-to = Who gets it
giving-card = Give { $resource }, you have { $count }
giving-choose = Choose a card
giving-take = Take { $resource }
giving-give = Give { $name } { $resource }
draw-from = Whose hand you draw from
draw-from-seat = Draw from { $name }
draw-from-nobody = From nobody
log-damaged-too = the road of { $seat } is damaged ({ $place })
log-damaged-too-you = your road is damaged ({ $place })
log-damaged-you = Your road is damaged ({ $place })
log-repaired-you = { $seat } repair a road ({ $place })
log-drew-from = { $seat } draws { $card } from { $victim }
log-drew-from-you = { $seat } draw { $card } from { $victim }
log-drew-from-own = { $seat } draws { $card } from you
state-event = Card: { $card }

## Two Players

group-tokens = Tokens
act-force-trade = Forced trade
act-chase-robber = Chase robber
act-retire-knight = Give up knight
act-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
act-retire-knight-note = +2 tokens
why-ONCE_PER_TURN = done this turn
why-TOKENS_SHORT = too few tokens
why-NO_PLAYED_KNIGHT = no knight
why-TOO_FEW_CARDS = too few cards
about-repair = Until it is repaired you build no new road.
about-force-trade = You draw two cards from your opponent’s hand and give two of yours for them.
about-chase-robber = The robber goes away and robs nobody.
about-retire-knight = A knight that you played leaves the game; you get 2 tokens for it.
place-chase_robber = Choose where the robber goes
tokens-word = { $count ->
    [one] token
   *[other] tokens
}
neutral-choose = Neutral colour
neutral-both = Both
# $site says what stands there: “Road at hills 6”.
site-for = { $site }, for { $name }
handing = Cards that you hand over
handing-card = { $resource }, you have { $count }, picked: { $picked }
handing-do = Give { $name } both cards
# $who: “you rolled”, “Wren rolled”.
throws-which = { $index ->
    [1] 1st of 2 · { $who }
   *[other] 2nd of 2 · { $who }
}
throws-row = { $index ->
    [1] First throw
   *[other] Second throw
}: { $one } and { $other }, sum { $sum }

## Harbormaster

fact-harbour-points = { $count ->
    [one] { $count } harbour point
   *[other] { $count } harbour points
}
fact-harbormaster = { $count ->
    [one] Harbormaster, { $points }: { $count } harbour point
   *[other] Harbormaster, { $points }: { $count } harbour points
}
# The number of harbour points, and the points of the card.
fact-harbormaster-short = { $count } · { $points }
log-harbormaster-from = { $seat } −2 points

## Friendly Robber

spared = Hexes that are closed to the robber
spared-count = { $count ->
    [one] { $count } hex is closed to the robber.
   *[other] { $count } hexes are closed to the robber.
}
spared-why = { $place }: { $name } has 2 points or fewer.
spared-hint = Hatched hexes are closed. Tap one to see whom it spares.
board-closed = { $land }: closed to the robber. Why?
board-text-closed = Closed to the robber
