# Words of the game, one message each. The id is the word the engine uses.

## Resources and commodities

brick = глина
lumber = деревина
wool = вовна
grain = зерно
ore = руда
cloth = сукно
coin = монета
paper = папір
gold = золото

# So many cards of one kind; several kinds are joined with commas.
cards-of-kind = { $resource } ×{ $count }

## Pieces

road = дорога
settlement = поселення
city = місто
bridge = міст
basic-knight = простий лицар
strong-knight = сильний лицар
mighty-knight = могутній лицар
wall = міський мур

## Development cards

knight = лицар
road-building = будівництво доріг
year-of-plenty = рік достатку
monopoly = монополія
victory-point = переможне очко
swift-journey = швидкий обоз

## Colours

red = червоний
blue = синій
white = білий
orange = помаранчевий

## Parts of the game

opening = вибір першого гравця
founding-settlement = початкове розставлення, черга за поселенням
founding-city = початкове розставлення, черга за містом
founding-road = початкове розставлення, черга за дорогою
play = звичайні ходи

## Table options

players = кількість гравців
colours = кольори
first_player = перший гравець
board = поле
victory_points = очки для перемоги
hand_limit = межа карт на руці в разі сімки
longest_road_min = найменша довжина Найдовшого тракту
largest_army_min = найменша кількість лицарів Найбільшого війська
bank_limit = карт кожного ресурсу в банку
setup = розклад
start_fish = риба на початку гри
strict_fish_payment = без переплати рибою
fishing_grounds = розташування промислів
river_gold_limit = карти за золото за хід
oasis = розташування оази
oasis_closed = оаза закрита для розбійника
edition = видання
commit_knights = вибір лицарів для битви (для досвідчених)
gold_at_four = золото за звичайним курсом
strict_majority = лицарів треба більше, ніж варварів
foreign_tie_reroll = перекидання за нічиєї з чужим лицарем
overrun_cities = міста біля переповнених узбереж
event_2_12_redraw = ще одна карта після 2 і 12
grain_per_movement = зерно за кожен рух

## Variants, scenarios and the expansion

friendly_robber = Шляхетний розбійник
event_cards = Події
harbormaster = Господар гавані
two_players = Удвох
cities_and_knights = Міста й лицарі
fishermen = Рибалки
rivers = Річки
caravans = Каравани
barbarian_attack = Навала варварів
traders_and_barbarians = Купці та варвари
