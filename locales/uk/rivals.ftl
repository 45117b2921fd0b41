# Карткова гра словами.

## Places

rivals-region = { $land } { $number }
rivals-column = стовпець { $x }
rivals-above = { $column }, угорі
rivals-below = { $column }, унизу
rivals-place = { $region } ({ $cell })
rivals-year-of-plenty = Щедрий рік
rivals-end-left = ліворуч
rivals-end-right = праворуч

## Moves

rivals-action-draw = Узяти карту з колоди { $stack }
rivals-action-search = Переглянути колоду { $stack }
rivals-action-take = Узяти карту «{ $card }»
rivals-action-put-under = Покласти «{ $card }» під колоду { $stack }
rivals-action-arrange = Покласти сюди: { $place }
rivals-action-play = Зіграти карту «{ $card }»
rivals-action-play-number = Зіграти карту «{ $card }»: число { $number }
rivals-action-roll = Кинути кубики
rivals-action-build = Збудувати «{ $card }»: { $place }{ $price }
rivals-action-build-open = Збудувати «{ $card }» з відкритої колоди: { $place }{ $price }
rivals-action-open-cache = Покласти карту «Схованка» поруч: { $place }
rivals-action-lay-road = Прокласти дорогу { $end }{ $price }
rivals-action-settle = Заснувати поселення { $end }{ $price }
rivals-action-settle-scout = Заснувати поселення { $end } з картою «Розвідник»{ $price }
rivals-action-found-city = Заснувати місто: { $place }{ $price }
rivals-action-trade = Віддати: { $give }, отримати: { $want }
rivals-action-ship-trade = Кораблем торговця віддати: { $give }, отримати: { $want }
rivals-action-large-ship-trade = Картою «Великий торговий корабель» віддати: 2 одиниці ({ $place }), отримати: { $want }
rivals-action-mint-trade = Картою «Монетний двір» віддати: { $give }, отримати: { $want }
rivals-action-demolish = Знести «{ $card }»: { $place }
rivals-action-end = Закінчити дії
rivals-action-pay = Віддати одиницю: { $place }
rivals-action-gain = Розмістити одиницю: { $place }
rivals-action-name = Назвати: { $goods }
rivals-action-choose = Вибрати «{ $card }»: { $place }
rivals-action-under = Покласти під колоду { $stack }
rivals-action-lay-regions-up = Покласти першу область угору
rivals-action-lay-regions-down = Покласти першу область униз
rivals-action-pick = Вибрати область: { $region }
rivals-action-choose-place = Вибрати: { $place }
rivals-action-defend = Кинути кубик для захисту
rivals-action-pay-riots = Заплатити бунтівникам
rivals-action-pass = Відмовитися

# Види дій, як заголовки.
rivals-heading-about = { $heading }: { $card }
rivals-kind-draw = Узяти карту
rivals-kind-search = Переглянути колоду
rivals-kind-take = Узяти карту
rivals-kind-put-under = Прибрати карту
rivals-kind-arrange = Розкласти області
rivals-kind-play = Зіграти карту
rivals-kind-roll = Кубики
rivals-kind-build = Збудувати карту
rivals-kind-build-open = Збудувати з відкритої колоди
rivals-kind-lay-road = Прокласти дорогу
rivals-kind-settle = Заснувати поселення
rivals-kind-found-city = Заснувати місто
rivals-kind-trade = Обмін 3 на 1
rivals-kind-ship-trade = Кораблі торговців
rivals-kind-large-ship-trade = Великий торговий корабель
rivals-kind-mint-trade = Монетний двір
rivals-kind-demolish = Знести
rivals-kind-end = Кінець дій
rivals-kind-pay = Віддати
rivals-kind-gain = Розмістити
rivals-kind-name = Назвати
rivals-kind-choose = Вибрати карту
rivals-kind-under = Повернути карту
rivals-kind-lay-regions = Нові області
rivals-kind-pick = Розвідник
rivals-kind-choose-place = Вибрати область
rivals-kind-defend = Захист
rivals-kind-pay-riots = Бунти
rivals-kind-pass = Відмовитися

## The log of the card game

rivals-log-time-out = Час вийшов: { $seat }
rivals-log-units = Ресурси
rivals-log-dealt = Карти перемішано й роздано
rivals-log-first-throw = Кидок за перший хід: { $first } { $one }, { $second } { $two }
rivals-log-drew = { $seat } бере з колоди { $stack }: { $card }
rivals-log-searched = { $seat } переглядає колоду { $stack }
rivals-log-put-under = { $seat } кладе під колоду { $stack }: { $card }
rivals-log-put-victims-under = { $seat } кладе чужу карту під колоду { $stack }: { $card }
rivals-log-swapped-regions = { $seat } міняє місцями області: { $one } і { $two }
rivals-log-swapped-expansions = { $seat } міняє місцями карти «{ $one }» і «{ $two }»
rivals-log-rolled = { $seat } кидає кубики: { $number }, { $symbol }
rivals-log-produced = { $seat } +{ $count } ({ $place })
rivals-log-lost = { $count ->
    [one] { $seat } втрачає { $count } одиницю: немає місця
    [few] { $seat } втрачає { $count } одиниці: немає місця
   *[other] { $seat } втрачає { $count } одиниць: немає місця
}
rivals-log-robbed = розбійники: { $seat } −{ $goods }
rivals-log-sickened = чума: { $seat } −1 ({ $place })
rivals-log-event = Карта події: { $name }
rivals-log-reshuffled = Колоду подій складено наново
rivals-log-played = { $seat } грає карту «{ $card }»
rivals-log-built = { $seat } будує «{ $card }» ({ $place })
rivals-log-price = платить { $goods }
rivals-log-road = { $seat } прокладає дорогу ({ $place })
rivals-log-settlement = { $seat } засновує поселення ({ $place })
rivals-log-city = { $seat } засновує місто ({ $place })
rivals-log-region = нова область { $place }
rivals-log-traded = { $seat } міняє { $give } на { $want }
rivals-log-named-units = { $seat } називає { $goods }
rivals-log-named-building = { $seat } називає «{ $card }» ({ $place })
rivals-log-removed = { $seat } втрачає «{ $card }» ({ $place })
rivals-log-returned = { $seat } кладе «{ $card }» під колоду { $stack } ({ $place })
rivals-log-returned-open = { $seat } повертає «{ $card }» у відкриту колоду ({ $place })
rivals-log-saw-hand = { $seat } бачить чужу руку
rivals-log-stole = { $seat } бере з чужої руки: { $card }
rivals-log-fetched = { $seat } бере зі скиду: { $card }
rivals-log-defended = { $seat } кидає кубик: { $number }, напад відбито
rivals-log-not-defended = { $seat } кидає кубик: { $number }, напад не відбито
rivals-log-declined = { $seat } відмовляється
rivals-log-kept-sebastian = { $seat } притримує Себастьяна
rivals-log-hero = { $seat } отримує жетон героя
rivals-log-hero-lost = Жетон героя тепер нічий
rivals-log-merchant = { $seat } отримує жетон торговця
rivals-log-merchant-lost = Жетон торговця тепер нічий
rivals-die-brigand-attack = напад розбійників
rivals-die-trade = торгівля
rivals-die-celebration = свято
rivals-die-plentiful-harvest = щедрий урожай
rivals-die-event-card = карта події

## Questions

rivals-ask-chance = Хвилинку…
rivals-wait-chance = Вирішує випадок.
rivals-ask-start-hand = Виберіть колоду для початкових карт
rivals-wait-start-hand = Вибір початкових карт.
rivals-ask-arrange = Яка область ляже сюди: { $place }?
rivals-wait-arrange = Розкладання областей.
rivals-ask-before-roll = Киньте кубики або спершу зіграйте карту
rivals-wait-before-roll = Кидок кубиків.
rivals-ask-actions = Ваш хід
rivals-ask-actions-hint = Будуйте, розігрувайте карти, міняйтеся або закінчіть дії.
rivals-wait-actions = Будівництво, карти, обмін.
rivals-ask-hand-check = Доберіть карти або приберіть зайві
rivals-wait-hand-check = Перевірка руки.
rivals-ask-exchange = Обміняйте карту або відмовтеся
rivals-wait-exchange = Обмін карти.
rivals-ask-exchange-take = Візьміть карту замість прибраної
rivals-wait-exchange-take = Вибір карти на заміну.
rivals-ask-pay = Лишилося заплатити: { $goods }
rivals-wait-pay = Лишилося заплатити: { $goods }
rivals-ask-pay-any = { $count ->
    [one] Заплатіть { $count } одиницю на вибір
    [few] Заплатіть { $count } одиниці на вибір
   *[other] Заплатіть { $count } одиниць на вибір
}
rivals-wait-pay-any = Оплата.
rivals-ask-gain = { $count ->
    [one] Виберіть місце для { $count } одиниці ({ $kinds })
    [few] Виберіть місце для { $count } одиниць ({ $kinds })
   *[many] Виберіть місце для { $count } одиниць ({ $kinds })
}
rivals-wait-gain = Розміщення отриманого.
rivals-ask-name-units = { $count ->
    [one] Назвіть { $count } одиницю, яку заберете
    [few] Назвіть до { $count } одиниць, які заберете
   *[other] Назвіть до { $count } одиниць, які заберете
}
rivals-wait-name-units = Вибір того, що забрати.
rivals-ask-give-back = Віддайте одиницю на свій вибір
rivals-wait-give-back = Вибір того, що віддати навзамін.
rivals-ask-tribute = { $count ->
    [one] Віддайте { $count } одиницю на свій вибір
    [few] Віддайте { $count } одиниці на свій вибір
   *[other] Віддайте { $count } одиниць на свій вибір
}
rivals-wait-tribute = Вибір того, що віддати.
rivals-ask-buy-for-gold = { $count ->
    [one] Можна купити { $count } одиницю за золото
    [few] Можна купити { $count } одиниці, кожну за одне золото
   *[other] Можна купити { $count } одиниць, кожну за одне золото
}
rivals-wait-buy-for-gold = Купівля за золото.
rivals-ask-sebastian = Зіграти Себастьяна? Подія: { $event }
rivals-wait-sebastian = Рішення про подію: { $event }.
rivals-ask-feud-name = { $count ->
    [one] Назвіть { $count } чужу будівлю
    [few] Назвіть { $count } чужі будівлі
   *[other] Назвіть { $count } чужих будівель
}
rivals-wait-feud-name = Вибір будівель.
rivals-ask-feud-return = Виберіть будівлю, яку віддаєте
rivals-wait-feud-return = Вибір будівлі.
rivals-ask-fraternal = { $count ->
    [one] Покладіть { $count } чужу карту під колоду
    [few] Покладіть { $count } чужі карти під колоди
   *[other] Покладіть { $count } чужих карт під колоди
}
rivals-wait-fraternal = Вибір чужих карт.
rivals-ask-riots = Бунти: заплатіть або віддайте карту
rivals-wait-riots = Бунти: оплата або карта.
rivals-ask-take-from = Візьміть карту з колоди
rivals-wait-take-from = Вибір карти з колоди.
rivals-ask-return-under = Виберіть колоду для карти «{ $card }»
rivals-wait-return-under = Вибір колоди для карти «{ $card }».
rivals-ask-scout-pick = Виберіть область
rivals-wait-scout-pick = Вибір області.
rivals-ask-lay-regions = Нові області: { $first } і { $second }. Куди покласти першу?
rivals-wait-lay-regions = Нові області.
rivals-ask-relocate-first = Виберіть першу карту для переїзду
rivals-wait-relocate-first = Переїзд.
rivals-ask-relocate-region = Виберіть область, з якою вона поміняється місцями
rivals-wait-relocate-region = Переїзд.
rivals-ask-relocate-expansion = Виберіть карту, з якою вона поміняється місцями
rivals-wait-relocate-expansion = Переїзд.
rivals-ask-brigand-store = Виберіть, яку область наповнити
rivals-wait-brigand-store = Вибір області.
rivals-ask-sink-ship = Виберіть торговий корабель, який втрачаєте
rivals-wait-sink-ship = Втрата торгового корабля.
rivals-ask-defend = Напад: «{ $card }». Кинути кубик для захисту?
rivals-wait-defend = Напад: «{ $card }». Рішення про захист.
rivals-ask-archer = Лучник: виберіть карту, яку втрачаєте
rivals-wait-archer = Лучник: вибір карти.
rivals-ask-arsonist = Палій: виберіть чужу будівлю
rivals-wait-arsonist = Палій: вибір будівлі.
rivals-ask-traitor = Перебіжчик: візьміть карту з чужої руки
rivals-wait-traitor = Перебіжчик: вибір карти.
rivals-ask-tithe-barn = Десятинна комора: зерно чи вовна?
rivals-wait-tithe-barn = Десятинна комора: зерно чи вовна.
rivals-ask-library = Бібліотека: переглянути колоду?
rivals-wait-library = Бібліотека: можна переглянути колоду.
rivals-ask-from-discard = Візьміть карту зі скиду
rivals-wait-from-discard = Вибір карти зі скиду.
rivals-ask-doctor = Лікар: виберіть карту «Лазня»
rivals-wait-doctor = Лікар: вибір місця.
rivals-ask-veiled = { $event }
rivals-wait-veiled = Рішення про подію: { $event }.

## The position of the card game

rivals-symbol-victory = { $count ->
    [one] { $count } переможне очко
    [few] { $count } переможні очки
   *[other] { $count } переможних очок
}
rivals-symbol-commerce = торгівля { $count }
rivals-symbol-strength = сила { $count }
rivals-symbol-skill = майстерність { $count }
rivals-symbol-progress = прогрес { $count }
rivals-state-number = Кубик урожаю: { $number }
rivals-state-symbol = Кубик подій: { $symbol }
rivals-state-hero = Жетон героя: { $seat }
rivals-state-merchant = Жетон торговця: { $seat }
rivals-state-transit = Названо або в дорозі: { $goods }
rivals-state-named = Названі будівлі: { $cards }
rivals-state-spot = { $card } ({ $place })
rivals-state-sebastian-waits = Себастьяна можна зіграти лише з наступного ходу.
rivals-state-cost = ціна { $goods }
rivals-state-no-symbols = символів немає
rivals-state-stock = Ресурси: { $goods }
rivals-state-hand-count = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
rivals-state-cache = Схованка ({ $place }): золото { $gold }
rivals-state-column = { $column }: угорі — { $above }; посередині — { $middle }; унизу — { $below }
rivals-state-free = порожньо
rivals-state-region = { $region }, зберігає { $units }
rivals-state-stacks = Колоди
rivals-state-stack = { $count ->
    [one] Колода { $stack }: { $count } карта
    [few] Колода { $stack }: { $count } карти
   *[other] Колода { $stack }: { $count } карт
}
rivals-state-known = З них вам відомі, згори донизу: { $cards }
rivals-state-face-up = Відкрита колода: { $card } ×{ $count }
rivals-state-middle = Лишилося: доріг { $roads }, поселень { $settlements }, міст { $cities }
rivals-state-regions-left = Лишилося областей: { $count }
rivals-state-discard = Скид: { $cards }
rivals-state-costs = Ціни
rivals-state-price = { $piece }: { $goods }
