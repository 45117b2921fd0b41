# Гра на острові.

## The log

log-round = Коло { $round }
log-opening = Кидок за перший хід
log-opening-throw = { $seat } { $number }
log-begins = Перший хід: { $seat }
log-founded = { $seat } ставить поселення ({ $place })
log-settlement = { $seat } будує поселення ({ $place })
log-city = { $seat } будує місто ({ $place })
log-road = { $seat } будує дорогу ({ $place })
log-road-too = дорога ({ $place })
log-price = ціна { $cards }
log-paid = { $seat } платить { $cards }
log-gain = { $seat } +{ $cards }
log-own-gain = +{ $cards }
log-loss = { $seat } −{ $cards }
log-gained = { $seat } отримує { $cards }
log-rolled = { $seat } кидає кубики, випадає { $number }
log-bank-short = у банку бракує: { $resource }
log-discards = Скидання
log-robber = { $seat } переміщує розбійника, нове місце — { $place }
log-robber-too = розбійник — { $place }
log-robber-left = Розбійник іде з поля
log-robber-left-too = розбійник іде з поля
log-stole = { $seat } грабує, жертва — { $victim }: { $card }
log-stole-too = жертва — { $victim } ({ $card })
log-a-card = одна карта
log-two-cards = дві карти
log-offered = { $seat } пропонує { $give } за { $want } (кому: { $to })
log-countered = { $seat } відповідає пропозицією: { $give } за { $want }
log-accepted = { $seat } погоджується
log-declined = { $seat } відмовляється
log-withdrawn = { $seat } знімає пропозицію
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
log-damaged = Пошкоджено дорогу, власник — { $seat } ({ $place })
log-repaired = { $seat } ремонтує дорогу ({ $place })
log-repaired-too = ремонт дороги ({ $place })
log-gave = { $seat } віддає: { $card }, отримує { $receiver }
log-drew-nothing = { $seat } карту не тягне
log-harbormaster = { $seat } тепер «Господар гавані»
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
log-drew-boot = { $seat } тягне старий черевик
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
log-boot-passed = { $seat } віддає старий черевик, отримує { $receiver }
log-bridge = { $seat } будує міст ({ $place })
log-rich = { $seat } тепер «Багатий поселенець»
log-rich-lost = «Багатий поселенець» тепер нічий
log-poor = { $count ->
    [one] «Бідний поселенець»: { $seats }
   *[other] «Бідні поселенці»: { $seats }
}
log-poor-nobody = Бідних поселенців більше немає
log-vote = Голосування про верблюда
log-bid = { $seat } ставить { $cards }
log-named = { $seat } називає шлях { $place }
log-abstained = { $seat } утримується
log-camel = Верблюд іде на шлях { $place }
log-between = Будівля між верблюдами, власник — { $seat } ({ $place })

## Actions in words

action-found-settlement = Поставити поселення: { $place }
action-found-road = Прокласти дорогу: { $place }
action-roll = Кинути кубики
action-discard = Скинути { $cards }
action-move-robber = Перемістити розбійника: { $place }
action-rob = Пограбувати, жертва — { $seat }
action-offer = Запропонувати { $give } за { $want } (кому: { $to })
action-accept = Прийняти умови. Пропонує { $seat }
action-decline = Відмовитися
action-withdraw = Зняти свою пропозицію
action-trade-with = Укласти обмін, партнер — { $seat }
action-bank-trade = Віддати банку { $give } за { $want }
action-build-road = Збудувати дорогу: { $place }
action-build-settlement = Збудувати поселення: { $place }
action-build-city = Збудувати місто: { $place }
action-buy-card = Купити карту розвитку
action-play-knight = Зіграти лицаря
action-play-road-building = Зіграти будівництво доріг
action-play-year-of-plenty = Зіграти рік достатку: узяти { $cards }
action-play-monopoly = Зіграти монополію: { $resource }
action-play-victory-point = Зіграти переможне очко
action-claim-victory = Оголосити перемогу
action-end-turn = Закінчити хід
action-damage-road = Пошкодити дорогу: { $place }
action-repair-road = Відремонтувати дорогу: { $place }
action-give-left = Віддати сусідові ліворуч { $card }
action-receive = Узяти з банку { $card }
action-draw-from = Витягнути карту, чия рука — { $seat }
action-draw-from-nobody = Ні в кого не тягнути
action-help = Віддати { $card }, отримує { $seat }
action-flee = Розбійник тікає: { $place }
action-build-road-for = Збудувати дорогу, колір — { $seat }: { $place }
action-build-settlement-for = Збудувати поселення, колір — { $seat }: { $place }
action-retire-knight = Віддати зіграного лицаря за видаткові жетони
action-force-trade = Заплатити жетони за вимушену угоду
action-hand-over = Віддати { $cards }
action-chase-robber = Заплатити жетони й прогнати розбійника
action-chase-robber-to = Заплатити жетони й прогнати розбійника: { $place }
action-buy-for-gold = Купити за золото { $card }
action-sell-for-gold = Віддати банку за золото { $cards }
action-fish-remove-robber = Риба { $tokens }: прибрати розбійника з поля
action-fish-steal = Риба { $tokens }: витягнути карту, чия рука — { $seat }
action-fish-take = Риба { $tokens }: узяти з банку { $card }
action-fish-road = Риба { $tokens }: безплатна дорога
action-fish-card = Риба { $tokens }: карта розвитку
action-exchange-fish = Обміняти жетон улову { $token }
action-keep-fish = Лишити всі жетони улову
action-pass-boot = Віддати старий черевик, отримує { $seat }
action-build-bridge = Збудувати міст: { $place }
action-bid = Поставити { $cards }
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
kind-offer = Пропозиції обміну
kind-accept = Погодитися
kind-decline = Відмовитися
kind-withdraw = Зняти пропозицію
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
kind-fish-road = Риба: безплатна дорога
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

prompt-over = Переможець — { $seat }
prompt-waiting = Чекаємо: { $seats }
prompt-chance = Хвилинку …
prompt-draw = Хвилинку …
prompt-draw-hint = Вирішує випадок.
prompt-draw-wait = Вирішує випадок.
prompt-found-settlement = Поставте поселення
prompt-found-settlement-hint = Виберіть перехрестя.
prompt-found-settlement-wait = Початкове розставлення: поселення.
prompt-found-road = Прокладіть дорогу
prompt-found-road-hint = Виберіть шлях біля нового поселення.
prompt-found-road-wait = Початкове розставлення: дорога.
prompt-roll = Киньте кубики
prompt-roll-hint = До кидка можна зіграти карту розвитку.
prompt-roll-wait = Кидок кубиків.
prompt-turn = Ваш хід
prompt-turn-hint = Міняйтеся, будуйте, грайте карту або закінчіть хід.
prompt-turn-wait = Торгівля й будівництво.
prompt-answer = { $seat } пропонує вам { $give } за { $want }
prompt-answer-hint = Погодьтеся, відмовтеся або запропонуйте своє.
prompt-answer-wait = { $seat } пропонує { $give } за { $want }.
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
prompt-rob = Виберіть, кого пограбувати
prompt-rob-hint = Ви витягнете одну карту наосліп.
prompt-rob-wait = Вибір жертви.
prompt-free-roads = { $count ->
    [one] Збудуйте { $count } безплатну дорогу
    [few] Збудуйте { $count } безплатні дороги
   *[other] Збудуйте { $count } безплатних доріг
}
prompt-free-roads-hint = Виберіть шлях.
prompt-free-roads-wait = Безплатні дороги.
prompt-produce = Діє карта { $card }
prompt-produce-hint = Хвилинку …
prompt-produce-wait = Діє карта { $card }.
prompt-damage = Землетрус: виберіть свою дорогу
prompt-damage-hint = Вона пошкоджена, доки ви її не відремонтуєте.
prompt-damage-wait = Землетрус: вибір дороги.
prompt-gifts = Добрі сусіди: виберіть карту
prompt-gifts-hint = Її отримає сусід ліворуч.
prompt-gifts-wait = Добрі сусіди: кожен віддає карту сусідові ліворуч.
prompt-receive = Візьміть карту з банку
prompt-receive-hint = Виберіть яку.
prompt-receive-wait = Вибір карти з банку.
prompt-advantage = Торговельна перевага: витягніть карту
prompt-advantage-hint = Виберіть, у кого, або не тягніть ні в кого.
prompt-advantage-wait = Торговельна перевага: можна витягнути карту.
prompt-conflict = Розбрат: витягніть карту
prompt-conflict-hint = Виберіть, у кого.
prompt-conflict-wait = Розбрат: вибір, у кого тягнути карту.
prompt-help = Сусідська допомога: віддайте карту
prompt-help-hint = Виберіть карту й того, у кого менше очок.
prompt-help-wait = Сусідська допомога: вибір карти.
prompt-flee = Виберіть, куди тікає розбійник
prompt-flee-hint = Сховків кілька.
prompt-flee-wait = Вибір сховку для розбійника.
prompt-neutral-road = Збудуйте нейтральну дорогу
prompt-neutral-road-hint = Ви збудували дорогу, тож її отримує й нейтральний колір.
prompt-neutral-road-wait = Нейтральна дорога.
prompt-neutral-settlement = Збудуйте нейтральне поселення
prompt-neutral-settlement-hint = Ви збудували поселення, тож його отримує й нейтральний колір.
prompt-neutral-settlement-wait = Нейтральне поселення.
prompt-forced-trade = Вимушена угода: віддайте дві карти
prompt-forced-trade-hint = За ті, що ви витягли.
prompt-forced-trade-wait = Вимушена угода: вибір двох карт.
prompt-fish = Жетонів улову більше не взяти
prompt-fish-hint = Обміняйте один на жетон із запасу або лишіть усе як є.
prompt-fish-wait = Жетонів улову вже сім: обміняти чи лишити.
prompt-bid = Зробіть ставку за верблюда
prompt-bid-hint = Кожна вовна й кожне зерно — голос. Карти не повертаються.
prompt-bid-wait = Ставки за верблюда.
prompt-name = Назвіть шлях для верблюда
prompt-name-hint = Або утримайтеся.
prompt-name-wait = Вибір шляху для верблюда.
prompt-place-camel = Поставте верблюда
prompt-place-camel-hint = Виберіть шлях.
prompt-place-camel-wait = Місце для верблюда.
prompt-place-apart = Поставте другого верблюда
prompt-place-apart-hint = В інший караван, ніж першого.
prompt-place-apart-wait = Місце для другого верблюда.

## The position in words

neutral-seat = нейтральний колір { $number }
place-with-name = { $place } [{ $name }]
place-hex = { $terrain } { $token }
place-forest = ліс
place-pasture = пасовище
place-fields = рілля
place-hills = пагорби
place-mountains = гори
place-desert = пустеля
place-lake = озеро
place-swamp = болото
place-oasis = оаза
place-sea = море
state-now = Зараз
state-winner = Гру закінчено. Переможець — { $seat }.
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
state-knights = Зіграно лицарів: { $knights }. Довжина тракту: { $length }
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
