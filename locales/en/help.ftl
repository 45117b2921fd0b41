# The rules, the help page and the guide of the first game.

## Rules

rules-title = Rules
rules-modules = Parts of the rules
rules-module = Part
rules-section = Chapter
rules-choose-section = Go to a chapter
rules-search = Search all rules
rules-found-title = Search
rules-found = { $count ->
    [0] No rule contains all these words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rules-example = Example
rules-not-playable = Not yet playable
rules-coming = The rules are being fetched…
rules-none = There is no such part of the rules.
rules-failed = The rules could not be fetched.

rule-title = Rule { $rule }
rule-before = Previous rule, { $rule }
rule-after = Next rule, { $rule }
rule-on-page = Open in the rules

## Help

help-title = How to play
help-lead = Settle an island, gather what the land yields, trade and build. Whoever has ten points on their own turn wins, unless the table agrees on another number.
help-all-rules = All rules
help-guide = Guide me through my next game
help-guide-on = The guide will be there in your next game.

help-land-title = What the land yields
help-land-text = Every hex has a number. When the dice show it, each settlement at that hex brings one card and each city two, whoever rolled. Red numbers come up most often; the desert yields nothing.
help-land-forest = Forest
help-land-hills = Hills
help-land-pasture = Pasture
help-land-fields = Fields
help-land-mountains = Mountains
help-land-desert = Desert
help-land-nothing = nothing

help-start-title = The start
help-start-text = Everybody places two settlements, each with a road. The second settlement brings the first cards, one from each hex around it. Between two settlements there is always at least one free intersection.

help-turn-title = A turn
help-roll-title = Roll
help-roll-text = The dice decide which hexes yield. Once a turn, even before rolling, you may play a development card.
help-trade-title = Trade
help-trade-text = Swap cards with the other players, or four equal cards with the bank; a settlement at a harbour makes it three or two. Trading comes before building, unless the table lets you mix the two.
help-build-title = Build
help-build-text = Roads, settlements, cities and development cards, as many as you can pay for.
help-end-title = End the turn
help-end-text = The next player goes on. If you are asked for something meanwhile, such as an answer to an offer, the amber bar says so.

help-seven-title = When a seven is rolled
help-seven-text = Nobody gets cards. Whoever holds more than seven returns half of them. Then the player on turn moves the robber to another hex, which yields nothing from now on, and steals a card from somebody who lives there.

help-costs-title = What things cost
help-costs-what = What
help-costs-cards = Cards
help-costs-points = Points
help-costs-development = development card
help-costs-hidden = 0 or 1

help-points-title = Points
help-points-longest = Longest Road: the longest unbroken road, of five pieces or more. 2 points.
help-points-largest = Largest Army: the most knights played, three or more. 2 points.
help-points-card = Some development cards are a point; nobody sees it until the end.

help-cards-title = What development cards do

help-symbols-title = What the symbols mean
help-symbol-cards = resource cards in hand
help-symbol-development = development cards in hand
help-symbol-army = knights played; in gold: Largest Army
help-symbol-route = longest own road; in gold: Longest Road
help-symbol-site = here you may build now; on touch screens a second tap confirms
help-symbol-robber = the robber: this hex yields nothing
help-symbol-harbour = harbour: better rates with the bank
help-symbol-bank = cards left in the bank
help-symbol-clock = time left to decide
help-symbol-bot = played by the computer
help-symbol-offline = connection lost; the seat is kept
help-symbol-eye = people watching
help-symbol-rule = the rule behind a message; a tap shows its text

help-keys-title = Keys
help-keys-text = They work whenever you are not typing.
help-key-roll = roll the dice
help-key-build = road, settlement, city, development card
help-key-trade = trade
help-key-play = play a card
help-key-end = end the turn
help-key-undo = take back
help-key-cancel = cancel
help-key-confirm = confirm
help-key-arrows = move between the sites on the board
help-key-digits = choose a site while placing
help-key-log = log
help-key-chat = chat
help-key-text = the board in words
help-key-keys = show the keys

help-together-title = Playing together
help-invite-title = Invite friends
help-invite-text = Make a table and send its link, or let them scan the code. Whoever opens it can sit down; no account is needed. Seats that stay empty can be given to bots.
help-pass-title = One device for several people
help-pass-text = Take more than one seat at your table. Whenever another of your seats has to decide, the screen asks you to pass the device on, and hides the cards until then.
help-watch-title = Watching
help-watch-text = Open a table with spectators from the list or by its link. Hidden cards stay hidden from those who watch. Finished games can be replayed move by move.
help-dice-title = Fair dice
help-dice-text = Before the first move the server shows a seal of its secret; all dice and cards follow from that secret by a printed formula. After the game the secret is shown, and everybody can check every roll.
help-away-title = When the connection breaks
help-away-text = The page reconnects by itself and nothing is lost. To come back, the link of the table in the same browser is enough.
help-leave-title = Leaving and resigning
help-leave-text = The menu of a table and “My games” have both. While you have left, a bot plays your seat, and it is yours again when you come back. If you resign, the bot plays to the end, and the others go on.

## The guide of the first game

guide-title = First game
guide-count = { $number } of { $count }
guide-next = Next
guide-back = Back
guide-skip = Skip the guide
guide-done = Let’s play
guide-prompt = This bar always says what you must do now, or whom everybody waits for. Amber means: it is up to you.
guide-board = The island. When the dice show a hex’s number, settlements around it bring a card. Places where you may build are marked as soon as you choose what.
guide-hand = Your cards. Only you see them; the others see how many there are. With more than seven of them, beware of the seven.
guide-actions = What you can do, with its price. If something is not possible, the reason stands there instead.
guide-trade = Here you offer cards to the others or swap them with the bank, and answer what others offer.
guide-players = Everybody’s points, cards and time. Gold marks the Longest Road and the Largest Army, two points each.
guide-bank = What is left in the bank. When a kind of card runs out, it cannot be paid.
guide-log = Everything that has happened, in words. Look here if you missed something.
guide-help = Help, all rules and this guide are always here. A tap on a rule’s number in any message shows its text.
