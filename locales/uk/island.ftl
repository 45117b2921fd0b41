## The board

board-label = Острів, { $count } { $count ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
}
board-picture = Поле: стрілки ведуть від місця до місця, Enter вибирає
board-neutral = нейтральний колір { $number }

board-terrain-forest = ліс
board-terrain-pasture = пасовище
board-terrain-fields = поля
board-terrain-hills = пагорби
board-terrain-mountains = гори
board-terrain-desert = пустеля
board-terrain-lake = озеро
board-terrain-swamp = болото
board-terrain-oasis = оаза

# $land — місцевість із числом: «пагорби 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, розбійник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промисел { $number }
board-camel = верблюд, { $at }

board-sites = Доступні місця
# $label каже, що станеться: «Збудувати поселення: N(0,0)».
board-site-key = { $label }, клавіша { $key }
board-confirm = Підтвердити: { $label }
board-take-back = Вибрати знову

board-dice = Кубики: { $one } і { $other }, разом { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ще не кинуто
board-rolled-you = ваш кидок
board-rolled = кидає { $name }
board-unrolled = кидка не було

board-legend-route = Найдовший тракт
board-legend-site = доступне місце

board-zoom-in = Наблизити
board-zoom-out = Віддалити
board-zoom-fit = Показати весь острів

board-text = Поле словами
board-text-open = Словами
board-text-hexes = Гекси за рядами, із заходу на схід
board-text-robbed = { $land } з розбійником
board-text-robber-away = Розбійник стоїть поруч із полем.
board-text-pieces = Фігури
board-text-settlements = поселення { $places }
board-text-cities = { $count ->
    [one] місто
   *[other] міста
} { $places }
board-text-roads = { $count ->
    [one] дорога
   *[other] дороги
} { $places }
board-text-bridges = { $count ->
    [one] міст
   *[other] мости
} { $places }
board-text-damaged = пошкоджено: { $places }
board-text-longest = Найдовший тракт: { $places }
board-text-none = поки нічого
board-text-harbours = Гавані та їхні перехрестя
board-text-grounds = Промисли
board-text-rivers = Річки
board-text-river = через { $hexes }, у море біля { $mouth }
board-text-bridge-sites = Місця для мостів: { $places }
board-text-camels = Верблюди
board-text-no-sites = Зараз на полі нема чого вибирати.
# The island game on the page.

## The table

top-points = до { $points ->
    [one] { $points } очка
   *[other] { $points } очок
}
top-short = Коло { $round } · до { $points }
top-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
top-sound = Звук
players-panel = Гравці
actions = Дії
tabs = Частини столу
tab-build = Будівля
tab-trade = Обмін
tab-log = Журнал
tab-chat = Чат
tab-table = Стіл
tab-news = Нове: { $count }

tell-offline = Відновлюємо зв’язок …
tell-offline-hint = Нічого не втрачено: гра піде далі з того самого місця, щойно зв’язок повернеться.
tell-paused = Гру призупинено
tell-paused-hint = Вона піде далі, щойно гравці повернуться.
tell-waiting = Чекаємо: { $seats }
tell-moment = Одну мить …
place-build_road = Поставте дорогу
place-build_settlement = Поставте поселення
place-build_city = Виберіть поселення, яке стане містом
place-sites = { $count ->
    [one] Позначено { $count } місце. Виберіть його на острові або за номером.
    [few] Позначено { $count } місця. Виберіть одне на острові або за номером.
    [many] Позначено { $count } місць. Виберіть одне на острові або за номером.
   *[other] Позначено { $count } місця. Виберіть одне на острові або за номером.
}
choose-play_year_of_plenty = Рік достатку: виберіть дві карти
choose-play_year_of_plenty-hint = Ви берете їх із банку.
choose-play_monopoly = Монополія: виберіть сировину
choose-play_monopoly-hint = Усі віддають вам усі свої карти цієї сировини.
chooser-pick = { $resource }, вибрано: { $count }
chooser-play = Зіграти карту
site-road = Дорога на { $place }
site-settlement = Поселення на { $place }
site-city = Місто на { $place }
site-bridge = Міст на { $place }
site-camel = Верблюд на { $place }
site-hex = Розбійник на гекс { $place }

act-roll = Кидок
act-roll-note = два кубики
act-road = Дорога
act-settlement = Поселення
act-city = Місто
act-card = Карта
act-trade = Обмін
act-claim = Оголосити перемогу
act-end = Кінець ходу
act-end-note = далі: { $name }
act-not = { $label }: не можна. { $reason }
why-short = треба
why-other = не зараз
why-NOT_YOUR_TURN = не ваш хід
why-ACTION_PENDING = пізніше
why-WRONG_PHASE = не зараз
why-ROLL_FIRST = спершу кидок
why-ALREADY_ROLLED = уже кинуто
why-TRADE_CLOSED = обмін закрито
why-PATH_OCCUPIED = немає шляху
why-ROAD_BLOCKED = шлях закрито
why-ROAD_NOT_CONNECTED = немає шляху
why-INTERSECTION_OCCUPIED = немає місця
why-TOO_CLOSE = немає місця
why-NO_OWN_ROAD = немає місця
why-NO_SETTLEMENT_HERE = немає поселення
why-NO_PIECES_LEFT = скінчилися
why-DECK_EMPTY = колода порожня
why-ROAD_DAMAGED = спершу ремонт
waiting-watch = Ви дивитеся. Ходить { $seat }.
waiting-turn = Ходить { $seat }. Ваш хід буде пізніше.
waiting-others = Спершу відповідають інші.
waiting-offer = Запропонувати обмін
others = Інші ходи
others-count = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
others-more = Показати ще

hand = Ваша рука, { $count ->
    [one] { $count } карта сировини
    [few] { $count } карти сировини
    [many] { $count } карт сировини
   *[other] { $count } карти сировини
}
hand-cards = { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
hand-limit = межа на сімці: { $limit }
card-label = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-play = зіграти
card-counts = рахується само
card-new = куплена цього ходу
card-not-now = зараз не зіграти
card-fresh = нова
discard-card = { $resource } ×{ $count }, вибрано для скидання: { $picked }
discard-title = { $count ->
    [one] Скиньте { $count } карту
    [few] Скиньте { $count } карти
    [many] Скиньте { $count } карт
   *[other] Скиньте { $count } карти
}
discard-left = { $count ->
    [one] Ще { $count } карта
    [few] Ще { $count } карти
    [many] Ще { $count } карт
   *[other] Ще { $count } карти
}
discard-do = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
    [many] Скинути { $count } карт
   *[other] Скинути { $count } карти
}
theft = Кого пограбувати
theft-rob = Пограбувати: { $name }

player-hidden = { $open } + { $hidden } сховано
player-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
player-left = Лишилося
stat-hand = { $count ->
    [one] { $count } карта сировини
    [few] { $count } карти сировини
    [many] { $count } карт сировини
   *[other] { $count } карти сировини
}
stat-cards = { $count ->
    [one] { $count } карта розвитку
    [few] { $count } карти розвитку
    [many] { $count } карт розвитку
   *[other] { $count } карти розвитку
}
stat-knights = Зіграно лицарів: { $count }
stat-army = Найбільше військо, лицарів: { $count }
stat-road = Дорога завдовжки { $count }
stat-longest = Найдовший шлях, довжина { $count }
rolls = Кидки
rolls-count = усього { $count }, лінія — очікування
rolls-sum = { $sum }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
bank = Банк
bank-left = лишилося карт
bank-deck = карти розвитку
bank-harbour = гавань { $rate }
bank-rate = банк { $rate }
bank-swap = Обміняти
bank-takes = { $resource } ×{ $count } за одну карту
bank-one = 1 карта

trade = Обмін
trade-own = ваша пропозиція
trade-theirs = ваша пропозиція тому, хто ходить
trade-watching = ви дивитеся
trade-give = Віддаєте
trade-get = Берете
trade-have = є { $count }
trade-to-give = { $good }, віддати
trade-to-get = { $good }, взяти
trade-to = Кому запропонувати
trade-all = Усі
trade-only = Запитати: { $name }
trade-offer-all = Запропонувати всім
trade-offer-to = Кому: { $name }
trade-offer-some = Запропонувати ({ $count })
trade-clear = Прибрати пропозицію
step-less = менше: { $what }
step-more = більше: { $what }
offers = Пропозиції
offers-none = Пропозицій на столі немає.
offer-waits = думає
offer-agrees = згода
offer-declines = відмова
offer-counters = зустрічна
offer-trade = Обмін
offer-withdraw = Відкликати
answer = Пропозиція вам
answer-gives = { $seat } дає
answer-for = за
answer-muted = { $name } пропонує обмін (сховано)
answer-show = Показати
answer-accept = Прийняти
answer-counter = Зустрічна
answer-decline = Відмовитися

keys-title = Клавіші
keys-play = зіграти карту розвитку
keys-undo = скасувати останній хід
keys-cancel = лишити вибране
keys-log = журнал
keys-chat = чат
keys-keys = цей список
keys-digits = вибрати позначене місце
keys-arrows = перейти до іншого позначеного місця
keys-confirm = підтвердити
keys-text = поле словами
