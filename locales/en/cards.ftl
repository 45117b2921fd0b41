# Names of the cards of the card game, one message each. The id is the word the engine uses.

## Cards that are played or built

brigitta = Brigitta, the Wise Woman
goldsmith = Goldsmith
merchant-caravan = Merchant Caravan
relocation = Relocation
scout = Scout
abbey = Abbey
toll-bridge = Toll Bridge
parish-hall = Parish Hall
marketplace = Marketplace
storehouse = Storehouse
brick-factory = Brick Factory
grain-mill = Grain Mill
iron-foundry = Iron Foundry
lumber-camp = Lumber Camp
weavers-shop = Weaver's Shop
large-trade-ship = Large Trade Ship
austin = Austin
candamir = Candamir
harald = Harald
inga = Inga
osmund = Osmund
siglind = Siglind
brick-ship = Brick Ship
grain-ship = Grain Ship
lumber-ship = Lumber Ship
ore-ship = Ore Ship
wool-ship = Wool Ship
gold-ship = Gold Ship
gudrun = Gudrun, Terror of the Seas
merchant = Merchant
trade-master = Trade Master
brigands = Brigands
reiner = Reiner the Herald
gold-cache = Gold Cache
pirate-ship = Pirate Ship
harbor = Harbor
moneylender = Moneylender
merchant-guild = Merchant Guild
mint = Mint
salt-silo = Salt Silo
staple-house = Staple House
trading-base = Trading Base
archer = Archer
voyage-of-plunder = Voyage of Plunder
traitor = Traitor
arsonist = Arsonist
sebastian = Sebastian the Itinerant Preacher
lookout-tower = Lookout Tower
drill-ground = Drill Ground
irmgard = Irmgard, Keeper of the Light
carl-forkbeard = Carl Forkbeard
heinrich = Heinrich the Sentinel
tithe-barn = Tithe Barn
fire-brigade = Fire Brigade
large-festival-hall = Large Festival Hall
hedge-tavern = Hedge Tavern
chapel-1-3 = Chapel (1–3)
chapel-4-6 = Chapel (4–6)
fairgrounds = Fairgrounds
benjamin = Benjamin the Traveling Scholar
gustav = Gustav the Librarian
doctor = Doctor
guido = Guido the Ambassador
mineral-mining = Mineral Mining
three-field-system = Three-Field System
chief-cannoneer = Chief Cannoneer
bath-house = Bath House
building-crane = Building Crane
library = Library
parliament = Parliament
pharmacy = Pharmacy
town-hall = Town Hall
university = University

## Events

year-of-plenty = Year of Plenty
fraternal-feuds = Fraternal Feuds
feud = Feud
invention = Invention
yule = Yule
trade-ships-race = Trade Ships Race
traveling-merchant = Traveling Merchant
gift-for-the-prince = Gift for the Prince
riots = Riots
plague = Plague

## Regions

forest = Forest
gold-field = Gold Field
fields = Fields
hills = Hills
pasture = Pasture
mountains = Mountains
