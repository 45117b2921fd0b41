# Modules of the rule catalogue, by the first part of their ids.

BASE = Базова гра
CK = Міста й лицарі
COMBO = Модулі разом
FRIEND = Шляхетний розбійник
EVENT = Події
HARBOR = Господар гавані
TWO = Удвох
FISH = Рибалки
RIVER = Річки
CARAVAN = Каравани
BARB = Навала варварів
TRADE = Купці та варвари
RIV = Князі-суперники
