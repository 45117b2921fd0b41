# What the scenario Traders & Barbarians adds to the table.

## The table

group-traders = Wagon
act-upgrade_wagon = Upgrade
about-upgrade_wagon = The next level of your wagon: more movement points, more gold for a delivery, better chances against barbarians.
act-bribe_barbarian = Send away
about-bribe_barbarian = A barbarian goes to a path without a road.
place-bribe_barbarian = Choose the barbarian that goes elsewhere
site-wagon = Wagon to { $place }
note-points = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
note-toll = { $count } gold toll
drive-ways = Which way the wagon takes
drive-thrifty = Saving gold
drive-quick = Saving points
drive-grain = +2 for a grain
drive-fend = Drive off on { $faces }: { $place }
why-LEVEL_TOO_LOW = level 2 needed
why-NOT_BESIDE = none beside you
why-NO_TOLL = no gold
why-TOO_FAR = too far
card-about-knight-barbarian = Move a barbarian to another path. On a road of somebody else you may draw a card, unseen, from its owner. The knight stays in front of you and counts for the Largest Army.
card-about-swift_journey = Ends the movement that has begun: your wagon moves a second time, with all its points.
fact-wagon = Wagon of level { $level }: { $points } movement points, { $gold } gold for a delivery
fact-cargo = Carries { $cargo } to the { $plaza }
fact-empty = The wagon is empty
fact-delivered = { $count ->
    [one] { $count } delivery, a point each
   *[other] { $count } deliveries, a point each
}
stock-cargo = { $plaza }: tokens left { $count }
cargo-marble = marble
cargo-glass = glass
cargo-sand = sand
cargo-tools = tools
place-plaza = { $plaza } plaza
place-spoke = { $plaza } plaza – { $corner }
board-plaza = { $plaza } plaza: wants { $wants }, gives { $gives }
board-raider = barbarian, { $at }
board-wagon = wagon of { $name }, { $load }, { $at }
board-load-none = empty
board-text-wagon = wagon: { $places }
board-text-plazas = Plazas

## Moves in words

action-move-barbarian = Barbarian: { $place } → { $to }
action-take-one = Draw a card
action-take-none = Draw no card
action-bribe-barbarian = Pay tokens: barbarian { $place } → { $to }
action-upgrade-wagon = Upgrade the wagon
action-drive-wagon = Drive the wagon: { $place }
action-drive-wagon-quick = Drive the wagon by the quick way: { $place }
action-drive-wagon-grain = Drive the wagon for a grain: { $place }
action-drive-wagon-quick-grain = Drive the wagon by the quick way for a grain: { $place }
action-fend-off = Try to drive off the barbarian: { $place }
action-stop-wagon = Stop the wagon and end the turn
action-play-swift-journey = Play swift journey
kind-move-barbarian = Barbarian
kind-bribe-barbarian = Send a barbarian away
kind-upgrade-wagon = Upgrade the wagon
kind-drive-wagon = Drive the wagon
kind-fend-off = Drive a barbarian off
kind-stop-wagon = Stop the wagon
kind-play-swift-journey = Swift journey

## Prompts

prompt-barbarian = Move a barbarian
prompt-barbarian-hint = Choose one, then the path where it goes. On a road of somebody else it brings you a card.
prompt-barbarian-wait = A barbarian is to be moved.
prompt-driven = The barbarian is driven off: choose where it goes
prompt-driven-hint = On any path without a barbarian. Nobody loses a card.
prompt-driven-wait = A barbarian was driven off and goes elsewhere.
prompt-take = Draw a card of { $seat }?
prompt-take-hint = The barbarian stands on a road of this player. One card, unseen.
prompt-take-wait = A card of { $seat } may be drawn.
prompt-drive = Drive your wagon, or stop
prompt-drive-hint = { $count ->
    [one] { $count } movement point is left.
   *[other] { $count } movement points are left.
}
prompt-drive-wait = The wagon is on its way.
prompt-arrived = The wagon has arrived: a swift journey, or the end of the turn
prompt-arrived-hint = The question comes whatever cards you hold.
prompt-arrived-wait = The wagon has arrived.

## The log

log-card-swift-journey = swift journey
log-wagon = { $seat } puts the wagon at { $place }
log-wagon-you = { $seat } put the wagon at { $place }
log-wagon-too = wagon ({ $place })
log-barbarian = { $seat } moves a barbarian ({ $place } → { $to })
log-barbarian-you = { $seat } move a barbarian ({ $place } → { $to })
log-barbarian-too = barbarian ({ $place } → { $to })
log-no-card = draws no card
log-no-card-you = draw no card
log-no-card-alone = { $seat } draws no card
log-no-card-alone-you = { $seat } draw no card
log-wagon-level = { $seat } upgrades the wagon to level { $level }
log-wagon-level-you = { $seat } upgrade the wagon to level { $level }
log-drove = { $seat } drives the wagon ({ $place } → { $to })
log-drove-you = { $seat } drive the wagon ({ $place } → { $to })
log-drove-too = on to { $to }
log-toll = { $cards } toll to { $receiver }
log-fended = { $seat } drives a barbarian off with a { $die } ({ $place })
log-fended-you = { $seat } drive a barbarian off with a { $die } ({ $place })
log-fended-not = { $seat } rolls { $die }: the barbarian stays ({ $place })
log-fended-not-you = { $seat } roll { $die }: the barbarian stays ({ $place })
log-loaded = { $seat } loads { $cargo } for the { $plaza }
log-loaded-you = { $seat } load { $cargo } for the { $plaza }
log-loaded-too = loads { $cargo } for the { $plaza }
log-loaded-too-you = load { $cargo } for the { $plaza }
log-delivered = { $seat } delivers { $cargo }: +1 point
log-delivered-you = { $seat } deliver { $cargo }: +1 point

## The position in words

state-raiders = Barbarians: { $places }
state-stack = { $plaza }: wants { $wants }, tokens left { $count }
state-wagon = Wagon of level { $level }: { $place }
state-wagon-none = Wagon of level { $level }, not on the island yet
state-cargo = Cargo: { $cargo }, for the { $plaza }
state-delivered = Deliveries: { $count }
state-points-left = Movement points left: { $count }
