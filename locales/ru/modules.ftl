# Modules of the rule catalogue, by the first part of their ids.

BASE = Основная игра
CK = Города и рыцари
COMBO = Модули вместе
FRIEND = Благородный разбойник
EVENT = Происшествия
HARBOR = Хозяин гавани
TWO = Вдвоём
FISH = Рыбаки
RIVER = Реки
CARAVAN = Караваны
BARB = Нашествие варваров
TRADE = Купцы и варвары
RIV = Князья-соперники
