## The board

board-label = Острів, { $count } { $count ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
}
board-picture = Поле: стрілки ведуть від місця до місця, Enter вибирає

# $land — місцевість із числом: «пагорби 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, розбійник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промисел { $number }
board-camel = верблюд, { $at }

board-sites = Доступні місця
# $label каже, що станеться: «Поселення: ліс 6, море [N(0,0)]».
board-site-key = { $label }, клавіша { $key }
# $goods are the resources of the hexes around, each with its pips.
board-yield = { $pips ->
    [one] { $pips } крапка
    [few] { $pips } крапки
    [many] { $pips } крапок
   *[other] { $pips } крапки
}: { $goods }
board-confirm = Підтвердити: { $label }
board-take-back = Вибрати інше

board-dice = Кубики: { $one } і { $other }, разом { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ще не кинуто
board-rolled-you = ваш кидок
board-rolled = кидає { $name }
board-unrolled = ще немає

board-legend-route = Найдовший тракт
board-legend-site = доступне місце

board-zoom-in = Наблизити
board-zoom-out = Віддалити
board-zoom-fit = Показати весь острів

board-text = Поле словами
board-text-open = Поле словами
board-text-hexes = Гекси за рядами, із заходу на схід
board-text-robbed = { $land } з розбійником
board-text-robber-away = Розбійник стоїть поруч із полем.
board-text-pieces = Фігури
board-text-settlements = поселення: { $places }
board-text-cities = міста: { $places }
board-text-roads = дороги: { $places }
board-text-bridges = мости: { $places }
board-text-damaged = пошкоджено: { $places }
board-text-longest = Найдовший тракт: { $places }
board-text-none = поки нічого
board-text-harbours = Гавані та їхні перехрестя
board-text-grounds = Промисли
board-text-rivers = Річки
board-text-river = через { $hexes }; впадає в море: { $mouth }
board-text-bridge-sites = Місця для мостів: { $places }
board-text-camels = Верблюди
board-text-no-sites = Зараз на полі нема чого вибирати.
# The island game on the page.

## The table

top-points = до { $points ->
    [one] { $points } очка
    [few] { $points } очок
    [many] { $points } очок
   *[other] { $points } очка
}
top-short = Коло { $round } · до { $points }
top-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
players-panel = Гравці
actions = Дії
tabs = Частини столу
tab-build = Будівництво
tab-trade = Обмін
tab-log = Журнал
tab-chat = Чат
tab-table = Стіл
tab-news = Нове: { $count }

tell-offline = Відновлюємо зв’язок…
tell-offline-hint = Нічого не втрачено: гра піде далі з того самого місця, щойно зв’язок повернеться.
tell-paused = Гру призупинено
tell-paused-hint = Вона піде далі, щойно гравці повернуться.
tell-waiting = Чекаємо: { $seats }
tell-moment = Хвилинку…
place-build_road = Виберіть місце для дороги
place-build_settlement = Виберіть місце для поселення
place-build_city = Виберіть поселення, яке стане містом
place-to = Виберіть, куди
place-sites = { $count ->
    [one] Позначено { $count } місце. Виберіть його на острові.
    [few] Позначено { $count } місця. Виберіть одне на острові.
    [many] Позначено { $count } місць. Виберіть одне на острові.
   *[other] Позначено { $count } місця. Виберіть одне на острові.
}
choose-play_year_of_plenty = Рік достатку: виберіть дві карти
choose-play_year_of_plenty-hint = Ви берете їх із банку.
choose-play_monopoly = Монополія: виберіть ресурс
choose-play_monopoly-hint = Усі віддають вам усі свої карти цього ресурсу.
chooser-pick = { $resource }, вибрано: { $count }
chooser-play = Зіграти карту
site-road = Дорога: { $place }
site-settlement = Поселення: { $place }
site-city = Місто: { $place }
site-bridge = Міст: { $place }
site-camel = Верблюд: { $place }
site-hex = Розбійник: { $place }
site-pick = Звідси: { $place }

act-roll = Кинути
act-roll-note = два кубики
act-road = Дорога
act-settlement = Поселення
act-city = Місто
act-card = Карта
act-trade = Обмін
act-claim = Оголосити перемогу
act-end = Закінчити хід
act-end-note = далі: { $name }
act-not = не можна. { $reason }
act-groups = Групи дій
group-turn = Хід
why-short = треба
why-other = не зараз
why-NOT_YOUR_TURN = не ваш хід
why-ACTION_PENDING = пізніше
why-WRONG_PHASE = не зараз
why-ROLL_FIRST = після кидка
why-ALREADY_ROLLED = кидок зроблено
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
waiting-watch = Ви глядач. Ходить { $seat }.
waiting-turn = Ходить { $seat }, ваш хід попереду.
waiting-others = Спершу відповідають інші.
waiting-place = { $count ->
    [one] На острові позначено { $count } місце: виберіть його.
    [few] На острові позначено { $count } місця: виберіть одне з них.
    [many] На острові позначено { $count } місць: виберіть одне з них.
   *[other] На острові позначено { $count } місця: виберіть одне з них.
}
waiting-list = Вибирайте у списку «Інші дії».
waiting-offer = Запропонувати обмін
others = Інші дії
others-count = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
}
others-more = Показати ще

hand = Ваша рука, { $count ->
    [one] { $count } карта ресурсів
    [few] { $count } карти ресурсів
    [many] { $count } карт ресурсів
   *[other] { $count } карти ресурсів
}
hand-cards = { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
hand-limit = межа в разі сімки: { $limit }
card-label = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-do = Зіграти карту
card-play = зіграти
card-counts = рахується сама
card-new = куплена цього ходу
card-not-now = зараз зіграти не можна
card-fresh = нова
card-about-knight = Переставте розбійника на інший гекс і наосліп візьміть карту в того, хто там живе. Лицар лишається лежати перед вами й рахується для «Найбільшого війська».
card-about-road_building = Збудуйте дві дороги безкоштовно, одну за одною.
card-about-year_of_plenty = Візьміть із банку будь-які дві карти, однакові чи різні. Ними можна скористатися одразу.
card-about-monopoly = Назвіть ресурс: усі інші віддають вам усі свої карти цього ресурсу.
card-about-victory_point = Одне очко. До вашої перемоги його ніхто не бачить.
card-when = Одну за хід, лише у свій хід, можна й на самому його початку; але не в той хід, коли карту куплено.
card-when-never = Цю карту не розігрують: очко рахується з моменту купівлі.
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
discard-tap = Натисніть на карти, які скидаєте.
discard-clear = Зняти вибір
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
    [one] { $count } карта ресурсів
    [few] { $count } карти ресурсів
    [many] { $count } карт ресурсів
   *[other] { $count } карти ресурсів
}
stat-cards = { $count ->
    [one] { $count } карта розвитку
    [few] { $count } карти розвитку
    [many] { $count } карт розвитку
   *[other] { $count } карти розвитку
}
stat-knights = Зіграно лицарів: { $count }
stat-army = Найбільше військо, лицарів: { $count }
stat-road = Довжина тракту: { $count }
stat-longest = Найдовший тракт, довжина { $count }
rolls = Кидки
rolls-count = усього { $count }, лінія — очікуване
rolls-sum = { $sum }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
bank = Банк
bank-deck = карти розвитку
bank-harbour = гавань { $rate }
bank-rate = банк { $rate }
bank-swap = Обміняти
bank-takes = { $resource } ×{ $count } за одну карту
bank-one = 1 карта
costs = Ціни
costs-card = карта розвитку

trade = Обмін
trade-own = ваша пропозиція
trade-theirs = пропозиція тому, хто ходить
trade-before-number = Обмін почнеться, коли випаде число.
trade-shut = Зараз обміну немає.
trade-watching = ви глядач
trade-give = Віддаєте
trade-get = Отримуєте
trade-have = є { $count }
trade-to-give = { $good }, віддати
trade-to-get = { $good }, отримати
trade-to = Кому запропонувати
trade-all = Усім
trade-only = Запропонувати: { $name }
trade-offer-all = Запропонувати
trade-offer-to = Запропонувати: { $name }
trade-offer-some = Запропонувати ({ $count })
trade-clear = Прибрати пропозицію
trade-card = { $resource } ×{ $count }, у пропозиції: { $picked }
trade-declining = відмова до кінця ходу
trade-declining-end = Знову питати мене
step-less = Менше: { $what }
step-more = Більше: { $what }
offers = Пропозиції
offers-none = Пропозицій на столі немає.
offer-waits = думає
offer-agrees = згода
offer-declines = відмова
offer-trade = Обмінятися: { $name }
offer-withdraw = Відкликати
answer = Пропозиція вам
answer-gives = { $seat } дає
answer-for = за
answer-muted = { $name } пропонує обмін (сховано)
answer-show = Показати
answer-accept = Прийняти
answer-counter = Запропонувати своє
answer-decline = Відмовитися
answer-decline-all = Відхиляти до кінця ходу
answer-decline-all-hint = До кінця ходу сторінка сама відхиляє всі пропозиції.
deal = Відповіді на вашу пропозицію
deal-aside = Відкласти
deal-aside-hint = Ховає цю пропозицію на вашій сторінці до кінця ходу.

keys-title = Клавіші
keys-play = зіграти карту розвитку
keys-undo = скасувати останню дію
keys-cancel = скасувати вибір
keys-log = журнал
keys-chat = чат
keys-costs = що скільки коштує
keys-keys = цей список
keys-digits = вибрати позначене місце
keys-arrows = перейти до іншого позначеного місця
keys-confirm = підтвердити
keys-text = поле словами
# Гра на острові.

## The log

log-opening = Кидок за перший хід
log-begins = { $seat } починає
log-founded = { $seat } ставить поселення ({ $place })
log-settlement = { $seat } будує поселення ({ $place })
log-city = { $seat } будує місто ({ $place })
log-road = { $seat } будує дорогу ({ $place })
log-road-too = дорога ({ $place })
log-price = платить { $cards }
log-late = Час вийшов.
log-late-alone = { $seat } не робить вибору
log-late-turn = { $seat } завершує хід
log-paid = { $seat } платить { $cards }
log-gain = { $seat } +{ $cards }
log-own-gain = +{ $cards }
log-loss = { $seat } −{ $cards }
log-income = Дохід
log-gained = { $seat } отримує { $cards }
log-rolled = { $seat } кидає кубики, випадає { $number }
log-bank-short = у банку бракує: { $resource }
log-discards = Скидання
log-robber = { $seat } ставить розбійника ({ $place })
log-robber-too = розбійник ({ $place })
log-robber-left = Розбійник іде з поля
log-robber-left-too = розбійник іде з поля
log-stole = { $seat } краде { $card } у гравця { $victim }
log-stole-too = краде { $card } у гравця { $victim }
log-a-card = одну карту
log-two-cards = дві карти
log-offered = { $seat } пропонує { $give } за { $want } (кому: { $to })
log-countered = { $seat } відповідає пропозицією: { $give } за { $want }
log-accepted = { $seat } погоджується
log-declined = { $seat } відмовляється
log-withdrawn = { $seat } відкликає пропозицію
log-traded = { $seat } і { $partner } міняються: { $give } за { $want }
log-bank-traded = { $seat } віддає банку { $give } за { $want }
log-bought = { $seat } купує карту розвитку
log-bought-known = { $seat } купує карту розвитку: { $card }
log-played = { $seat } грає карту «{ $card }»
log-longest-road = { $seat } отримує «Найдовший тракт»
log-longest-road-lost = «Найдовший тракт» тепер нічий
log-largest-army = { $seat } отримує «Найбільше військо»
log-largest-army-lost = «Найбільше військо» тепер нічиє
log-turns-used-up = { $count ->
    [one] Зіграно { $count } хід: вирішують очки
    [few] Зіграно { $count } ходи: вирішують очки
   *[other] Зіграно { $count } ходів: вирішують очки
}
log-revealed = { $count ->
    [one] { $seat } показує { $count } карту переможного очка
    [few] { $seat } показує { $count } карти переможних очок
   *[other] { $seat } показує { $count } карт переможних очок
}
log-won = { $points ->
    [one] { $seat } перемагає: { $points } очко
    [few] { $seat } перемагає: { $points } очки
   *[other] { $seat } перемагає: { $points } очок
}
log-card-knight = лицар
log-card-road-building = будівництво доріг
log-card-year-of-plenty = рік достатку
log-card-monopoly = монополія
log-card-victory-point = переможне очко
log-new-year = Новий рік: карти подій перемішано
log-event-card = { $seat } відкриває карту { $card }
log-event = { $number } · { $name }
log-event-robber-attack = Напад розбійника
log-event-epidemic = Епідемія
log-event-earthquake = Землетрус
log-event-good-neighbours = Добрі сусіди
log-event-tournament = Турнір
log-event-trade-advantage = Торговельна перевага
log-event-calm-sea = Спокійне море
log-event-robber-flees = Утеча розбійника
log-event-neighbourly-help = Сусідська допомога
log-event-conflict = Розбрат
log-event-plentiful-year = Урожайний рік
log-damaged = Пошкоджено дорогу гравця { $seat } ({ $place })
log-repaired = { $seat } ремонтує дорогу ({ $place })
log-repaired-too = ремонт дороги ({ $place })
log-gave = { $seat } віддає { $card } гравцеві { $receiver }
log-drew-nothing = { $seat } карту не тягне
log-harbormaster = { $seat } тепер «Господар гавані», +2 очки
log-harbormaster-lost = «Господар гавані» тепер нічий
log-tokens = { $count ->
    [one] { $seat } бере { $count } видатковий жетон
    [few] { $seat } бере { $count } видаткові жетони
   *[other] { $seat } бере { $count } видаткових жетонів
}
log-tokens-too = { $count ->
    [one] +{ $count } видатковий жетон
    [few] +{ $count } видаткові жетони
   *[other] +{ $count } видаткових жетонів
}
log-tokens-paid = { $count ->
    [one] { $seat } платить { $count } видатковий жетон
    [few] { $seat } платить { $count } видаткові жетони
   *[other] { $seat } платить { $count } видаткових жетонів
}
log-retired-knight = { $seat } віддає зіграного лицаря
log-bought-for-gold = { $seat } купує за золото { $card }
log-drew-fish = { $seat } тягне жетон улову
log-drew-fish-known = { $seat } тягне жетон улову ({ $fish })
log-drew-boot = { $seat } тягне старий черевик: для перемоги треба на очко більше
log-fish-turned-over = Витрачені жетони улову перевернуто й перемішано
log-fish-lost = { $count ->
    [one] Жетони улову скінчилися: { $seat } не отримує { $count } жетон
    [few] Жетони улову скінчилися: { $seat } не отримує { $count } жетони
   *[other] Жетони улову скінчилися: { $seat } не отримує { $count } жетонів
}
log-fish-exchanged = { $seat } здає жетон улову ({ $fish })
log-fish-kept = { $seat } лишає жетони улову
log-fish-spent = { $fish ->
    [one] { $seat } витрачає { $fish } рибину
    [few] { $seat } витрачає { $fish } рибини
   *[other] { $seat } витрачає { $fish } рибин
}
log-boot-passed = { $seat } віддає старий черевик гравцеві { $receiver }, якому тепер треба на очко більше
log-bridge = { $seat } будує міст ({ $place })
log-rich = { $seat } тепер «Багатий поселенець»: +1 очко
log-rich-lost = «Багатий поселенець» тепер нічий
log-poor = { $count ->
    [one] «Бідний поселенець», −2 очки: { $seats }
    [few] «Бідні поселенці», по −2 очки: { $seats }
   *[other] «Бідні поселенці», по −2 очки: { $seats }
}
log-poor-nobody = Бідних поселенців більше немає
log-vote = Голосування щодо верблюда
log-bid = { $seat } ставить { $cards }
log-named = { $seat } називає шлях: { $place }
log-abstained = { $seat } утримується
log-camel = Верблюд стає на шлях: { $place }
log-between = Будівля гравця { $seat } тепер між верблюдами: +1 очко ({ $place })

# Те саме про того, хто читає: «ви».
log-you-first = Ви
log-you = ви
# Кому пропонують.
log-to-you = вам
log-begins-you = { $seat } починаєте
log-founded-you = { $seat } ставите поселення ({ $place })
log-settlement-you = { $seat } будуєте поселення ({ $place })
log-city-you = { $seat } будуєте місто ({ $place })
log-road-you = { $seat } будуєте дорогу ({ $place })
log-price-you = платите { $cards }
log-paid-you = { $seat } платите { $cards }
log-gained-you = { $seat } отримуєте { $cards }
log-late-alone-you = { $seat } не робите вибору
log-late-turn-you = { $seat } завершуєте хід
log-rolled-you = { $seat } кидаєте кубики, випадає { $number }
log-robber-you = { $seat } ставите розбійника ({ $place })
log-stole-you = { $seat } крадете { $card } у гравця { $victim }
log-stole-from-you = { $seat } краде { $card } у вас
log-stole-too-you = крадете { $card } у гравця { $victim }
log-stole-too-from-you = краде { $card } у вас
log-offered-you = { $seat } пропонуєте { $give } за { $want } (кому: { $to })
log-countered-you = { $seat } відповідаєте пропозицією: { $give } за { $want }
log-accepted-you = { $seat } погоджуєтеся
log-declined-you = { $seat } відмовляєтеся
log-withdrawn-you = { $seat } відкликаєте пропозицію
log-traded-you = { $seat } віддаєте { $give } гравцеві { $partner } за { $want }
log-traded-with-you = { $seat } віддає вам { $give } за { $want }
log-bank-traded-you = { $seat } віддаєте банку { $give } за { $want }
log-bought-you = { $seat } купуєте карту розвитку
log-bought-known-you = { $seat } купуєте карту розвитку: { $card }
log-played-you = { $seat } граєте карту «{ $card }»
log-longest-road-you = { $seat } отримуєте «Найдовший тракт»
log-largest-army-you = { $seat } отримуєте «Найбільше військо»
log-event-card-you = { $seat } відкриваєте карту { $card }
log-gave-you = { $seat } віддаєте { $card } гравцеві { $receiver }
log-gave-own = { $seat } віддає вам { $card }
log-drew-nothing-you = { $seat } карту не тягнете
log-harbormaster-you = { $seat } тепер «Господар гавані», +2 очки
log-retired-knight-you = { $seat } віддаєте зіграного лицаря
log-bought-for-gold-you = { $seat } купуєте за золото { $card }
log-fish-exchanged-you = { $seat } здаєте жетон улову ({ $fish })
log-fish-kept-you = { $seat } лишаєте жетони улову
log-boot-passed-you = { $seat } віддаєте старий черевик гравцеві { $receiver }, якому тепер треба на очко більше
log-boot-passed-own = { $seat } віддає вам старий черевик: для перемоги тепер треба на очко більше
log-drew-fish-known-you = { $seat } тягнете жетон улову ({ $fish })
log-drew-boot-you = { $seat } тягнете старий черевик: для перемоги треба на очко більше
log-fish-lost-you = { $count ->
    [one] { $seat } не отримуєте { $count } жетон улову: вони скінчилися
    [few] { $seat } не отримуєте { $count } жетони улову: вони скінчилися
   *[other] { $seat } не отримуєте { $count } жетонів улову: вони скінчилися
}
log-bridge-you = { $seat } будуєте міст ({ $place })
log-bid-you = { $seat } ставите { $cards }
log-named-you = { $seat } називаєте шлях: { $place }
log-abstained-you = { $seat } утримуєтеся
log-between-you = Ваша будівля тепер між верблюдами: +1 очко ({ $place })
log-rich-you = { $seat } тепер «Багатий поселенець»: +1 очко
log-revealed-you = { $count ->
    [one] { $seat } показуєте { $count } карту переможного очка
    [few] { $seat } показуєте { $count } карти переможних очок
   *[other] { $seat } показуєте { $count } карт переможних очок
}
log-won-you = { $points ->
    [one] { $seat } перемагаєте: { $points } очко
    [few] { $seat } перемагаєте: { $points } очки
   *[other] { $seat } перемагаєте: { $points } очок
}
log-tokens-you = { $count ->
    [one] { $seat } берете { $count } видатковий жетон
    [few] { $seat } берете { $count } видаткові жетони
   *[other] { $seat } берете { $count } видаткових жетонів
}
log-tokens-paid-you = { $count ->
    [one] { $seat } платите { $count } видатковий жетон
    [few] { $seat } платите { $count } видаткові жетони
   *[other] { $seat } платите { $count } видаткових жетонів
}
log-fish-spent-you = { $fish ->
    [one] { $seat } витрачаєте { $fish } рибину
    [few] { $seat } витрачаєте { $fish } рибини
   *[other] { $seat } витрачаєте { $fish } рибин
}

## Since the reader's last turn

since-gained = ви отримуєте { $cards }
since-lost = ви втрачаєте { $cards }
since-unseen = { $count ->
    [one] у вас забирають { $count } карту
    [few] у вас забирають { $count } карти
    [many] у вас забирають { $count } карт
   *[other] у вас забирають { $count } карти
}
since-built = { $seat } будує { $pieces }
since-settlement = { $count ->
    [one] { $count } поселення
    [few] { $count } поселення
    [many] { $count } поселень
   *[other] { $count } поселення
}
since-city = { $count ->
    [one] { $count } місто
    [few] { $count } міста
    [many] { $count } міст
   *[other] { $count } міста
}
since-road = { $count ->
    [one] { $count } дорогу
    [few] { $count } дороги
    [many] { $count } доріг
   *[other] { $count } дороги
}
since-bridge = { $count ->
    [one] { $count } міст
    [few] { $count } мости
    [many] { $count } мостів
   *[other] { $count } моста
}
since-robber = розбійник: { $place } ({ $seat })
since-points = очки: { $points }
since-quiet = для вас нічого нового

## Actions in words

action-found-settlement = Поставити поселення: { $place }
action-found-road = Прокласти дорогу: { $place }
action-roll = Кинути кубики
action-reveal = Відкрити карту події
action-discard = Скинути: { $cards }
action-move-robber = Перемістити розбійника: { $place }
action-rob = Пограбувати гравця { $seat }
action-offer = Запропонувати: { $give }, натомість: { $want } (кому: { $to })
action-accept = Прийняти умови гравця { $seat }
action-decline = Відмовитися
action-withdraw = Відкликати свою пропозицію
action-trade-with = Обмінятися з гравцем { $seat }
action-bank-trade = Віддати банку: { $give }, отримати: { $want }
action-build-road = Збудувати дорогу: { $place }
action-build-settlement = Збудувати поселення: { $place }
action-build-city = Збудувати місто: { $place }
action-buy-card = Купити карту розвитку
action-play-knight = Зіграти лицаря
action-play-road-building = Зіграти будівництво доріг
action-play-year-of-plenty = Зіграти рік достатку й узяти: { $cards }
action-play-monopoly = Зіграти монополію: { $resource }
action-play-victory-point = Зіграти переможне очко
action-claim-victory = Оголосити перемогу
action-end-turn = Закінчити хід
action-damage-road = Пошкодити дорогу: { $place }
action-repair-road = Відремонтувати дорогу: { $place }
action-give-left = Віддати сусідові ліворуч: { $card }
action-receive = Узяти з банку: { $card }
action-draw-from = Витягнути карту в гравця { $seat }
action-draw-from-nobody = Ні в кого не тягнути
action-help = Віддати гравцеві { $seat }: { $card }
action-flee = Розбійник тікає: { $place }
action-build-road-for = Збудувати дорогу ({ $seat }): { $place }
action-build-settlement-for = Збудувати поселення ({ $seat }): { $place }
action-retire-knight = Віддати зіграного лицаря за видаткові жетони
action-force-trade = Заплатити жетони за вимушену угоду
action-hand-over = Віддати: { $cards }
action-chase-robber = Заплатити жетони й прогнати розбійника
action-chase-robber-to = Заплатити жетони й прогнати розбійника: { $place }
action-buy-for-gold = Купити за золото: { $card }
action-sell-for-gold = Віддати банку за золото: { $cards }
action-fish-remove-robber = Риба { $tokens }: прибрати розбійника з поля
action-fish-steal = Риба { $tokens }: витягнути карту в гравця { $seat }
action-fish-take = Риба { $tokens }, узяти з банку: { $card }
action-fish-road = Риба { $tokens }: безкоштовна дорога
action-fish-card = Риба { $tokens }: карта розвитку
action-exchange-fish = Обміняти жетон улову { $token }
action-keep-fish = Лишити всі жетони улову
action-pass-boot = Віддати старий черевик гравцеві { $seat }
action-build-bridge = Збудувати міст: { $place }
action-bid = Поставити: { $cards }
action-bid-nothing = Нічого не ставити
action-name-path = Назвати шлях: { $place }
action-abstain = Утриматися
action-place-camel = Поставити верблюда: { $place }

# Види дій, як заголовки.
kind-found-settlement = Початкове поселення
kind-found-road = Початкова дорога
kind-roll = Кубики
kind-discard = Скидання
kind-move-robber = Розбійник
kind-rob = Кого пограбувати
kind-offer = Запропонувати обмін
kind-accept = Погодитися
kind-decline = Відмовитися
kind-withdraw = Відкликати пропозицію
kind-trade-with = Обмін
kind-bank-trade = Обмін із банком
kind-build-road = Збудувати дорогу
kind-build-settlement = Збудувати поселення
kind-build-city = Збудувати місто
kind-buy-card = Купити карту розвитку
kind-play-knight = Лицар
kind-play-road-building = Будівництво доріг
kind-play-year-of-plenty = Рік достатку
kind-play-monopoly = Монополія
kind-play-victory-point = Переможне очко
kind-claim-victory = Перемога
kind-end-turn = Кінець ходу
kind-damage-road = Пошкоджена дорога
kind-repair-road = Ремонт дороги
kind-give-left = Подарунок сусідові ліворуч
kind-receive = Карта з банку
kind-draw-from = Витягнути карту
kind-help = Допомога
kind-flee = Утеча розбійника
kind-build-road-for = Нейтральна дорога
kind-build-settlement-for = Нейтральне поселення
kind-retire-knight = Віддати лицаря
kind-force-trade = Вимушена угода
kind-hand-over = Віддати карти
kind-chase-robber = Прогнати розбійника
kind-buy-for-gold = Купити за золото
kind-sell-for-gold = Золото з банку
kind-fish-remove-robber = Риба: прибрати розбійника
kind-fish-steal = Риба: витягнути карту
kind-fish-take = Риба: карта з банку
kind-fish-road = Риба: безкоштовна дорога
kind-fish-card = Риба: карта розвитку
kind-exchange-fish = Обміняти жетон улову
kind-keep-fish = Лишити жетони улову
kind-pass-boot = Старий черевик
kind-build-bridge = Збудувати міст
kind-bid = Ставки за верблюда
kind-name-path = Шлях для верблюда
kind-place-camel = Верблюд
kind-other = Інші дії

## Prompts

prompt-over = Перемагає { $seat }
prompt-waiting = Чекаємо: { $seats }
prompt-chance = Хвилинку…
prompt-draw = Хвилинку…
prompt-draw-hint = Вирішує випадок.
prompt-draw-wait = Вирішує випадок.
prompt-found-settlement = Поставте поселення
prompt-found-settlement-hint = Виберіть перехрестя.
prompt-found-settlement-wait = Початкове розставлення: поселення.
prompt-found-road = Прокладіть дорогу
prompt-found-road-hint = Виберіть шлях біля нового поселення.
prompt-found-road-wait = Початкове розставлення: дорога.
prompt-roll = Киньте кубики
prompt-roll-hint =
    { $held ->
        [none] Сума вирішує, які гекси приносять карти.
       *[some] До кидка можна зіграти карту розвитку.
    }
prompt-roll-wait = Кидок кубиків.
prompt-turn = Ваш хід
prompt-turn-hint = Більше нічого зробити не можна: закінчіть хід.
# What may be done, in a list: “Trade, build or end your turn.”
prompt-may-claim = оголосіть перемогу
prompt-may-trade = міняйтеся
prompt-may-build = будуйте
prompt-may-buy = купіть карту
prompt-may-play = зіграйте карту
prompt-may-end = закінчіть хід
prompt-may-accept = погодьтеся
prompt-may-decline = відмовтеся
prompt-may-propose = запропонуйте своє
prompt-turn-wait = Торгівля й будівництво.
prompt-answer = { $seat } пропонує вам { $give } за { $want }
prompt-answer-wait = { $seat } пропонує { $give } за { $want }.
prompt-deal = { $count ->
    [one] { $seats } погоджується: завершіть обмін
    [few] { $seats }: усі згодні, виберіть, з ким мінятися
    [many] { $seats }: усі згодні, виберіть, з ким мінятися
   *[other] { $seats }: усі згодні, виберіть, з ким мінятися
}
prompt-deal-hint = Або відкличте пропозицію.
prompt-counter = { $seat } хоче натомість { $want }
prompt-counter-hint = І дає вам { $give }. Прийміть, запропонуйте своє або відкладіть.
prompt-discard = { $count ->
    [one] Скиньте { $count } карту
    [few] Скиньте { $count } карти
   *[other] Скиньте { $count } карт
}
prompt-discard-hint = Сімка, а карт на руці забагато.
prompt-discard-wait = Сімка: скидання карт.
prompt-move-robber = Перемістіть розбійника
prompt-move-robber-hint = Виберіть гекс, який він займе.
prompt-move-robber-wait = Переміщення розбійника.
prompt-rob = Кого пограбувати?
prompt-rob-hint = Ви витягнете одну карту наосліп.
prompt-rob-wait = Вибір жертви.
prompt-free-roads = { $count ->
    [one] Збудуйте { $count } безкоштовну дорогу
    [few] Збудуйте { $count } безкоштовні дороги
   *[other] Збудуйте { $count } безкоштовних доріг
}
prompt-free-roads-hint = Виберіть шлях.
prompt-free-roads-wait = Безкоштовні дороги.
prompt-produce = Діє карта { $card }
prompt-produce-hint = Хвилинку…
prompt-produce-wait = Діє карта { $card }.
prompt-damage = Землетрус: ваша дорога
prompt-gifts = Добрі сусіди: виберіть карту
prompt-conflict = Розбрат: витягніть карту
prompt-help = Сусідська допомога: віддайте карту
prompt-neutral-road = Нейтральна дорога
prompt-neutral-road-hint = Разом із вами дорогу отримує нейтральний колір.
prompt-neutral-road-wait = Нейтральна дорога.
prompt-neutral-settlement = Нейтральне поселення
prompt-neutral-settlement-hint = Разом із вами поселення отримує нейтральний колір.
prompt-neutral-settlement-wait = Нейтральне поселення.
prompt-forced-trade = Віддайте дві карти
prompt-forced-trade-hint = Вимушена угода: не ті, що ви витягли.
prompt-forced-trade-wait = Вимушена угода: вибір двох карт.
prompt-fish = Жетонів улову більше не взяти
prompt-fish-hint = Більше семи не можна: обміняйте один на жетон із запасу або лишіть усі.
prompt-fish-wait = Жетонів улову вже сім: обміняти чи лишити.
prompt-bid = Ставка за верблюда
prompt-bid-hint = Кожна карта вовни або зерна — голос. Карти не повертаються.
prompt-bid-wait = Голосування щодо верблюда: вовна й зерно по черзі, одна карта — один голос.
prompt-name = Назвіть шлях для верблюда
prompt-name-hint = Вирішує більше половини голосів. Можна утриматися.
prompt-name-wait = Голосування щодо верблюда: ті, хто зробив ставку, називають шлях.
prompt-place-camel = Поставте верблюда
prompt-place-camel-hint = { $why ->
    [none] Ніхто не поставив карт, тому вирішуєте ви: зараз ваш хід.
    [tie] Більшості немає, тому вирішуєте ви: зараз ваш хід.
   *[most] Вирішуєте ви, ваші голоси: { $votes } з { $total }.
}
prompt-place-camel-wait = { $why ->
    [none] Ніхто не поставив карт: вирішує той, чий зараз хід.
    [tie] Більшості немає: вирішує той, чий зараз хід.
   *[most] Вирішує { $seat }, голоси: { $votes } з { $total }.
}
prompt-place-apart = Поставте другого верблюда
prompt-place-apart-hint = Не в той караван, куди став перший.
prompt-place-apart-wait = Місце для другого верблюда.

## The position in words

neutral-seat = нейтральний колір { $number }
place-with-name = { $place } [{ $name }]
place-hex = { $terrain } { $numbers }
place-forest = ліс
place-pasture = пасовище
place-fields = рілля
place-hills = пагорби
place-mountains = гори
place-desert = пустеля
place-lake = озеро
place-swamp = болото
place-oasis = оаза
place-castle = замок
place-quarry = каменярня
place-glassworks = склоробня
place-sea = море
state-now = Зараз
state-winner = Гру закінчено. Перемагає { $seat }.
state-turn = Хід { $turn }: { $seat }
state-dice = Кидок: { $second ->
    [0] { $number }
   *[other] { $number } ({ $first } + { $second })
}
state-card-played = Зіграно цього ходу: { $card }
state-longest-road = «Найдовший тракт»: { $seat }
state-largest-army = «Найбільше військо»: { $seat }
state-nobody = ніхто
state-robber = Розбійник: { $place }
state-robber-away = Розбійник поруч із полем.
state-target = Для перемоги потрібно очок: { $points }
state-own = Ваші карти
state-hand = На руці: { $cards }
state-chosen = Вибрано: { $cards }
state-dev-cards = Карти розвитку: { $cards }
state-dev-card = { $card } ×{ $count }
state-new-cards = Куплено цього ходу: { $cards }
state-own-fish = Жетони улову: з 1 рибиною — { $ones }, з 2 рибинами — { $twos }, з 3 рибинами — { $threes }
state-held = Можна віддати: { $cards }
state-points = { $points ->
    [one] { $points } відкрите очко
    [few] { $points } відкриті очки
   *[other] { $points } відкритих очок
}
state-counts = { $hand ->
    [one] { $hand } карта на руці
    [few] { $hand } карти на руці
   *[other] { $hand } карт на руці
}, { $cards ->
    [one] { $cards } карта розвитку
    [few] { $cards } карти розвитку
   *[other] { $cards } карт розвитку
}
state-revealed = Карти переможних очок: { $count }
state-knights = Зіграно лицарів: { $knights }
state-route = Довжина тракту: { $length }
state-owed = Лишилося скинути: { $count }
state-settlements = Поселення: { $places }
state-cities = Міста: { $places }
state-roads = Дороги ({ $count }): { $places }
state-pool = У запасі: { $roads ->
    [one] { $roads } дорога
    [few] { $roads } дороги
   *[other] { $roads } доріг
}, { $settlements ->
    [one] { $settlements } поселення
    [few] { $settlements } поселення
   *[other] { $settlements } поселень
}, { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}
state-rates = Банк бере: { $rates }
state-rate = { $resource } { $rate }:1
state-trade = Обмін
state-offer = { $seat } пропонує { $give } за { $want } (кому: { $to })
state-accepted = Погодилися: { $seats }
state-declined = Відмовилися: { $seats }
state-proposal = { $seat } відповідає пропозицією: { $give } за { $want }
state-bank = Банк
state-bank-cards = Карти: { $cards }
state-deck = { $count ->
    [one] Лишилася { $count } карта розвитку
    [few] Лишилося { $count } карти розвитку
   *[other] Лишилося { $count } карт розвитку
}
state-spent = Зіграно: { $cards }
state-hexes = Гекси з півночі на південь
state-row = Ряд { $number }: { $hexes }
state-hex-robber = { " " }(розбійник)
state-harbours = Гавані
state-harbour = { $rate }:1 { $resource }: { $place }
state-any = будь-який ресурс
state-harbormaster = «Господар гавані»: { $seat }
state-events-open = Відкрито карт після перемішування ({ $count }): { $cards }
state-damaged = Пошкоджені дороги: { $places }
state-fish-spent = Витрачено рибин, лежать відкрито: { $fish }
state-boot = Старий черевик: { $seat }
state-boot-nobody = Старий черевик ще ніхто не витягнув
state-rich = «Багатий поселенець»: { $seat }
state-camels = Верблюди: { $places }
state-heads = Каравани йдуть далі звідси: { $places }
state-camel-due = Наприкінці цього ходу приходить верблюд.
state-tokens = { $count ->
    [one] { $count } видатковий жетон
    [few] { $count } видаткові жетони
   *[other] { $count } видаткових жетонів
}
state-gold = Золото: { $count }
state-fish = { $count ->
    [one] { $count } жетон улову
    [few] { $count } жетони улову
   *[other] { $count } жетонів улову
}
state-fish-due = Лишилося отримати жетонів улову: { $count }
state-poor = «Бідний поселенець»
state-votes = { $count ->
    [one] { $count } голос за верблюда
    [few] { $count } голоси за верблюда
   *[other] { $count } голосів за верблюда
}
state-named = Названо шлях: { $place }
state-costs = Ціни
state-price = { $what }: { $cards }
state-card = карта розвитку
state-fish-ground = Промисел { $number }: { $places }
state-fish-prices = Ціни в рибинах: прибрати розбійника — { $robber }, витягнути карту — { $steal }, карта з банку — { $take }, дорога — { $road }, карта розвитку — { $card }
state-bridge-sites = Тут потрібен міст: { $places }
state-gold-price = Карта з банку за золото: { $gold }
state-camels-left = Лишилося верблюдів: { $count }
state-arrows = Каравани починаються тут: { $places }
