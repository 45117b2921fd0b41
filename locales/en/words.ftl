# Words of the game, one message each. The id is the word the engine uses.

## Resources and commodities

brick = brick
lumber = lumber
wool = wool
grain = grain
ore = ore
cloth = cloth
coin = coin
paper = paper
gold = gold

# So many cards of one kind; several kinds are joined with commas.
cards-of-kind = { $count } { $resource }

## Pieces

road = road
settlement = settlement
city = city
bridge = bridge
basic-knight = basic knight
strong-knight = strong knight
mighty-knight = mighty knight
wall = city wall

## Development cards

knight = knight
road-building = road building
year-of-plenty = year of plenty
monopoly = monopoly
victory-point = victory point
swift-journey = swift journey

## Colours

red = red
blue = blue
white = white
orange = orange

## Parts of the game

opening = deciding who begins
founding-settlement = founding, a settlement is due
founding-city = founding, a city is due
founding-road = founding, a road is due
play = the turns

## Table options

players = number of players
colours = colours
first_player = first player
board = board
victory_points = points to win
hand_limit = hand limit on a seven
longest_road_min = least length of the Longest Road
largest_army_min = fewest knights of the Largest Army
bank_limit = cards of each resource in the bank
setup = set-up
start_fish = fish at the start
strict_fish_payment = no overpaying with fish
fishing_grounds = how the fishing grounds lie
river_gold_limit = cards for gold in a turn
oasis = how the oasis lies
oasis_closed = oasis closed to the robber
edition = edition
commit_knights = choice of the knights that fight (expert)
gold_at_four = gold at the plain rate
strict_majority = more knights than barbarians needed
foreign_tie_reroll = ties with the foreign knight rolled again
overrun_cities = cities beside overrun coasts
event_2_12_redraw = another card after a 2 or 12
grain_per_movement = a grain in each movement

## Variants, scenarios and the expansion

friendly_robber = Friendly Robber
event_cards = Event Cards
harbormaster = Harbormaster
two_players = Two Players
cities_and_knights = Cities & Knights
fishermen = Fishermen
rivers = Rivers
caravans = Caravans
barbarian_attack = Barbarian Attack
traders_and_barbarians = Traders & Barbarians
