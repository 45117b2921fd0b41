# What the expansion Cities & Knights adds to the table.

## Names

level-trade-1 = Ринок
level-trade-2 = Цех
level-trade-3 = Гільдія
level-trade-4 = Банк
level-trade-5 = Центр торгівлі
level-politics-1 = Ратуша
level-politics-2 = Посольство
level-politics-3 = Фортеця
level-politics-4 = Суд
level-politics-5 = Верховне віче
level-science-1 = Школа
level-science-2 = Бібліотека
level-science-3 = Акведук
level-science-4 = Театр
level-science-5 = Університет
# The sides of the event die.
face-ship = корабель
face-trade = брама торгівлі
face-politics = брама політики
face-science = брама науки
# A card of which nothing but the deck is known, and one that is known.
card-of-trade = карту торгівлі
card-of-politics = карту політики
card-of-science = карту науки
card-known = карту «{ $card }»

## What the cards do

progress-about-alchemist = До кидка: виставте обидва числові кубики як хочете.
progress-about-crane = Одна розбудова цього ходу коштує на товар менше.
progress-about-mining = Візьміть 2 руди за кожен гекс гір, біля якого є ваша будівля.
progress-about-irrigation = Візьміть 2 зерна за кожен гекс ріллі, біля якого є ваша будівля.
progress-about-inventor = Поміняйте місцями два числові жетони, крім 2, 6, 8 і 12.
progress-about-engineer = Збудуйте міський мур безкоштовно.
progress-about-medicine = Перетворіть поселення на місто або відновіть місто за 2 руди й 1 зерно.
progress-about-smith = Покращте одного чи двох своїх лицарів безкоштовно.
progress-about-road-building = Збудуйте дві дороги безкоштовно.
progress-about-bishop = Перемістіть розбійника й витягніть по карті в усіх, чиї будівлі стоять біля цього гекса.
progress-about-diplomat = Зніміть чиюсь відкриту дорогу. Свою можна одразу прокласти в іншому місці.
progress-about-warlord = Усі ваші лицарі стають активними безкоштовно.
progress-about-wedding = Кожен, хто має більше очок, дарує вам дві карти на свій вибір.
progress-about-intrigue = Виженіть чужого лицаря, який стоїть біля вашої дороги.
progress-about-saboteur = Кожен, хто має стільки ж очок або більше, скидає половину карт.
progress-about-spy = Подивіться карти прогресу іншого гравця й заберіть одну.
progress-about-deserter = Інший гравець знімає з поля лицаря, а ви ставите такого самого свого.
progress-about-merchant = Поставте торговця біля своєї будівлі: 1 очко й обмін два до одного того, що дає гекс.
progress-about-commercial-harbour = Цього ходу запропонуйте кожному по разу ресурс: хто має товар, мусить віддати за нього один.
progress-about-merchant-fleet = Цього ходу банк міняє карти одного виду два до одного.
progress-about-master-merchant = Подивіться руку гравця, який має більше очок, і заберіть дві карти.
progress-about-trade-monopoly = Назвіть товар: кожен, хто його має, віддає вам один.
progress-about-resource-monopoly = Назвіть ресурс: кожен віддає вам дві такі карти або скільки має.

## The table

group-cities = Міста
act-knight = Лицар
act-activate = До бою
act-promote = Покращити
act-march = Похід
act-chase = Вигнати
act-wall = Мур
act-improve = Розбудова
act-restore = Підняти
act-exchange = Гавань
about-knight = Поставити простого лицаря біля своєї дороги. Він неактивний.
about-activate = Активувати лицаря: активний лицар б’ється з варварами, а з наступного ходу може діяти.
about-promote = Лицар стає сильнішим на один щабель.
about-march = Активний лицар іде вашими дорогами, може вигнати слабшого й потім відпочиває.
about-chase = Активний лицар біля гекса розбійника виганяє його й потім відпочиває.
about-wall = Мур біля міста: у разі сімки можна тримати на дві карти більше.
about-improve = Підняти один із напрямів розбудови за його товар.
about-restore = Місто, що лежить на боці, знову стає.
about-exchange = «Торговельна гавань»: ресурс за товар іншого гравця.
place-build_knight = Поставте лицаря
place-activate_knight = Виберіть лицаря, який стане активним
place-promote_knight = Виберіть лицаря, якого покращите
place-move_knight = Виберіть лицаря, який піде
place-chase_knight = Виберіть лицаря, який вижене розбійника
place-build_wall = Виберіть місто для муру
place-restore_city = Виберіть місто, яке стане
place-progress_inventor = Виберіть два жетони для обміну
place-progress_engineer = Виберіть місто для муру
place-progress_medicine = Виберіть поселення, яке стане містом
place-progress_diplomat = Виберіть відкриту дорогу
place-progress_intrigue = Виберіть лицаря, якого виженете
place-progress_merchant = Виберіть гекс для торговця
site-knight = Лицар: { $place }
site-activate = Активувати лицаря: { $place }
site-promote = Покращити лицаря: { $place }
site-chase = Вигнати розбійника лицарем: { $place }
site-wall = Мур: { $place }
site-metropolis = Столиця: { $place }
site-loss = Утратити місто: { $place }
site-removal = Віддати лицаря: { $place }
site-expulsion = Вигнати лицаря: { $place }
site-taking = Зняти дорогу: { $place }
site-merchant = Торговець: { $place }
site-token = Жетон: { $place }
choose-improve = Що розбудовуєте?
choose-improve-hint = Рівень коштує стільки товарів свого напряму, який його номер.
choose-exchange = Що й кому запропонуєте?
choose-exchange-hint = Кожного можна спитати раз за хід.
progress-hand = Ваші карти прогресу
progress-playable = можна зіграти
progress-not-now = зараз не зіграти
progress-ways = Як зіграти цю карту
alchemist-red = Червоний кубик
alchemist-other = Інший кубик
alchemist-set = Виставити кубики: { $sum }
why-KNIGHT_INACTIVE = немає активних
why-KNIGHT_TOO_NEW = з наст. ходу
why-KNIGHT_ACTIVE = усі активні
why-KNIGHT_NO_PATH = немає шляху
why-ROBBER_LOCKED = ще не можна
why-ROBBER_NOT_ADJACENT = він далеко
why-ALREADY_PROMOTED = уже покращено
why-NEEDS_FORTRESS = без Фортеці ні
why-NEEDS_CITY = немає міста
why-REDUCED_CITY = місто лежить
why-RESTORE_FIRST = місто лежить
why-METROPOLIS_CAP = немає міста
why-WALL_NEEDS_CITY = немає міста
why-WALL_EXISTS = мури є
why-CARD_LIMIT = пізніше
stat-progress = { $count ->
    [one] { $count } карта прогресу
    [few] { $count } карти прогресу
   *[other] { $count } карт прогресу
}
stat-strength = Сила лицарів: активних { $active } з { $all }
fact-levels = Рівні: торгівля { $trade }, політика { $politics }, наука { $science }
stock-ship = Корабель варварів: { $space } з 7
board-dice-face = кубик подій: { $face }
board-knight = { $knight }, { $status ->
    [active] активний
   *[inactive] неактивний
} (гравець: { $name }), { $at }
board-wall = міський мур (гравець: { $name }), { $at }
board-metropolis = столиця, { $track } (гравець: { $name }), { $at }
board-reduced = місто на боці (гравець: { $name }), { $at }
board-merchant = торговець (гравець: { $name }), { $at }
board-text-knights = лицарі: { $places }
board-text-walls = мури: { $places }
board-text-reduced = міста на боці: { $places }
board-text-metropolis = столиця, { $track }: { $places }
board-text-merchant = торговець: { $places }
# A knight in the text of the board: its rank, whether it is active, and where it stands.
board-text-knight = { $knight } ({ $status ->
    [active] активний
   *[inactive] неактивний
}), { $place }

## Moves in words

action-build-knight = Поставити лицаря: { $place }
action-activate-knight = Активувати лицаря: { $place }
action-promote-knight = Покращити лицаря: { $place }
action-move-knight = Похід лицаря: { $place } → { $to }
action-chase-knight = Вигнати розбійника лицарем: { $place }
action-build-wall = Збудувати мур: { $place }
action-restore-city = Відновити місто: { $place }
action-improve = Розбудова: { $track }
action-improve-crane = Розбудова з краном: { $track }
action-improve-to = Розбудова: { $track }, рівень { $level } («{ $name }») за { $cards }
action-improve-crane-to = Розбудова з краном: { $track }, рівень { $level } («{ $name }») за { $cards }
action-play = Зіграти «{ $card }»
action-play-dice = Зіграти «{ $card }»: червоний кубик { $red }, інший { $other }
action-play-at = Зіграти «{ $card }»: { $place }
action-play-at-both = Зіграти «{ $card }»: { $place } і { $other }
action-play-seat = Зіграти «{ $card }»: { $seat }
action-play-good = Зіграти «{ $card }»: { $good }
action-drop-card = Повернути «{ $card }»
action-keep-card = Лишити карту
action-commit = Послати в бій: { $places }
action-commit-none = Нікого не посилати в бій
action-lose-city = Утратити місто: { $place }
action-pick-deck = Узяти { $card }
action-aqueduct = Узяти { $card }
action-aqueduct-none = Нічого не брати
action-retreat = Відвести лицаря: { $place }
action-remove-knight = Віддати лицаря: { $place }
action-place-knight = Поставити лицаря: { $place }
action-present = Подарувати { $cards }
action-exchange = Запропонувати { $card } за товар (кому: { $seat })
action-raise-metropolis = Столиця на місті: { $place }
action-move-road = Прокласти дорогу: { $place }
action-move-road-nowhere = Лишити дорогу в запасі
action-take-card = Забрати «{ $card }»
action-take-goods = Забрати { $cards }

kind-build-knight = Поставити лицаря
kind-activate-knight = Активувати лицаря
kind-promote-knight = Покращити лицаря
kind-move-knight = Похід лицаря
kind-build-wall = Збудувати мур
kind-restore-city = Відновити місто
kind-improve = Розбудова
kind-exchange = Торговельна гавань
kind-drop-card = Повернути карту прогресу
kind-keep-card = Лишити карту
kind-commit-knights = Лицарі для битви
kind-lose-city = Утрачене місто
kind-pick-deck = Колода
kind-aqueduct = Акведук
kind-retreat = Куди піде лицар
kind-remove-knight = Лицар-зрадник
kind-place-knight = Поставити лицаря
kind-present = Дарунок на весілля
kind-raise-metropolis = Місто для столиці
kind-move-road = Перекласти дорогу
kind-take-goods = Карти за «Мито»
kind-progress-alchemist = { progress-alchemist }
kind-progress-crane = { progress-crane }
kind-progress-mining = { progress-mining }
kind-progress-irrigation = { progress-irrigation }
kind-progress-inventor = { progress-inventor }
kind-progress-engineer = { progress-engineer }
kind-progress-medicine = { progress-medicine }
kind-progress-smith = { progress-smith }
kind-progress-road-building = { progress-road-building }
kind-progress-bishop = { progress-bishop }
kind-progress-diplomat = { progress-diplomat }
kind-progress-warlord = { progress-warlord }
kind-progress-wedding = { progress-wedding }
kind-progress-intrigue = { progress-intrigue }
kind-progress-saboteur = { progress-saboteur }
kind-progress-spy = { progress-spy }
kind-progress-deserter = { progress-deserter }
kind-progress-merchant = { progress-merchant }
kind-progress-commercial-harbour = { progress-commercial-harbour }
kind-progress-merchant-fleet = { progress-merchant-fleet }
kind-progress-master-merchant = { progress-master-merchant }
kind-progress-trade-monopoly = { progress-trade-monopoly }
kind-progress-resource-monopoly = { progress-resource-monopoly }

## Prompts

prompt-may-improve = розбудовуйте
prompt-may-command = керуйте лицарями
prompt-roll-alchemist-hint = До кидка можна зіграти «Алхімію» й виставити кубики.
prompt-discard-half-hint = Сімка або «Саботаж»: половина карт іде в банк.
prompt-discard-half-wait = Сімка або «Саботаж»: карти скидають.
prompt-fifth = П’ята карта прогресу: поверніть одну
prompt-fifth-hint = Більше ніж чотири тримати не можна. Карта піде під свою колоду, і ніхто її не побачить.
prompt-fifth-wait = П’ята карта прогресу: одну треба повернути.
prompt-own-fifth = П’ята карта прогресу: зіграйте або поверніть одну
prompt-own-fifth-hint = Більше ніж чотири тримати не можна. Це вирішують до того, як спрацює число.
prompt-own-fifth-wait = П’ята карта прогресу: одну треба зіграти або повернути.
prompt-fresh = Ви отримали { $card }: зіграти одразу?
prompt-fresh-hint = Або лишіть на потім.
prompt-fresh-wait = Отримано карту прогресу: її можна зіграти одразу.
prompt-commit = Варвари висаджуються: хто йде в бій?
prompt-commit-hint = Лише активні лицарі. Ті, що билися, потім відпочивають.
prompt-commit-wait = Варвари висаджуються: лицарів посилають у бій по черзі.
prompt-losses = Варвари перемогли: виберіть місто, яке втратите
prompt-losses-hint = Воно стане поселенням, мур зникне.
prompt-losses-wait = Варвари перемогли: треба віддати місто.
prompt-defenders = Захисники рівні за силою: візьміть карту прогресу
prompt-defenders-hint = Виберіть колоду.
prompt-defenders-wait = Рівні за силою захисники беруть по карті прогресу.
prompt-aqueduct = Акведук: візьміть ресурс
prompt-aqueduct-hint = Кидок нічого вам не приніс. Можна й відмовитися.
prompt-aqueduct-wait = Акведук: можна взяти ресурс.
prompt-retreat = Вашого лицаря вигнали: виберіть, куди він піде
prompt-retreat-hint = Вашими дорогами; сила й готовність лишаться ті самі.
prompt-retreat-wait = Вигнаний лицар іде в інше місце.
prompt-remove = «Зрада»: виберіть лицаря, який вас покине
prompt-remove-hint = Такого самого поставить { $seat }.
prompt-remove-wait = «Зрада»: лицар переходить на інший бік.
prompt-place-deserter = «Зрада»: поставте лицаря ({ $knight })
prompt-place-deserter-hint = Біля своєї дороги. Діяти він зможе з наступного вашого ходу.
prompt-place-deserter-wait = «Зрада»: лицаря треба поставити.
prompt-wedding = «Весілля»: виберіть дві карти в дарунок
prompt-wedding-hint = Їх отримає { $seat }, решта карт не побачить.
prompt-wedding-wait = «Весілля»: ті, хто попереду за очками, вибирають по дві карти.
prompt-exchange = «Торговельна гавань»: віддайте товар за { $card }
prompt-exchange-hint = Ресурс вам віддає { $seat }, а який товар віддати, вирішуєте ви.
prompt-exchange-wait = «Торговельна гавань»: треба віддати товар за { $card }.
prompt-metropolis = Столиця ({ $track }): виберіть місто
prompt-metropolis-hint = Місто зі столицею дає 4 очки, і варвари його не візьмуть.
prompt-metropolis-wait = Треба поставити столицю: { $track }.
prompt-move-road = «Дипломатія»: прокладіть дорогу в іншому місці
prompt-move-road-hint = На будь-якому шляху, де можна будувати, або лишіть її в запасі.
prompt-move-road-wait = «Дипломатія»: дорогу можна прокласти в іншому місці.
prompt-spy = «Шпигунство»: заберіть карту гравця { $seat }
prompt-spy-hint = Ви бачите всі карти прогресу цього гравця.
prompt-spy-wait = «Шпигунство»: у гравця { $seat } забирають карту прогресу.
prompt-master = { $count ->
    [one] «Мито»: заберіть { $count } карту гравця { $seat }
    [few] «Мито»: заберіть { $count } карти гравця { $seat }
   *[other] «Мито»: заберіть { $count } карт гравця { $seat }
}
prompt-master-hint = Ви бачите всю руку: { $cards }
prompt-master-wait = «Мито»: у гравця { $seat } забирають карти.

## The log

log-threw = { $seat } кидає кубики, випадає { $number } і { $face }
log-threw-red = { $seat } кидає кубики, випадає червона { $red } і { $face }
log-threw-face = На кубику подій — { $face }
log-threw-face-too = на кубику подій — { $face }
log-sailed = Корабель варварів: { $space } з 7
log-sailed-too = корабель варварів: { $space } з 7
log-production = Спрацьовує число { $number }
log-committed = { $count ->
    [0] { $seat } нікого не посилає в бій
    [one] { $seat } посилає в бій { $count } лицаря
    [few] { $seat } посилає в бій { $count } лицарів
   *[other] { $seat } посилає в бій { $count } лицарів
}
log-fought = { $who ->
    [barbarians] Варвари перемагають, { $barbarians } проти { $knights }
   *[knights] Лицарі перемагають, { $knights } проти { $barbarians }
}
log-lost = { $seat } втрачає місто ({ $place })
log-reduced = місто гравця { $seat } лежить на боці ({ $place })
log-reduced-alone = Місто гравця { $seat } лежить на боці ({ $place })
log-defended = { $seat } — захисник: +1 очко
log-landed = Лицарі відпочивають, корабель іде назад
log-landed-too = лицарі відпочивають, корабель іде назад
log-drew-progress = { $seat } тягне { $card }
log-opened = { $seat } відкриває карту «{ $card }»: +1 очко
log-dropped = { $seat } повертає { $card }
log-kept = { $seat } лишає карту
log-played-progress = { $seat } грає карту «{ $card }»
log-played-dice = червоний кубик { $red }, інший { $other }
log-knight = { $seat } ставить лицаря: { $knight } ({ $place })
log-knight-too = { $knight } ({ $place })
log-activated = { $seat } активує лицаря ({ $place })
log-activated-too = лицар активний ({ $place })
log-promoted = { $seat } покращує лицаря: { $knight } ({ $place })
log-promoted-too = { $knight } ({ $place })
log-marched = { $seat } веде лицаря ({ $place } → { $to })
log-expelled = Лицаря гравця { $seat } виганяють ({ $place })
log-expelled-too = лицаря гравця { $seat } виганяють ({ $place })
log-retreated = Лицар гравця { $seat } іде геть ({ $to })
log-retreated-too = він іде геть ({ $to })
log-removed = { $seat } втрачає лицаря: { $knight } ({ $place })
log-chased = { $seat } виганяє розбійника лицарем ({ $place })
log-walled = { $seat } будує мур ({ $place })
log-walled-too = мур ({ $place })
log-restored = { $seat } відновлює місто ({ $place })
log-restored-too = місто відновлено ({ $place })
log-improved = { $seat } розбудовує: { $track }, рівень { $level } («{ $name }»)
log-metropolis = { $seat } отримує столицю, { $track }: +2 очки ({ $place })
log-toppled = { $seat } втрачає столицю, { $track }: −2 очки
log-aqueduct-none = { $seat } нічого не бере за Акведук
log-swapped = Жетони міняються місцями: { $place } і { $other }
log-swapped-too = жетони міняються місцями: { $place } і { $other }
log-road-taken = Знято дорогу гравця { $seat } ({ $place })
log-road-taken-too = знято дорогу гравця { $seat } ({ $place })
log-merchant = { $seat } ставить торговця: +1 очко ({ $place })
log-merchant-too = торговець ({ $place })
log-spied = { $seat } дивиться карти прогресу гравця { $victim }
log-spied-too = дивиться карти прогресу гравця { $victim }
log-spied-too-own = дивиться ваші карти прогресу
log-spied-own = { $seat } дивиться ваші карти прогресу
log-took-card = { $seat } забирає { $card } у гравця { $victim }
log-took-card-own = { $seat } забирає { $card } у вас
log-saw-hand = { $seat } дивиться руку гравця { $victim }
log-saw-hand-known = { $seat } дивиться руку гравця { $victim }: { $cards }
log-saw-hand-own = { $seat } дивиться вашу руку
log-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}
log-exchanged = { $seat } віддає { $give } гравцеві { $partner } за { $want }
log-exchanged-own = { $seat } віддає вам { $give } за { $want }
log-exchange-failed = { $seat } просить товар у гравця { $partner }, але товарів там немає
log-exchange-failed-own = { $seat } просить товар у вас, але товарів у вас немає

log-threw-you = { $seat } кидаєте кубики, випадає { $number } і { $face }
log-threw-red-you = { $seat } кидаєте кубики, випадає червона { $red } і { $face }
log-committed-you = { $count ->
    [0] { $seat } нікого не посилаєте в бій
    [one] { $seat } посилаєте в бій { $count } лицаря
    [few] { $seat } посилаєте в бій { $count } лицарів
   *[other] { $seat } посилаєте в бій { $count } лицарів
}
log-lost-you = { $seat } втрачаєте місто ({ $place })
log-reduced-you = ваше місто лежить на боці ({ $place })
log-reduced-alone-you = Ваше місто лежить на боці ({ $place })
log-defended-you = { $seat } — захисник: +1 очко
log-drew-progress-you = { $seat } тягнете { $card }
log-opened-you = { $seat } відкриваєте карту «{ $card }»: +1 очко
log-dropped-you = { $seat } повертаєте { $card }
log-kept-you = { $seat } лишаєте карту
log-played-progress-you = { $seat } граєте карту «{ $card }»
log-knight-you = { $seat } ставите лицаря: { $knight } ({ $place })
log-activated-you = { $seat } активуєте лицаря ({ $place })
log-promoted-you = { $seat } покращуєте лицаря: { $knight } ({ $place })
log-marched-you = { $seat } ведете лицаря ({ $place } → { $to })
log-expelled-you = Вашого лицаря виганяють ({ $place })
log-expelled-too-you = вашого лицаря виганяють ({ $place })
log-retreated-you = Ваш лицар іде геть ({ $to })
log-removed-you = { $seat } втрачаєте лицаря: { $knight } ({ $place })
log-chased-you = { $seat } виганяєте розбійника лицарем ({ $place })
log-walled-you = { $seat } будуєте мур ({ $place })
log-restored-you = { $seat } відновлюєте місто ({ $place })
log-improved-you = { $seat } розбудовуєте: { $track }, рівень { $level } («{ $name }»)
log-metropolis-you = { $seat } отримуєте столицю, { $track }: +2 очки ({ $place })
log-toppled-you = { $seat } втрачаєте столицю, { $track }: −2 очки
log-aqueduct-none-you = { $seat } нічого не берете за Акведук
log-road-taken-you = Знято вашу дорогу ({ $place })
log-road-taken-too-you = знято вашу дорогу ({ $place })
log-merchant-you = { $seat } ставите торговця: +1 очко ({ $place })
log-spied-you = { $seat } дивитеся карти прогресу гравця { $victim }
log-spied-too-you = дивитеся карти прогресу гравця { $victim }
log-took-card-you = { $seat } забираєте { $card } у гравця { $victim }
log-saw-hand-you = { $seat } дивитеся руку гравця { $victim }
log-saw-hand-known-you = { $seat } дивитеся руку гравця { $victim }: { $cards }
log-exchanged-you = { $seat } віддаєте { $give } гравцеві { $partner } за { $want }
log-exchange-failed-you = { $seat } просите товар у гравця { $partner }, але товарів там немає
since-knight = { $count ->
    [one] лицаря
    [few] лицарів: { $count }
   *[other] лицарів: { $count }
}
since-wall = { $count ->
    [one] мур
    [few] { $count } мури
   *[other] { $count } мурів
}

## The position in words

state-ship = Корабель варварів: { $space } з 7
state-locked = Розбійник стоїть, доки варвари не висадяться вперше.
state-thrown = Червоний кубик: { $red }, кубик подій: { $face }
state-merchant = Торговець: { $seat }, { $place }
state-metropolis = Столиця, { $track }: { $seat }, { $place }
state-metropolis-free = Столиця, { $track }: ні в кого
state-decks = Лишилося карт прогресу: торгівля { $trade }, політика { $politics }, наука { $science }
state-crane = Відкритих кранів: { $count }
state-fleet = Два до одного цього ходу: { $cards }
state-harbour-open = Відкрито «Торговельну гавань». Уже спитано: { $seats }
state-levels = Торгівля { $trade }, політика { $politics }, наука { $science }
state-knight = { $knight }, { $status ->
    [active] активний
   *[inactive] неактивний
}: { $place }
state-walls = Міські мури: { $places }
state-reduced = Міста на боці: { $places }
state-defender = Очки захисника: { $count }
state-open-card = Відкрито: { $card }
state-progress-held = Карти прогресу: торгівля { $trade }, політика { $politics }, наука { $science }
state-progress-known = Вам відомі: { $cards }
state-progress-own = Карти прогресу: { $cards }
state-hand-seen = Рука, яку ви бачите: { $cards }
