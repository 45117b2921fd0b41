# Words of the game, one message each. The id is the word the engine uses.

## Resources and commodities

brick = глина
lumber = древесина
wool = шерсть
grain = зерно
ore = руда
cloth = сукно
coin = монета
paper = бумага
gold = золото

# So many cards of one kind; several kinds are joined with commas.
cards-of-kind = { $resource } ×{ $count }

## Pieces

road = дорога
settlement = поселение
city = город
bridge = мост
basic-knight = простой рыцарь
strong-knight = славный рыцарь
mighty-knight = великий рыцарь
wall = городская стена

## Development cards

knight = рыцарь
road-building = строительство дорог
year-of-plenty = год изобилия
monopoly = монополия
victory-point = победное очко
swift-journey = скорый обоз

## Colours

red = красный
blue = синий
white = белый
orange = оранжевый

## Parts of the game

opening = выбор первого игрока
founding-settlement = начальная расстановка, очередь за поселением
founding-city = начальная расстановка, очередь за городом
founding-road = начальная расстановка, очередь за дорогой
play = обычные ходы

## Table options

players = число игроков
colours = цвета
first_player = первый игрок
board = поле
victory_points = очки для победы
hand_limit = предел карт на руке при семёрке
longest_road_min = наименьшая длина Самого длинного тракта
largest_army_min = наименьшее число рыцарей Самого большого войска
bank_limit = карт каждого сырья в банке
setup = расклад
start_fish = рыба в начале игры
strict_fish_payment = без переплаты рыбой
fishing_grounds = расположение промыслов
river_gold_limit = карты за золото за ход
oasis = расположение оазиса
oasis_closed = оазис закрыт для разбойника
edition = издание
commit_knights = выбор рыцарей для битвы (для опытных)
gold_at_four = золото по обычному курсу
strict_majority = рыцарей нужно больше, чем варваров
foreign_tie_reroll = переброс при ничьей с чужим рыцарем
overrun_cities = города у переполненных побережий
event_2_12_redraw = ещё одна карта после 2 и 12
grain_per_movement = зерно за каждое движение

## Variants, scenarios and the expansion

friendly_robber = Благородный разбойник
event_cards = Происшествия
harbormaster = Хозяин гавани
two_players = Вдвоём
cities_and_knights = Города и рыцари
fishermen = Рыбаки
rivers = Реки
caravans = Караваны
barbarian_attack = Нашествие варваров
traders_and_barbarians = Купцы и варвары
