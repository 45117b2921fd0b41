# Names of the cards of the card game, one message each. The id is the word the engine uses.

## Cards that are played or built

brigitta = Бригитта Премудрая
goldsmith = Золотых дел мастер
merchant-caravan = Караван
relocation = Переезд
scout = Разведчик
abbey = Аббатство
toll-bridge = Мост
parish-hall = Приходская церковь
marketplace = Рынок
storehouse = Хранилище
brick-factory = Кирпичная печь
grain-mill = Мельница
iron-foundry = Плавильня
lumber-camp = Лесопилка
weavers-shop = Ткацкая мастерская
large-trade-ship = Большой корабль торговца
austin = Остин
candamir = Кандамир
harald = Харальд
inga = Инга
osmund = Осмунд
siglind = Сиглинд
brick-ship = Корабль торговца глиной
grain-ship = Корабль торговца зерном
lumber-ship = Корабль торговца древесиной
ore-ship = Корабль торговца рудой
wool-ship = Корабль торговца шерстью
gold-ship = Корабль торговца золотом
gudrun = Гудрун, Гроза морей
merchant = Купец
trade-master = Негоциант
brigands = Разбойники
reiner = Райнер-герольд
gold-cache = Тайник
pirate-ship = Пиратский корабль
harbor = Гавань
moneylender = Дом ростовщика
merchant-guild = Купеческая гильдия
mint = Монетный двор
salt-silo = Солеварня
staple-house = Склад экспортных товаров
trading-base = Торговые ряды
archer = Лучник
voyage-of-plunder = Набег
traitor = Перебежчик
arsonist = Поджигатель
sebastian = Себастьян, странствующий проповедник
lookout-tower = Дозорная вышка
drill-ground = Тренировочный лагерь
irmgard = Ирмгард Светлая
carl-forkbeard = Карл Вилобородый
heinrich = Стражник Хайнрих
tithe-barn = Десятинный амбар
fire-brigade = Дом пожарной охраны
large-festival-hall = Зал торжеств
hedge-tavern = Придорожный трактир
chapel-1-3 = Часовня (1–3)
chapel-4-6 = Часовня (4–6)
fairgrounds = Ярмарочная площадь
benjamin = Бенджамин, странствующий учёный
gustav = Библиотекарь Густав
doctor = Лекарь
guido = Посол Гвидо
mineral-mining = Рудокопы
three-field-system = Трёхполье
chief-cannoneer = Осадный инженер
bath-house = Бани
building-crane = Строительный кран
library = Библиотека
parliament = Парламент
pharmacy = Аптека
town-hall = Ратуша
university = Университет

## Events

year-of-plenty = Благополучный год
fraternal-feuds = Брат на брата
feud = Вражда
invention = Изобретение
yule = Новый год
trade-ships-race = Состязание торговцев
traveling-merchant = Торговец
gift-for-the-prince = Подношение князю
riots = Бунты
plague = Чума

## Regions

forest = Лес
gold-field = Золотые копи
fields = Пашня
hills = Холмы
pasture = Пастбище
mountains = Горы
