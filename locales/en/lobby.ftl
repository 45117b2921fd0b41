# The lobby: finding a table, setting one, the room before the start.

## The bar and the guest

lobby-ways = Ways to play
lobby-tables = Tables
lobby-new-table = Set a table
lobby-down = No connection
lobby-you = You
lobby-guest = Guest { $number }
lobby-name-is = You are called { $name }. Change the name or move to another device
lobby-name-none = Choose a name
lobby-name-field = Name that others see
lobby-name-save = Save
lobby-gate-title = What shall we call you?
lobby-gate-about = The others at the table see this name. You can change it at any time.
lobby-gate-enter = To the table
lobby-move-title = Move to another device
lobby-move-about = Your seats and games go with you; this device is signed out.
lobby-move-make = Show the link
lobby-move-time =
    { $minutes ->
        [one] Open it on the other device within { $minutes } minute. It works once.
       *[other] Open it on the other device within { $minutes } minutes. It works once.
    }
lobby-move-here = Move to this device
lobby-move-here-about = Your name, your seats and your games come to this device. The other one is signed out.
lobby-move-replaces = On this device you are { $name } now; that guest will be forgotten here.
lobby-move-take = Move here
lobby-moved = Welcome back, { $name }.

## The front page

lobby-hero = An island, a few friends, two dice
lobby-hero-about = With friends by a link or against bots, right in the browser. Nothing to install.
lobby-quick-against =
    { $count ->
        [one] You against a bot
       *[other] You against { $count } bots
    }
lobby-quick-play = Play
lobby-level = Strength of the bots
lobby-new-about = Choose the scenario, the expansion, the variants and who plays.
lobby-mine = My games
lobby-mine-empty = You have no games yet. Start one above: it takes one tap.
lobby-return = Return
lobby-open = Open
lobby-open-tables = Open tables
lobby-open-note = waiting: { $waiting }, running: { $running }
lobby-open-empty = Nobody is waiting right now. Set a table that others can find, or send its link to friends.
lobby-join = Join
lobby-watch = Watch
lobby-recent = Recent replays
lobby-recent-empty = Games at open tables can be watched again here once they have ended.
lobby-won = { $name } wins
lobby-won-bot = A bot wins
lobby-brought = a record that was brought along
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-your-seats =
    { $count ->
        [one] { $count } seat is yours
       *[other] { $count } seats are yours
    }
lobby-show-all = Show all { $count }
lobby-bring = Look at a record
lobby-bring-field = A game as text, such as one saved from a replay
lobby-bring-open = Open
lobby-bring-file = Choose a file

## Setting a table

lobby-game = Game
lobby-about-island = board game for 2 to 4
lobby-about-rivals = card game for two
lobby-one = choose one
lobby-any = as many as you like
lobby-official = rule
lobby-back-to = back to the rule: { $value }
lobby-clear = clear
lobby-put-back = Put “{ $option }” back
lobby-not-beside = Does not go with “{ $option }” as chosen.
lobby-more = More options
lobby-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
lobby-seats = Seats
lobby-seat-number = Seat { $number }
lobby-seat-you = You
lobby-seat-open = Open
lobby-seat-waits = waits for a guest
lobby-seat-host = host
lobby-seat-shared = you again, on this device
lobby-seat-guest = guest
lobby-seat-mine = you
lobby-seat-away = away
lobby-seat-empty = Free the seat of { $name }
lobby-bot = Bot
lobby-bot-of = Bot: { $level }
lobby-bot-add = Bot
lobby-fill = Fill open seats with bots
lobby-clock = Clock
lobby-clock-off = Off
lobby-clock-relaxed = Relaxed
lobby-clock-normal = Normal
lobby-clock-fast = Fast
lobby-clock-custom = Your own
lobby-clock-seconds = Seconds a decision
lobby-clock-reserve = Reserve in seconds
lobby-clock-none = Nobody is hurried.
lobby-clock-is =
    { $rest ->
        [0] { $seconds } s for each decision, { $minutes } min in reserve for the game.
       *[other] { $seconds } s for each decision, { $minutes } min { $rest } s in reserve for the game.
    }
lobby-private = Private: only with the link
lobby-is-open = Open: everybody finds it in the list
lobby-spectators = Others may watch
lobby-no-spectators = Nobody may watch
lobby-seed = Seed
lobby-seed-about = For study: with a seed, all dice and cards can be foretold.
lobby-make = Create table
lobby-make-start = Start the game
lobby-make-full = Every seat is taken: the game can start at once.
lobby-make-open =
    { $count ->
        [one] { $count } open seat: you get a link to send around.
       *[other] { $count } open seats: you get a link to send around.
    }

## The room

lobby-sit = Sit here
lobby-sit-too = Sit here too
lobby-stand = Stand up
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-be-ready = I am ready
lobby-unready = Not ready after all
lobby-start = Start
lobby-leave = Leave
lobby-wait-seats =
    { $count ->
        [one] { $count } seat is still free: invite somebody or add a bot.
       *[other] { $count } seats are still free: invite somebody or add bots.
    }
lobby-wait-guests =
    { $count ->
        [one] { $count } seat is still free. Pass the link on.
       *[other] { $count } seats are still free. Pass the link on.
    }
lobby-wait-ready = Not ready yet: { $names }.
lobby-wait-you = Everybody is ready. Start when you like.
lobby-wait-host = Everybody is ready. The host starts the game.
lobby-played = What is played
lobby-change = Change
lobby-change-title = Change what is played
lobby-change-about = The others have to say again that they are ready.
lobby-save = Save
lobby-cancel = Cancel
lobby-invite = Invite others
lobby-link = Link
lobby-link-copy = Copy
lobby-link-send = Send
lobby-link-copied = The link is copied.
lobby-qr = The link as a QR code
lobby-seeded = For study: the dice and cards follow from the seed “{ $seed }”.
lobby-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
lobby-closed = This table was given up.

## Lists of tables

lobby-limit = You have { $count } unfinished games, and no more can begin. Finish, resign or delete one of these.
lobby-turn = turn { $turn }
lobby-moves = to move: { $names }
lobby-moves-bot = a bot is to move
lobby-resigned = you resigned
lobby-running = running
lobby-host = host: { $name }
lobby-seat-bot = bot
lobby-clock-short = { $seconds } s a move
lobby-clock-short-none = no clock
lobby-filter = What to show
lobby-filter-games = All games
lobby-filter-module = Scenario, expansion or variant
lobby-filter-modules = All modules
lobby-filter-clocks = Any clock
lobby-filter-clock-on = With a clock
lobby-filter-clock-off = Without a clock
lobby-filter-free = Free seats only
lobby-filter-empty = No open table is like this right now.
lobby-filter-clear = Show all

## The name and the link of a table

lobby-table-name = Name of the table
lobby-table-name-none = none is needed
lobby-bot-speed = Speed of the bots
lobby-link-long = Longer link that nobody can guess
lobby-link-long-copy = Copy the longer link

## Invitations

invite-title = { $host } invites you to play
invite-full = no free seat
invite-over = the game is over
invite-closed = the table was given up

## The board before the start

preview-title = The board
preview-drawn = An example: the real board is drawn at the start.
preview-real = The board of this game.
preview-another = Another example

## Nowhere

lobby-nowhere = Nothing but sea here
lobby-nowhere-about = This address leads nowhere. Perhaps the link is old or was cut off.

## What can go wrong

lobby-error-UNAVAILABLE = The server does not answer. Try again in a moment.
lobby-error-NO_GUEST = You are signed out on this device.
lobby-error-BAD_TEXT = This name cannot be shown: it needs a letter or a number, and at most 24 characters.
lobby-error-BAD_LINK = This link has been used already or is too old.
lobby-error-BAD_RECORD = This is not a record of a game, or it cannot be played.
lobby-error-TOO_LONG = This is too long.
lobby-error-TOO_FAST = That was too fast. Wait a moment and try again.
lobby-error-LIMIT = You have too many unfinished games. Finish, resign or delete one first.

## Levels of bots

bot-level-random = random
bot-level-novice = novice

## Options that the words of the games do not name

option-expansion = expansion
option-scenario = scenario
option-variants = variants
option-tokens = number tokens
option-spiral_corner = where the spiral begins
option-red_neighbours = 6 and 8 side by side
option-harbours = harbours
option-phases = trading and building
option-bank_shortage = when the bank runs short
option-victory_claim = how the win comes
option-turn_limit = turns until the points decide
option-list_offers = trade offers in the list of moves
option-harbour_sites = harbours of the given board
option-second_token = hex with two numbers
option-grounds = fishing grounds of the given board
option-arrows = oasis of the given board
option-mode = cards
option-first_colour = colour of the first seat

## Values of options

value-none = none
value-off = no
value-on = yes
value-random = at random
value-unlimited = without limit
value-expansion-none = No expansion
value-scenario-none = No scenario
value-setup-beginner = for beginners
value-setup-variable = drawn anew
value-setup-explicit = given board
value-first_player-official = by the rules
value-first_player-dice = highest roll
value-tokens-spiral = in a spiral
value-spiral_corner-NW = north-west
value-spiral_corner-W = west
value-spiral_corner-SW = south-west
value-spiral_corner-SE = south-east
value-spiral_corner-E = east
value-spiral_corner-NE = north-east
value-red_neighbours-forbidden = forbidden
value-red_neighbours-allowed = allowed
value-harbours-shuffled = shuffled
value-harbours-fixed = fixed
value-phases-separate = first trade, then only build
value-phases-combined = in any order
value-bank_shortage-single = a single player gets the rest
value-bank_shortage-strict = nobody gets any
value-victory_claim-automatic = by itself
value-victory_claim-claim = when claimed
value-fishing_grounds-fixed = fixed
value-edition-2008 = of 2008
value-edition-new = new
value-mode-intro = First game
value-mode-gold = Era of Gold
value-mode-turmoil = Era of Turmoil
value-mode-progress = Era of Progress
value-mode-duel = Duel of the Princes

## What scenarios, variants and sets of cards are about

about-expansion-none = the game of the box
about-expansion-cities_and_knights = knights against barbarians, great cities, to 13 points
about-scenario-none = the island as it is
about-scenario-fishermen = fish from lake and coast buy help
about-scenario-rivers = bridges over two rivers, gold for them
about-scenario-caravans = camels move where the vote sends them
about-scenario-barbarian_attack = knights drive barbarians from the coast, to 12 points
about-scenario-traders_and_barbarians = wagons with goods on everybody’s roads, to 13 points
about-variants-friendly_robber = spares those with few points
about-variants-event_cards = a deck in place of the dice
about-variants-harbormaster = 2 points for the most harbours
about-variants-two_players = an island for two, with neutral neighbours
about-mode-intro = the basic set, to 7 points
about-mode-gold = trade and wealth, to 12 points
about-mode-turmoil = intrigue and strife, to 12 points
about-mode-progress = science and invention, to 12 points
about-mode-duel = all sets together, to 13 points
