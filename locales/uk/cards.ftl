# Names of the cards of the card game, one message each. The id is the word the engine uses.

## Cards that are played or built

brigitta = Бригіта Премудра
goldsmith = Золотар
merchant-caravan = Караван
relocation = Переїзд
scout = Розвідник
abbey = Абатство
toll-bridge = Платний міст
parish-hall = Парафіяльна церква
marketplace = Ринок
storehouse = Сховище
brick-factory = Цегельня
grain-mill = Млин
iron-foundry = Плавильня
lumber-camp = Лісопильня
weavers-shop = Ткацька майстерня
large-trade-ship = Великий торговий корабель
austin = Остін
candamir = Кандамір
harald = Гаральд
inga = Інга
osmund = Осмунд
siglind = Сіглінд
brick-ship = Корабель торговця глиною
grain-ship = Корабель торговця зерном
lumber-ship = Корабель торговця деревиною
ore-ship = Корабель торговця рудою
wool-ship = Корабель торговця вовною
gold-ship = Корабель торговця золотом
gudrun = Гудрун, Гроза морів
merchant = Купець
trade-master = Негоціант
brigands = Розбійники
reiner = Герольд Райнер
gold-cache = Схованка
pirate-ship = Піратський корабель
harbor = Гавань
moneylender = Дім лихваря
merchant-guild = Купецька гільдія
mint = Монетний двір
salt-silo = Солеварня
staple-house = Склад експортних товарів
trading-base = Торгові ряди
archer = Лучник
voyage-of-plunder = Набіг
traitor = Перебіжчик
arsonist = Палій
sebastian = Себастьян, мандрівний проповідник
lookout-tower = Дозорна вежа
drill-ground = Навчальний табір
irmgard = Ірмгард Світла
carl-forkbeard = Карл Вилобородий
heinrich = Вартовий Гайнріх
tithe-barn = Десятинна комора
fire-brigade = Пожежна варта
large-festival-hall = Зала урочистостей
hedge-tavern = Придорожній шинок
chapel-1-3 = Каплиця (1–3)
chapel-4-6 = Каплиця (4–6)
fairgrounds = Ярмаркова площа
benjamin = Бенджамін, мандрівний учений
gustav = Бібліотекар Густав
doctor = Лікар
guido = Посол Гвідо
mineral-mining = Рудокопи
three-field-system = Трипілля
chief-cannoneer = Облоговий інженер
bath-house = Лазня
building-crane = Будівельний кран
library = Бібліотека
parliament = Парламент
pharmacy = Аптека
town-hall = Ратуша
university = Університет

## Events

year-of-plenty = Щедрий рік
fraternal-feuds = Брат на брата
feud = Ворожнеча
invention = Винахід
yule = Новий рік
trade-ships-race = Змагання торговців
traveling-merchant = Мандрівний торговець
gift-for-the-prince = Дарунок князеві
riots = Бунти
plague = Чума

## Regions

forest = Ліс
gold-field = Золоті копальні
fields = Рілля
hills = Пагорби
pasture = Пасовище
mountains = Гори
