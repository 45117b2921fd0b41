# Modules of the rule catalogue, by the first part of their ids.

BASE = The base game
CK = Cities & Knights
COMBO = Modules together
FRIEND = Friendly Robber
EVENT = Event Cards
HARBOR = Harbormaster
TWO = Two Players
FISH = Fishermen
RIVER = Rivers
CARAVAN = Caravans
BARB = Barbarian Attack
TRADE = Traders & Barbarians
RIV = The rival princes
