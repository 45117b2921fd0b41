# Why an action was refused: one message per code, saying what is missing or in the way (BASE-227).
#
# An attribute is a variant. The first one named after a value of the refusal, or after what that value says (blanks written as
# hyphens), is taken; without one, the message itself. Seats arrive as names, cards and pieces as words of words.ftl.

unknown-refusal = This cannot be done now.

## Whose turn, which part

GAME_OVER = The game is over: { $winner } won with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
NOT_YOUR_TURN = It is not your turn: { $turn } is to play.
ACTION_PENDING = Something else comes first; waiting for { $seat }.
    .discard = First { $seat } has to discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .robber-move = First { $seat } has to move the robber.
    .theft = First { $seat } has to choose whom to rob.
    .free-roads = First { $seat } has to lay { $count ->
        [one] { $count } free road
       *[other] { $count } free roads
    }.
    .chance = One moment: the dice or a drawn card come first (turn: { $seat }).
    .neutral-road = First { $seat } has to lay a road for a neutral colour.
    .neutral-settlement = First { $seat } has to place a settlement for a neutral colour.
    .forced-trade = First { $seat } has to choose which cards to give in the forced trade.
    .bid = First { $seat } has to bid for the camel.
    .naming = First { $seat } has to name a path for the camel, or abstain.
    .camel = First { $seat } has to place a camel.
    .fresh-card = First { $seat } has to play the progress card just received, or keep it.
    .commitment = First { $seat } has to say which knights fight.
    .city-loss = First { $seat } has to choose the city that the barbarians plunder.
    .defender-deck = First { $seat } has to choose a deck to draw a progress card from.
    .aqueduct = First { $seat } has to take a resource from the Aqueduct, or decline.
    .retreat = First { $seat } has to move the knight that was driven away.
    .knight-removal = First { $seat } has to choose the knight that deserts.
    .knight-placing = First { $seat } has to place the knight that deserted.
    .wedding-gift = First { $seat } has to choose two cards for the Wedding.
    .commodity = First { $seat } has to choose a commodity for the Commercial Harbour.
    .metropolis = First { $seat } has to choose a city for the metropolis.
    .road-move = First { $seat } has to lay the road anew that the Diplomat took up, or leave it.
    .spy-pick = First { $seat } has to take a card as a Spy.
    .master-pick = First { $seat } has to take cards as a Master Merchant.
    .road-damage = First { $seat } has to choose which road the earthquake damages.
    .gift = First { $seat } has to choose a card for the neighbour on the left.
    .bank-card = First { $seat } has to choose a card from the bank.
    .card-draw = First { $seat } has to choose whom to draw a card from.
    .neighbourly-help = First { $seat } has to give a card to somebody with fewer points.
    .robber-flight = First { $seat } has to choose where the robber flees.
    .fish-exchange = First { $seat } has to decide: the hand of fish tokens is full, and one may be exchanged.
    .raid = First { $seat } has to choose whom to draw a card from.
    .muster = First { $seat } has to place a knight.
    .muster-foreign = First { $seat } has to place the foreign knight.
    .intrigue = First { $seat } has to choose a barbarian for Intrigue.
    .treason = First { $seat } has to choose where barbarians go by Treason.
    .barbarian = First { $seat } has to move a barbarian.
    .draw = First { $seat } has to decide about drawing a card.
    .payment = First { $seat } has to finish paying.
    .gain = First { $seat } has to choose where the gained units go.
    .units = First { $seat } has to name what to take.
    .giving = First { $seat } has to choose what to give away.
    .purchase = First { $seat } has to decide about buying for gold.
    .victim = First { $seat } has to answer the event card.
    .feud = First { $seat } has to choose cards of the other player.
    .search = First { $seat } has to take a card out of a stack.
    .return = First { $seat } has to choose a stack for the removed card.
    .regions = First { $seat } has to choose and lay the new regions.
    .relocation = First { $seat } has to choose the cards that swap places.
    .defence = First { $seat } has to decide about the defence roll.
    .attack = First { $seat } has to choose what the attack strikes.
    .effect = First { $seat } has to finish the card in play.
    .start = First { $seat } has to finish the preparations.
    .hand-check = First { $seat } has to bring the hand to its limit.
    .exchange = First { $seat } has to decide about exchanging a card.
WRONG_PHASE = This belongs to another part of the game; now: { $part }.
    .opening = Wait until it is decided who begins.
    .founding-settlement = This is the founding phase: a settlement has to be placed now.
    .founding-city = This is the founding phase: a city has to be placed now.
    .founding-road = This is the founding phase: a road at the new building has to be placed now.
    .play = Not now: the founding phase is over.
    .robber-rests = Not now: the robber moves only after a seven or by a card.
    .unasked = { $unasked ->
        [march] Not now: knights move at the end of the turn, after trading and building.
        [swift-journey] Not now: a Swift Journey is played once the movement of your wagon has begun, at the end of the turn.
       *[other] Not now: wagons move at the end of the turn, after trading and building.
    }
    .march = Not now: knights are moving, and nothing is traded, built or bought any more in this turn. Ending the march ends the turn.
    .march-foreign = Not now: the foreign knight may be moved, and nothing else is done any more in this turn.
    .wagon = Not now: the wagon is on its way, and nothing is traded, built or bought any more in this turn. Stopping it ends the turn.
    .swift-journey = Not now: the wagon has arrived at a plaza, so only a Swift Journey can follow. Stopping the wagon ends the turn.
    .actions = Not now: in the action phase you build, trade, play action cards, or end it.
ROLL_FIRST = The dice come first: until they are rolled, nobody can trade, build, buy a card or end the turn.
    .fish-spending = The dice come first: fish are spent after the roll, in the trade and building phases of your turn.
    .gold-trade = The dice come first: the bank takes and gives gold only after the roll.
    .before-roll = The dice come first: before the roll only Brigitta and Reiner can be played.
ALREADY_ROLLED = The dice were already rolled this turn: { $first } and { $second }.
    .number = The event card of this turn was already revealed: { $number }.
    .rolled = The dice were already rolled this turn.
TRADE_CLOSED = Something was built or bought this turn, so trading is closed until the next turn.

## Places

UNKNOWN_PLACE = There is no such place on the board.
    .wanted = { $wanted ->
        [path] A path is needed here, such as NE(0,0), and { $name } is { $found ->
            [hex] a hex
           *[other] an intersection
        }.
        [intersection] An intersection is needed here, such as N(0,0), and { $name } is { $found ->
            [hex] a hex
           *[other] a path
        }.
       *[other] A hex is needed here, such as (0,0), and { $name } is { $found ->
            [path] a path
           *[other] an intersection
        }.
    }
    .name = There is no place “{ $name }” on the board of this table.
    .plaza = Nothing is built on a plaza: it is a place for wagons.
PATH_OCCUPIED = Path { $path } is taken: a road lies there (owner: { $seat }).
    .bridge = Path { $path } is taken: a bridge stands there (owner: { $seat }).
FOUNDING_ROAD = The road has to touch the building just placed on intersection { $intersection }.
ROAD_BLOCKED = No road goes on through intersection { $intersection }: a piece of somebody else stands there.
    .piece = No road goes on through intersection { $intersection }: a { $piece } stands there (owner: { $seat }).
ROAD_NOT_CONNECTED = The road would hang loose: no road or building of yours at either end, { $end } or { $other }.
    .neutral = The road would hang loose: neither end, { $end } or { $other }, has a road or building of its neutral colour: { $neutral }.
    .bridge = The bridge would hang loose: no road, bridge or building of yours at either end, { $end } or { $other }.
INTERSECTION_OCCUPIED = Intersection { $intersection } is taken: a { $piece } stands there (owner: { $seat }).
TOO_CLOSE = Intersection { $intersection } is too close to another building: keep at least two paths apart.
    .piece = Too close: a { $piece } stands on the neighbouring intersection { $intersection } (owner: { $seat }).
NO_OWN_ROAD = No road of yours leads to intersection { $intersection }.
    .neutral = No road of this neutral colour leads to intersection { $intersection }: { $neutral }.
    .knight = No road of yours leads to the knight on intersection { $intersection } (owner: { $seat }), so Intrigue does not reach it.
NO_SETTLEMENT_HERE = A city replaces a settlement of yours, but intersection { $intersection } is empty.
    .piece = A city replaces a settlement of yours, but on intersection { $intersection } stands a { $piece } (owner: { $seat }).
    .upright = No city of yours lies on its side on intersection { $intersection }.
    .site = A city is laid on a settlement of yours, and at { $site } there is none.

## Pieces and prices

NO_PIECES_LEFT = You have no such piece left: { $piece }, { $limit } in all.
    .neutral = This neutral colour has no such piece left: { $neutral } ({ $piece }, { $limit } in all).
    .centre = { $centre ->
        [road] The stack of roads is used up: there are no more for either player.
        [settlement] No more settlements can be founded: their stack is used up.
       *[city] The stack of cities is used up: there are no more for either player.
    }
    .road = You have no roads left: all { $limit } are on the board.
    .settlement = You have no settlements left: all { $limit } are on the board. Turning one into a city frees a piece.
    .city = You have no cities left: all { $limit } are on the board.
    .bridge = You have no bridges left: all { $limit } are on the board.
    .basic-knight = You have no basic knights left: all { $limit } are on the board. Promoting one frees a piece.
    .strong-knight = You have no strong knights left: all { $limit } are on the board. Promoting one frees a piece.
    .mighty-knight = You have no mighty knights left: all { $limit } are on the board.
    .wall = You have no city walls left: all { $limit } are built.
CANNOT_AFFORD = You need { $price }; you are short of { $short }.
    .gold = You need { $gold } gold; you have { $held }.

## Development cards

DECK_EMPTY = The deck is used up: there is no development card left to buy.
NO_SUCH_CARD = You do not hold this card: { $card }.
    .word = You do not hold this card: { $word }.
NOT_PLAYABLE = This card is never played: { $card }. It counts by itself.
    .extraordinary-site = { $card } is not played and takes no building site: it is laid beside a region of yours.
    .expansion = { $card } is not an action card: it is built on a site.
    .action-card = { $card } is an action card: it is not built but played.
ONE_CARD_PER_TURN = One development card a turn; already played: { $card }.
CARD_TOO_NEW = This card was bought only this turn: { $card }. Play it from your next turn on.
NO_EFFECT = This card would do nothing now: { $card }.
    .road-building = Road building would do nothing: you have no road piece left, or no free path to lay one on.
    .year-of-plenty = Year of plenty would do nothing: the bank is empty.
    .free-road = A free road would do nothing: there is no free path to lay it on.
    .knight-stays = The knight already stands on path { $path }: choose another one.
    .needless-grain = The way is short enough without a grain: keep it.
    .effect = { $effect ->
        [crane] The Crane would do nothing: you cannot improve any track now.
        [mining] Mining would do nothing: you have no building at mountains, or the bank has no ore.
        [irrigation] Irrigation would do nothing: you have no building at fields, or the bank has no grain.
        [inventor] The Inventor would do nothing: it takes two tokens with different numbers that may be moved.
        [engineer] The Engineer would do nothing: you have no city without a wall.
        [medicine] Medicine would do nothing: you have no settlement that could become a city.
        [smith] The Smith would do nothing: none of your knights can be promoted now.
        [diplomat] The Diplomat would do nothing: there is no open road that it could take up.
        [warlord] The Warlord would do nothing: you have no inactive knight.
        [wedding] The Wedding would bring nothing: nobody with more points than you holds a card.
        [intrigue] Intrigue would do nothing: no knight of another player stands at a road of yours.
        [saboteur] The Saboteur would do nothing: nobody with as many points as you or more holds two cards.
        [spy] The Spy would do nothing: nobody else holds a progress card.
        [deserter] The Deserter would do nothing: nobody else has a knight.
        [merchant] The Merchant would do nothing: yours stands there already.
        [commercial-harbour] The Commercial Harbour would do nothing: one is open in this turn, or nobody else holds cards.
        [merchant-fleet] The Merchant Fleet would do nothing: this kind already goes two for one in this turn.
        [master-merchant] The Master Merchant would do nothing: nobody with more points than you holds a card.
        [wagon] The wagon already stands there: choose another place.
        [wagon-grain] The way is short enough without a grain: keep it.
       *[other] The monopoly would bring nothing: nobody else holds a card.
    }
    .gold = { $card } would do nothing: it takes 3 gold, and you have less.
    .units = { $card } would do nothing: it takes 2 units, and you have fewer.
    .pirate-ship = { $card } would do nothing: you have no Pirate Ship.
    .opponent-gold = { $card } would do nothing: the other player has no gold.
    .opponent-units = { $card } would do nothing: the other player has nothing to take.
    .room = { $card } would do nothing: you have no room for what it would bring.
    .discarded-card = { $card } would do nothing: no card that you could take lies on the discard pile.
    .target = { $card } would do nothing: the other player has nothing that it could strike.
WRONG_COUNT = Name two cards, not one: “{ $card }” brings two while the bank has them.

## Seven and robber

WRONG_DISCARD = { $owed ->
    [0] You owe no cards now, but named { $given }.
    [one] You owe { $owed } card, but named { $given }.
   *[other] You owe { $owed } cards, but named { $given }.
}
    .missing = { $owed ->
        [0] You owe no cards now, but named { $given }.
        [one] You owe { $owed } card and named { $given }; not in your hand: { $missing }.
       *[other] You owe { $owed } cards and named { $given }; not in your hand: { $missing }.
    }
ROBBER_MUST_MOVE = The robber already stands on hex { $hex }: move it to another one.
ROBBER_LAND_ONLY = The robber stays on land, and hex { $hex } is not land.
ROBBER_SPARES = The robber spares players with 2 open points or fewer, and one of them has a building on hex { $hex }: { $seat }.
NOT_A_VICTIM = Nobody can be chosen for this now.
    .seats = This player cannot be chosen for this now. You can choose: { $seats }.

## Trade

TRADE_NEEDS_ACTIVE = A trade is always between the player on turn and somebody else; on turn: { $turn }.
NO_SUCH_OFFER = There is no such offer any more.
    .offer-to-others = This offer was not made to you. It is open to: { $seats }.
ALREADY_ANSWERED = You have answered so already; the answer stands, and you may change it.
NOT_ACCEPTED = This partner has not accepted, nor has anybody else yet.
    .seats = This partner has not accepted. Accepted so far: { $seats }.
TRADE_EMPTY_SIDE = Both sides have to give something, and { $seat } would give nothing.
TRADE_SAME_RESOURCE = Cards of one kind cannot be on both sides of a trade: { $resource }.
    .gold = Gold cannot be on both sides of a trade.
TRADE_CARDS_MISSING = You cannot meet these terms: you are short of { $short }.
    .gold = You cannot meet these terms: they ask { $gold } gold of you, and you have { $held }.
MIXED_CARDS = The bank takes cards of one kind only; you gave different ones.
SAME_RESOURCE = Nothing can be traded for its own kind: { $resource }.
BAD_RATE = Name the cards you give: four alike, or fewer at a harbour of yours.
    .gold-at-harbours = Here only a harbour of yours brings gold: three cards alike, or two at a special harbour.
    .search = { $needed ->
        [one] Looking through a stack costs { $needed } unit; you have { $held }.
       *[other] Looking through a stack costs { $needed } units; you have { $held }.
    }
    .needed = This trade takes { $needed } { $resource }; you have { $held }.
    .resource = Your rates with the bank for { $resource }: { $rates }.
BANK_EMPTY = The bank does not have enough { $resource }.

## Victory and options

TOO_FEW_POINTS = { $needed ->
    [one] To win you need { $needed } victory point; you have { $held }.
   *[other] To win you need { $needed } victory points; you have { $held }.
}
BAD_OPTION = These options make no game.
    .low = Option “{ $key }”: { $given } does not fit, choose from { $low } to { $high }.
    .colour = Two seats have the same colour: { $colour }.
    .token = { $token ->
        [0] Hex { $hex } needs a number token.
       *[other] Number token { $token } cannot lie on hex { $hex }.
    }
    .path = No harbour fits on path { $path }: it has to be on the coast, with no other harbour next to it.
    .no-red-with-three-players-on-the-beginner-board = With three players red stays out on the beginner board.
    .a-seat-of-this-table = The first player has to sit at this table.
    .the-beginner-board-in-the-beginner-set-up = The beginner set-up goes with the beginner board only.
    .to-be-drawn-or-given-before-play = The board has to be drawn or given before play.
    .a-founding-phase-beside-the-rivers = The rivers leave no room for the starting pieces of the beginner set-up: choose another set-up.
    .a-founding-phase-beside-the-neutral-settlements = With two players the first settlements go beside neutral ones, which the beginner set-up has not: choose another set-up.
    .the-scenario-fishermen = Option “{ $key }” belongs to the scenario Fishermen, which this table does not play.
    .the-scenario-rivers = Option “{ $key }” belongs to the scenario Rivers, which this table does not play.
    .the-scenario-caravans = Option “{ $key }” belongs to the scenario Caravans, which this table does not play.
    .the-scenario-barbarian-attack = Option “{ $key }” belongs to the scenario Barbarian Attack, which this table does not play.
    .the-scenario-traders-and-barbarians = Option “{ $key }” belongs to the scenario Traders & Barbarians, which this table does not play.
    .the-expansion-cities-and-knights = Option “{ $key }” belongs to the expansion Cities & Knights, which this table does not play.
    .one-lake-in-the-place-of-the-desert = The board of the Fishermen has exactly one lake, and no desert.
    .the-lake-inside-the-island = The lake of the Fishermen lies inside the island, not at the coast.
    .a-fishing-ground-on-every-free-stretch-of-the-frame = The board of the Fishermen has a fishing ground with a number of its own on every stretch of the frame without a harbour.
    .no-lake-and-no-grounds-without-the-scenario-fishermen = A lake or fishing grounds belong on the board of the scenario Fishermen only.
    .the-two-rivers-on-their-places-and-no-desert = The board of the Rivers has the seven river hexes on their places, and no desert.
    .the-token-2-on-a-hex-with-the-12 = The board of the Rivers has the number token 2 on the hex with the 12.
    .no-swamp-and-no-second-token-without-the-scenario-rivers = A swamp or a second number token belongs on the board of the scenario Rivers only.
    .the-oasis-in-the-middle-and-no-desert = The board of the Caravans has the oasis in the middle, its arrows known, and no desert.
    .no-oasis-without-the-scenario-caravans = An oasis belongs on the board of the scenario Caravans only.
    .castle-and-desert-on-their-places = The board of the Barbarian Attack has the castle and the desert in opposite corners, and no other.
    .each-number-on-one-hex-of-the-coast = The board of the Barbarian Attack has each number exactly once along the coast.
    .castle-quarry-and-glassworks-on-their-places-and-no-desert = The board of the Traders & Barbarians has castle, quarry and glassworks on their places, and no desert.
    .no-tokens-2-and-12 = The board of the Traders & Barbarians has no number tokens 2 and 12.
    .no-quarry-and-no-glassworks-without-the-scenario-traders-and-barbarians = A quarry or a glassworks belongs on the board of the scenario Traders & Barbarians only.
    .no-castle-without-the-scenario-barbarian-attack = A castle belongs on the boards of the scenarios Barbarian Attack and Traders & Barbarians only.
    .needs = Option “{ $key }” does not fit the others.

## Modules

COMBINATION = These do not go together at one table: { $first } and { $second }.
    .low = { $high ->
        [2] The variant Two Players is for exactly 2 players, not { $given }.
       *[other] Variants, scenarios and the expansion are for { $low } to { $high } players, not { $given }; for 2 there is the variant Two Players, which goes with all but the expansion.
    }
NOT_IN_PLAY = The modules of this table have no such move.
    .gold = This table plays without gold, so nobody has any to give or to ask for.
    .module = This move belongs to a module that this table does not play: { $module }.
    .trade-tokens = This table plays without trade tokens: fish take their place.
    .foreign-cards = This table does not play with such cards: { $resource }.
    .development-cards = This table plays without development cards.
    .robber = This table plays without the robber: barbarians take its place.
    .card = The deck of this table does not have this card: { $card }.
    .demolition = In the introductory game nothing is demolished.
    .face-up = This card is not in a face-up stack of this game.
    .stack = This game has no such stack.
NOT_A_CHOICE = That is not one of the choices.
    .unasked = { $unasked ->
        [bid] Nobody bids now: the vote about the camel comes at the end of a turn in which a settlement or city was built.
        [naming] Nobody names a path now: that is asked of those who bid for the camel, if none of them has the majority.
        [camel] There is no camel to place now: one comes at the end of a turn in which a settlement or city was built.
        [neutral-road] There is no neutral road to lay now: one follows each road that you build.
        [neutral-settlement] There is no neutral settlement to place now: one follows each settlement that you build.
        [forced-trade] No cards are handed over now: that is part of a forced trade.
        [road-damage] No road is damaged now: only an earthquake asks for that.
        [gift] No card goes to the neighbour on the left now: only an event card asks for that.
        [bank-card] The bank gives no card of your choice now: only an event card does.
        [card-draw] No card is drawn from another player now: only an event card lets you.
        [neighbourly-help] Nobody is helped with a card now: only the event card asks for that.
        [robber-flight] The robber flees only when its event card is revealed.
        [fifth-card] No progress card is put back now: that is asked of players who hold five.
        [fresh-card] There is no card to decide about now: that is asked of the player on turn who has just received one.
        [commitment] No knights are sent into battle now: that is asked when the barbarians land.
        [city-loss] No city is lost now: only barbarians who have won take one.
        [defender-deck] No deck is chosen now: that is for defenders who are equally strong.
        [aqueduct] The Aqueduct gives nothing now: it helps when a number brings its owner no card.
        [retreat] No knight has to go elsewhere now: only one that was driven away does.
        [knight-removal] No knight leaves now: only the Deserter asks for that.
        [knight-placing] There is no knight to place now: one comes with the Deserter.
        [wedding-gift] No cards are presented now: only a Wedding asks for that.
        [commodity] No commodity is handed over now: only a Commercial Harbour asks for that.
        [metropolis] There is no metropolis to place now: one is won with the fourth or fifth level of a track.
        [road-move] No road is laid anew now: only one that the Diplomat took up is.
        [spy-pick] No progress card is taken now: only a Spy takes one.
        [master-pick] No cards are taken now: only a Master Merchant takes them.
        [raid] No card is drawn from another player now: that comes after a seven.
        [muster] There is no knight to place now: one comes with the cards Knighthood and Black Knight.
        [muster-foreign] The foreign knight is not to be placed now: it comes with the first knight of the game.
        [intrigue] No barbarian is captured now: only the card Intrigue does that.
        [treason] No barbarians change coasts now: only the card Treason asks for that.
        [barbarian] No barbarian is moved now: that comes after a seven, a knight, or driving one off.
        [draw] No card is drawn now: that is asked after a barbarian was put on a road of another player.
       *[other] No fish token is exchanged or kept now: that is asked of players with seven tokens who are to draw another.
    }
    .bid-kind = A bid for the camel is wool and grain only, not { $resource }.
    .not-neutral = This is no neutral colour: { $seat }. The piece has to be one of a neutral colour.
    .drawn-cards = The cards just drawn cannot be handed over, only what you held before. You did not hold enough: { $short }.
    .no-refuge = The robber cannot be sent to hex { $hex }: it goes to the desert, or to the hex that stands for it.
    .name-refuge = The robber can go to several hexes: name one of them.
    .damaged-already = Your road on path { $path } is damaged already: choose one that is whole.
    .bridge-stands = A bridge stands on path { $path }, and an earthquake damages roads only.
    .others-road = The road on path { $path } is not yours: everybody damages a road of their own.
    .no-road-there = There is no road on path { $path }: choose a road of yours.
    .must-draw = This event lets you draw no less than one card: choose a player to draw it from.
    .not-poorer = Help goes to somebody with fewer open points than you: { $seat } has as many or more.
    .not-held = You cannot give this card: you have no { $resource }.
    .no-resource = Only a resource can be named here, and this is none: { $resource }.
    .no-active-knight = There is no active knight of yours on intersection { $intersection }, and only active ones fight.
    .city-is-safe = There is no city on intersection { $intersection } that you could lose: name an upright one of yours without a metropolis.
    .deck-empty = This deck is empty: { $word }. Choose another one.
    .no-free-city = There is no city on intersection { $intersection } for the metropolis: it goes on an upright one of yours that has none.
    .no-own-knight = There is no knight of yours on intersection { $intersection }.
    .not-in-that-hand = Take what is due from the cards that you see, and nothing else.
    .no-commodity = Only a commodity can be named here, and this is none: { $resource }.
    .not-from-supply = Barbarians come from the supply only while fewer than two coasts have any: take one from a coast.
    .from-supply = Too few coasts have barbarians: this one comes from the supply.
    .no-second-move = After this move no second one would be possible, and Treason asks for two: choose another.
    .other-barbarian = The barbarian that was driven off stands on path { $path }: that one is moved, and no other.
    .obligatory-draw = The card has to be drawn here: { $seat } loses one.
    .no-wagon = You have no wagon on the island.
    .number = A die can be set to a number from 1 to 6.
    .pass = You cannot do without: name something to take first.
    .payment = A price is due: choose a store that pays a unit of it.
    .gain = Something was gained: choose a store for the next unit.
    .units = Name a resource that you take from the other player.
    .giving = Something is given away: choose a store to give a unit from.
    .purchase = Name a resource to buy for 1 gold, or pass.
    .victim = That is no answer to the event card.
    .feud = Choose cards of the other player: that is what the event is about.
    .search = Take a card from a stack: that is what is open now.
    .return = Choose a stack for the removed card.
    .region = This region is not to be had: pick one of those in the region stack.
    .regions = Choose whether the first new region goes up or down.
    .relocation = These two cannot swap places: choose two regions, or two expansions that both fit.
    .defence = Roll for the defence, or pass.
    .attack = That is no answer to the attack.
    .effect = The card in play asks for something else.
    .start = The game is being prepared: take your starting cards, or lay your regions.
    .hand-check = The hand comes to its limit now: draw cards if it is too small, put cards under stacks if it is too big.
    .exchange = Put a hand card under a stack to exchange it, or pass.
    .gain-kind = No store of this kind can be chosen, since nothing of it was gained: { $resource }.
    .payment-kind = The price asks for something else: no { $resource } is due.
    .regions-only = Gold of the Gold Cache cannot be given here: choose one of your regions.
    .tribute-room = You give only what the other player has room for, and there is none for this: { $resource }.
    .opponent-lacks = The other player has no more of this to take: { $resource }.
    .tithe-kind = The Tithe Barn brings grain or wool, not { $resource }.
    .ship-only = The Pirate Ship sinks a trade ship, and this card is none: { $card }.
    .face-up-card = A card of the face-up stack never comes into a hand: { $card }.
    .bath-house-only = The Doctor works at a Bath House of yours, and this card is none: { $card }.
    .strength-only = The Archer strikes a unit with a strength symbol, and this card is none: { $card }.
    .building-only = The Arsonist strikes a building, and this card is none: { $card }.
    .feud-building = A Feud is about buildings, and this card is none: { $card }.
    .named-already = This building was named already: { $card }. A Feud names three different ones.
    .not-named = This building was not named in the Feud, so it stays: { $card }.
    .no-rioter = Riots drive away a unit with a strength or commerce symbol, and this card is none: { $card }.
    .taken-stack = The other player took from stack { $stack }: choose another one.
    .basic-stack = The first cards come from a basic stack, and stack { $stack } is none.
    .arranged = The place { $place } is arranged already, or is none of the six at the start.
    .place = The place { $place } is not one of the choices.
    .path = The road does not go back to path { $path }: choose another one, or leave it in your supply.
    .first = A die can be set to a number from 1 to 6, not to { $first } and { $second }.
ONCE_PER_TURN = You have already done this in this turn.
    .token-action = Trade tokens pay for one action a turn, and you have had yours.
    .retired-knight = You have already given up a knight for trade tokens this turn: one a turn is allowed.
    .wagon-grain = You have already paid a grain for the wagon: one a turn is allowed.
    .tried-barbarian = You have already tried to drive off the barbarian on path { $path }: one try a turn is all.
    .card = Only once a turn, and that has been done: { $card }.
ROBBER_AWAY = The robber is already out of the way.

## Event Cards

ROAD_DAMAGED = You cannot build new roads while your road on path { $path } is damaged. Repair it first.
    .taken = The road on path { $path } is damaged: a Diplomat cannot take it up.
    .intersection = Only damaged roads of yours lead to intersection { $intersection }. Repair one of them first.
NOT_DAMAGED = You have no damaged road on path { $path }.

## Two Players

TOKENS_SHORT = { $needed ->
    [one] This costs { $needed } trade token; you have { $held }.
   *[other] This costs { $needed } trade tokens; you have { $held }.
}
NO_PLAYED_KNIGHT = You have no played knight to discard.
TOO_FEW_CARDS = A forced trade needs { $needed } resource cards of your own to give; you have { $held }.

## Gold

GOLD_LIMIT = You have bought as many cards with gold this turn as this table allows: { $limit }.

## Fishermen

FISH_NOT_HELD = You do not hold this many tokens with { $token } fish.
TOO_FEW_FISH = This costs { $price } fish, and these tokens show only { $paid }.
FISH_SURPLUS = This costs { $price } fish, and these tokens show { $paid }: leave out what you can, since this table allows no surplus tokens.
NO_BOOT = You do not have the old boot: nobody has drawn it yet.
    .seat = You do not have the old boot. Its holder: { $seat }.
BOOT_STAYS = You have the most points, so you keep the old boot until somebody draws level with you.
    .seats = The old boot goes to players with as many points as you or more. You can pass it to: { $seats }.

## Rivers

BRIDGE_SITE = The river crosses path { $path }: only a bridge can be built there, not a road.
NO_BRIDGE_SITE = No river crosses path { $path }, so there is nothing to bridge.

## Caravans

ROBBER_CLOSED = The robber may not go to hex { $hex }: from beside the board it comes onto a hex with a number, and a closed oasis stays closed.
NO_CAMEL_HERE = No camel can go on path { $path } now: a caravan starts at an arrow of the oasis and goes on from its head, with one camel a path.
    .camel-there = A camel already stands on path { $path }, and a path has room for one.
    .same-caravan = Path { $path } continues the caravan that got your first camel: the second one goes to another caravan.
    .beside-oasis = The first camel of a caravan does not go along the oasis: path { $path } is one of its sides.
    .first-camel = The first camel of a caravan goes on the path at an arrow of the oasis, and { $path } is none.
    .not-at-head = No camel can go on path { $path }: it is no path at an arrow without a camel, nor does it go on from the head of a caravan.

## Cities & Knights

ROBBER_LOCKED = The robber stays where it is until the barbarians have landed for the first time.
CARD_BEFORE_ROLL = This card is played after the dice: { $word }. Before them only the Alchemist can be played.
CARD_AFTER_ROLL = The Alchemist is played before the dice, and they have been thrown.
CARD_LIMIT = First { $seat } has to decide about a fifth progress card: only four can be kept.
MUST_PLAY = You hold a card that can be played, so none is put back: play one.
CARD_NOT_OPEN = This needs a card that you have not played in this turn: { $word }.
NO_KNIGHT_HERE = There is no knight on intersection { $intersection }.
    .path = There is no knight on path { $path } that you could move now.
    .knight = The knight on intersection { $intersection } is not yours (owner: { $seat }).
    .piece = On intersection { $intersection } stands a { $piece }, not a knight (owner: { $seat }).
KNIGHT_INACTIVE = The knight on intersection { $intersection } is inactive: once activated, it can act from your next turn on.
KNIGHT_TOO_NEW = The knight on intersection { $intersection } became active or came to you in this turn: it can act from your next turn on.
KNIGHT_ACTIVE = The knight on intersection { $intersection } is active already.
KNIGHT_NO_PATH = No unbroken chain of your roads leads from { $end } to { $other }: knights and buildings of others stop the way.
KNIGHT_TOO_WEAK = Only a stronger knight drives away the one on intersection { $intersection } (owner: { $seat }).
OWN_KNIGHT = The knight on intersection { $intersection } is your own.
ROBBER_NOT_ADJACENT = The knight on intersection { $intersection } does not stand at the robber’s hex.
NO_FOREIGN_BUILDING = A robber that was driven away goes to a hex with a building of another player, and hex { $hex } has none.
NO_BUILDING_THERE = The merchant goes to a hex with a settlement or city of your own, and hex { $hex } has none.
ALREADY_PROMOTED = The knight on intersection { $intersection } was promoted in this turn: one rank a turn is all.
    .twice = Two different knights are promoted, but intersection { $intersection } is named twice.
NEEDS_FORTRESS = The knight on intersection { $intersection } is strong, and only the Fortress, level three of politics, makes knights mighty.
MAX_LEVEL = The knight on intersection { $intersection } is mighty: there is no higher rank.
    .limit = Your wagon has reached its last level.
    .word = This track has reached its last level: { $word }.
NEEDS_CITY = Only those with a city improve it, and you have none.
REDUCED_CITY = Your city on intersection { $intersection } lies on its side: restore it before you improve anything.
METROPOLIS_CAP = Beyond level three a city without a metropolis is needed, and you have none. Track: { $word }.
RESTORE_FIRST = Your city on intersection { $intersection } lies on its side: restore it before another settlement becomes a city.
WALL_NEEDS_CITY = Walls are built under cities of your own, and intersection { $intersection } is empty.
    .piece = Walls are built under cities of your own, and on intersection { $intersection } stands a { $piece } (owner: { $seat }).
WALL_EXISTS = The city on intersection { $intersection } has a wall already.
ROAD_NOT_OPEN = There is no open road on path { $path }: an open one has a free end, where nothing goes on.
TOKEN_FIXED = { $token ->
    [0] Hex { $hex } has no number token that could be moved.
   *[other] The { $token } on hex { $hex } stays: tokens with 2, 6, 8 and 12 are not moved.
}
VP_NOT_HIGHER = The Master Merchant visits players with more victory points than you. Needed: { $needed }; this player has { $held }.
ALREADY_EXCHANGED = This player has been asked for an exchange in this turn: { $seat }.

## Barbarian Attack

OVERRUN = Barbarians overrun hex { $hex }: no road and no settlement can be built beside it until one of them is gone.
    .overrun-city = Barbarians overrun hex { $hex }: at this table no settlement beside it can become a city until one of them is gone.
CAPTURED = The barbarians hold your settlement on intersection { $intersection }: free it before you turn it into a city.
KNIGHT_MOVED = The knight on path { $path } has already moved in this turn.
KNIGHT_THERE = The foreign knight stands on path { $path }, and a path has room for one knight.
    .seat = A knight already stands on path { $path } (owner: { $seat }), and a path has room for one.
CASTLE_PATH = Path { $path } is a side of the castle: knights pass it, but do not end their way there.
CASTLE_ONLY = This knight enters at the castle, and path { $path } is none of its sides.
TOO_FAR = Too far: the shortest way takes { $needed } steps or movement points, and there are { $held }.
MUST_LEAVE = The knight on path { $path } has to leave the castle first.
NOT_A_COAST = Barbarians stand on coast hexes only, and hex { $hex } is none.
    .overrun-coast = Three barbarians are on hex { $hex } already, and it has no room for another.
    .used-hex = Hex { $hex } is part of the first move of this card: the second one needs other hexes.
    .same-hex = The barbarian stands on hex { $hex } already: choose another coast for it.
NO_BARBARIAN = There is no barbarian on hex { $hex }.
    .path = There is no barbarian on path { $path }.

## Traders & Barbarians

BARBARIAN_THERE = A barbarian already stands on path { $path }: choose one without.
NO_TOLL = Foreign roads cost a toll: the cheapest way there takes { $gold } gold, and you have { $held }.
LEVEL_TOO_LOW = A wagon of level { $held } drives nobody off: level { $needed } is needed.
NOT_BESIDE = Path { $path } does not begin where your wagon stands, at { $intersection }: only barbarians right beside it can be driven off.

## The card game

CARD_TIMING = This card is played at another moment: { $card }.
    .brigitta = Brigitta is played before the roll, at the start of your turn.
    .reiner = Reiner is played before the roll, at the start of your turn.
    .scout = The Scout is played when a settlement is founded: found one “with scout”.
    .sebastian = Sebastian is played when Feud, Fraternal Feuds or Riots strike you.
REQUIREMENT = Something is missing that this card needs: { $card }.
    .abbey-or-library = { $card } needs an Abbey or a Library of your own.
    .library-or-fewer-points = { $card } needs a Library of your own, or fewer victory points than the other player.
    .town-hall-or-fewer-points = { $card } needs a Town Hall of your own, or fewer victory points than the other player.
    .parish-hall = { $card } needs a Parish Hall of your own on that site of a city, which it covers.
    .bath-house = { $card } needs a Bath House of your own.
    .university = { $card } needs a University of your own.
    .progress-symbols = { $card } needs two progress symbols in your principality.
    .strength-advantage = { $card } needs the strength advantage.
    .hedge-tavern = { $card } needs a Hedge Tavern of your own.
    .commerce-or-city = { $card } needs three commerce symbols, or a city.
    .merchant-guild = { $card } needs a Merchant Guild of your own.
    .hero = { $card } needs a hero of your own with at least one strength symbol.
ONE_ONLY = One of these a principality, and yours has it: { $card }.
NO_SITE = You cannot build at { $site }: no settlement or city of yours is beside it.
SITE_FULL = Site { $site } is full.
CITY_ONLY = { $card } stands only beside a city, and at { $site } there is a settlement.
ROAD_THERE = An open road lies at this end already: a settlement comes next.
    .site = A road lies at { $site } already.
NO_OPEN_ROAD = No open road lies at this end: a road comes first.
    .site = No open road of yours leads to { $site }: a road comes first.
NO_ROOM = You have no room for more: { $resource }.
NO_SHIP = No card of yours trades this at such a rate: { $resource }.
NOT_THERE = This card does not lie there: { $card }.
    .site = This card does not lie at { $site }: { $card }.
NO_REGION = You have no region at { $place }.
    .cache = You have no Gold Cache.
STORE_EMPTY = Nothing is stored at { $place }.
    .cache = The Gold Cache is empty.
STORE_FULL = The store at { $place } is full: three units are all it holds.
    .cache = The Gold Cache is full: three units are all it holds.
STACK_EMPTY = Stack { $stack } is empty.
    .face-up = No card of the face-up stack is left.
WRONG_STACK = This card goes under a stack with its own back: { $card }.
PROTECTED = A Fire Brigade protects { $card } at { $site }.
