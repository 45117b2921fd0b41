## The board

board-label = Остров, { $count } { $count ->
    [one] гекс
    [few] гекса
    [many] гексов
   *[other] гекса
}
board-picture = Поле: стрелки ведут от места к месту, Enter выбирает

# $land — местность с числом: «холмы 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, разбойник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промысел { $number }
board-camel = верблюд, { $at }

board-sites = Доступные места
# $label говорит, что произойдёт: «Поселение: лес 6, море [N(0,0)]».
board-site-key = { $label }, клавиша { $key }
# $goods are the resources of the hexes around, each with its pips.
board-yield = { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
    [many] { $pips } точек
   *[other] { $pips } точки
}: { $goods }
board-confirm = Подтвердить: { $label }
board-take-back = Выбрать другое

board-dice = Кубики: { $one } и { $other }, в сумме { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ещё не брошены
board-rolled-you = ваш бросок
board-rolled = бросает { $name }
board-unrolled = ещё нет

board-legend-route = Самый длинный тракт
board-legend-site = доступное место

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать весь остров

board-text = Поле словами
board-text-open = Поле словами
board-text-hexes = Гексы по рядам, с запада на восток
board-text-robbed = { $land } с разбойником
board-text-robber-away = Разбойник стоит рядом с полем.
board-text-pieces = Фигуры
board-text-settlements = поселения: { $places }
board-text-cities = города: { $places }
board-text-roads = дороги: { $places }
board-text-bridges = мосты: { $places }
board-text-damaged = повреждено: { $places }
board-text-longest = Самый длинный тракт: { $places }
board-text-none = пока ничего
board-text-harbours = Гавани и их перекрёстки
board-text-grounds = Промыслы
board-text-rivers = Реки
board-text-river = через { $hexes }; впадает в море: { $mouth }
board-text-bridge-sites = Места для мостов: { $places }
board-text-camels = Верблюды
board-text-no-sites = Сейчас на поле нечего выбирать.
# The island game on the page.

## The table

top-points = до { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}
top-short = Круг { $round } · до { $points }
top-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
players-panel = Игроки
actions = Действия
tabs = Части стола
tab-build = Стройка
tab-trade = Обмен
tab-log = Журнал
tab-chat = Чат
tab-table = Стол
tab-news = Новое: { $count }

tell-offline = Восстанавливаем связь…
tell-offline-hint = Ничего не потеряно: игра продолжится с того же места, как только связь вернётся.
tell-paused = Игра приостановлена
tell-paused-hint = Она продолжится, как только игроки вернутся.
tell-waiting = Ждём: { $seats }
tell-moment = Минутку…
place-build_road = Выберите место для дороги
place-build_settlement = Выберите место для поселения
place-build_city = Выберите поселение, которое станет городом
place-to = Выберите, куда
place-sites = { $count ->
    [one] Отмечено { $count } место. Выберите его на острове.
    [few] Отмечено { $count } места. Выберите одно на острове.
    [many] Отмечено { $count } мест. Выберите одно на острове.
   *[other] Отмечено { $count } места. Выберите одно на острове.
}
choose-play_year_of_plenty = Год изобилия: выберите две карты
choose-play_year_of_plenty-hint = Вы берёте их из банка.
choose-play_monopoly = Монополия: выберите сырьё
choose-play_monopoly-hint = Все отдают вам все свои карты этого сырья.
chooser-pick = { $resource }, выбрано: { $count }
chooser-play = Сыграть карту
site-road = Дорога: { $place }
site-settlement = Поселение: { $place }
site-city = Город: { $place }
site-bridge = Мост: { $place }
site-camel = Верблюд: { $place }
site-hex = Разбойник: { $place }
site-pick = Отсюда: { $place }

act-roll = Бросить
act-roll-note = два кубика
act-road = Дорога
act-settlement = Поселение
act-city = Город
act-card = Карта
act-trade = Обмен
act-claim = Объявить победу
act-end = Закончить ход
act-end-note = далее: { $name }
act-not = нельзя. { $reason }
act-groups = Группы действий
group-turn = Ход
why-short = нужно
why-other = не сейчас
why-NOT_YOUR_TURN = не ваш ход
why-ACTION_PENDING = позже
why-WRONG_PHASE = не сейчас
why-ROLL_FIRST = после броска
why-ALREADY_ROLLED = бросок сделан
why-TRADE_CLOSED = обмен закрыт
why-PATH_OCCUPIED = нет пути
why-ROAD_BLOCKED = путь закрыт
why-ROAD_NOT_CONNECTED = нет пути
why-INTERSECTION_OCCUPIED = нет места
why-TOO_CLOSE = нет места
why-NO_OWN_ROAD = нет места
why-NO_SETTLEMENT_HERE = нет поселения
why-NO_PIECES_LEFT = кончились
why-DECK_EMPTY = колода пуста
why-ROAD_DAMAGED = сначала ремонт
waiting-watch = Вы зритель. Ходит { $seat }.
waiting-turn = Ходит { $seat }, ваш ход впереди.
waiting-others = Сначала отвечают другие.
waiting-place = { $count ->
    [one] На острове отмечено { $count } место: выберите его.
    [few] На острове отмечено { $count } места: выберите одно из них.
    [many] На острове отмечено { $count } мест: выберите одно из них.
   *[other] На острове отмечено { $count } места: выберите одно из них.
}
waiting-list = Выбирайте в списке «Другие действия».
waiting-offer = Предложить обмен
others = Другие действия
others-count = { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
others-more = Показать ещё

hand = Ваша рука, { $count ->
    [one] { $count } карта сырья
    [few] { $count } карты сырья
    [many] { $count } карт сырья
   *[other] { $count } карты сырья
}
hand-cards = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
hand-limit = предел при семёрке: { $limit }
card-label = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-do = Сыграть карту
card-play = сыграть
card-counts = считается сама
card-new = куплена в этом ходу
card-not-now = сейчас сыграть нельзя
card-fresh = новая
card-about-knight = Переставьте разбойника на другой гекс и вслепую возьмите карту у того, кто там живёт. Рыцарь остаётся лежать перед вами и считается для «Самого большого войска».
card-about-road_building = Постройте две дороги бесплатно, одну за другой.
card-about-year_of_plenty = Возьмите из банка любые две карты, одинаковые или разные. Ими можно воспользоваться сразу.
card-about-monopoly = Назовите сырьё: все остальные отдают вам все свои карты этого сырья.
card-about-victory_point = Одно очко. До вашей победы его никто не видит.
card-when = Одну за ход, только в свой ход, можно и в самом его начале; но не в тот ход, когда карта куплена.
card-when-never = Эту карту не разыгрывают: очко считается с момента покупки.
discard-card = { $resource } ×{ $count }, выбрано для сброса: { $picked }
discard-title = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
    [many] Сбросьте { $count } карт
   *[other] Сбросьте { $count } карты
}
discard-left = { $count ->
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
    [many] Ещё { $count } карт
   *[other] Ещё { $count } карты
}
discard-do = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
}
discard-tap = Нажмите на карты, которые сбрасываете.
discard-clear = Снять выбор
theft = Кого ограбить
theft-rob = Ограбить: { $name }

player-hidden = { $open } + { $hidden } скрыто
player-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
player-left = Осталось
stat-hand = { $count ->
    [one] { $count } карта сырья
    [few] { $count } карты сырья
    [many] { $count } карт сырья
   *[other] { $count } карты сырья
}
stat-cards = { $count ->
    [one] { $count } карта развития
    [few] { $count } карты развития
    [many] { $count } карт развития
   *[other] { $count } карты развития
}
stat-knights = Сыграно рыцарей: { $count }
stat-army = Самое большое войско, рыцарей: { $count }
stat-road = Длина тракта: { $count }
stat-longest = Самый длинный тракт, длина { $count }
rolls = Броски
rolls-count = всего { $count }, линия — ожидаемое
rolls-sum = { $sum }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
bank = Банк
bank-deck = карты развития
bank-harbour = гавань { $rate }
bank-rate = банк { $rate }
bank-swap = Обменять
bank-takes = { $resource } ×{ $count } за одну карту
bank-one = 1 карта
costs = Цены
costs-card = карта развития

trade = Обмен
trade-own = ваше предложение
trade-theirs = предложение тому, кто ходит
trade-before-number = Обмен начнётся, когда выпадет число.
trade-shut = Сейчас обмена нет.
trade-watching = вы зритель
trade-give = Отдаёте
trade-get = Получаете
trade-have = есть { $count }
trade-to-give = { $good }, отдать
trade-to-get = { $good }, получить
trade-to = Кому предложить
trade-all = Всем
trade-only = Предложить: { $name }
trade-offer-all = Предложить
trade-offer-to = Предложить: { $name }
trade-offer-some = Предложить ({ $count })
trade-clear = Убрать предложение
trade-card = { $resource } ×{ $count }, в предложении: { $picked }
trade-declining = отказ до конца хода
trade-declining-end = Снова спрашивать меня
step-less = Меньше: { $what }
step-more = Больше: { $what }
offers = Предложения
offers-none = Предложений на столе нет.
offer-waits = думает
offer-agrees = согласие
offer-declines = отказ
offer-trade = Обменяться: { $name }
offer-withdraw = Отозвать
answer = Предложение вам
answer-gives = { $seat } даёт
answer-for = за
answer-muted = { $name } предлагает обмен (скрыто)
answer-show = Показать
answer-accept = Принять
answer-counter = Предложить своё
answer-decline = Отказаться
answer-decline-all = Отклонять до конца хода
answer-decline-all-hint = До конца хода страница сама отклоняет все предложения.
deal = Ответы на ваше предложение
deal-aside = Отложить
deal-aside-hint = Скрывает это предложение на вашей странице до конца хода.

keys-title = Клавиши
keys-play = сыграть карту развития
keys-undo = отменить последнее действие
keys-cancel = отменить выбор
keys-log = журнал
keys-chat = чат
keys-costs = что сколько стоит
keys-keys = этот список
keys-digits = выбрать отмеченное место
keys-arrows = перейти к другому отмеченному месту
keys-confirm = подтвердить
keys-text = поле словами
# Игра на острове.

## The log

log-opening = Бросок за первый ход
log-begins = { $seat } начинает
log-founded = { $seat } ставит поселение ({ $place })
log-settlement = { $seat } строит поселение ({ $place })
log-city = { $seat } строит город ({ $place })
log-road = { $seat } строит дорогу ({ $place })
log-road-too = дорога ({ $place })
log-price = платит { $cards }
log-late = Время вышло.
log-late-alone = { $seat } не делает выбора
log-late-turn = { $seat } завершает ход
log-paid = { $seat } платит { $cards }
log-gain = { $seat } +{ $cards }
log-own-gain = +{ $cards }
log-loss = { $seat } −{ $cards }
log-income = Доход
log-gained = { $seat } получает { $cards }
log-rolled = { $seat } бросает кубики, выпадает { $number }
log-bank-short = в банке не хватает: { $resource }
log-discards = Сброс
log-robber = { $seat } ставит разбойника ({ $place })
log-robber-too = разбойник ({ $place })
log-robber-left = Разбойник уходит с поля
log-robber-left-too = разбойник уходит с поля
log-stole = { $seat } крадёт { $card } у игрока { $victim }
log-stole-too = крадёт { $card } у игрока { $victim }
log-a-card = одну карту
log-two-cards = две карты
log-offered = { $seat } предлагает { $give } за { $want } (кому: { $to })
log-countered = { $seat } отвечает предложением: { $give } за { $want }
log-accepted = { $seat } соглашается
log-declined = { $seat } отказывается
log-withdrawn = { $seat } отзывает предложение
log-traded = { $seat } и { $partner } меняются: { $give } за { $want }
log-bank-traded = { $seat } отдаёт банку { $give } за { $want }
log-bought = { $seat } покупает карту развития
log-bought-known = { $seat } покупает карту развития: { $card }
log-played = { $seat } играет карту «{ $card }»
log-longest-road = { $seat } получает «Самый длинный тракт»
log-longest-road-lost = «Самый длинный тракт» теперь ничей
log-largest-army = { $seat } получает «Самое большое войско»
log-largest-army-lost = «Самое большое войско» теперь ничьё
log-turns-used-up = { $count ->
    [one] Сыгран { $count } ход: решают очки
    [few] Сыграно { $count } хода: решают очки
   *[other] Сыграно { $count } ходов: решают очки
}
log-revealed = { $count ->
    [one] { $seat } показывает { $count } карту победного очка
    [few] { $seat } показывает { $count } карты победных очков
   *[other] { $seat } показывает { $count } карт победных очков
}
log-won = { $points ->
    [one] { $seat } побеждает: { $points } очко
    [few] { $seat } побеждает: { $points } очка
   *[other] { $seat } побеждает: { $points } очков
}
log-card-knight = рыцарь
log-card-road-building = строительство дорог
log-card-year-of-plenty = год изобилия
log-card-monopoly = монополия
log-card-victory-point = победное очко
log-new-year = Новый год: карты происшествий перемешаны
log-event-card = { $seat } открывает карту { $card }
log-event = { $number } · { $name }
log-event-robber-attack = Нападение разбойника
log-event-epidemic = Эпидемия
log-event-earthquake = Землетрясение
log-event-good-neighbours = Добрые соседи
log-event-tournament = Турнир
log-event-trade-advantage = Торговое преимущество
log-event-calm-sea = Спокойное море
log-event-robber-flees = Бегство разбойника
log-event-neighbourly-help = Соседская помощь
log-event-conflict = Раздор
log-event-plentiful-year = Урожайный год
log-damaged = Повреждена дорога игрока { $seat } ({ $place })
log-repaired = { $seat } ремонтирует дорогу ({ $place })
log-repaired-too = ремонт дороги ({ $place })
log-gave = { $seat } отдаёт { $card } игроку { $receiver }
log-drew-nothing = { $seat } карту не тянет
log-harbormaster = { $seat } теперь «Хозяин гавани», +2 очка
log-harbormaster-lost = «Хозяин гавани» теперь ничей
log-tokens = { $count ->
    [one] { $seat } берёт { $count } расходный жетон
    [few] { $seat } берёт { $count } расходных жетона
   *[other] { $seat } берёт { $count } расходных жетонов
}
log-tokens-too = { $count ->
    [one] +{ $count } расходный жетон
    [few] +{ $count } расходных жетона
   *[other] +{ $count } расходных жетонов
}
log-tokens-paid = { $count ->
    [one] { $seat } платит { $count } расходный жетон
    [few] { $seat } платит { $count } расходных жетона
   *[other] { $seat } платит { $count } расходных жетонов
}
log-retired-knight = { $seat } отдаёт сыгранного рыцаря
log-bought-for-gold = { $seat } покупает за золото { $card }
log-drew-fish = { $seat } тянет жетон улова
log-drew-fish-known = { $seat } тянет жетон улова ({ $fish })
log-drew-boot = { $seat } тянет старый башмак: для победы нужно на очко больше
log-fish-turned-over = Потраченные жетоны улова перевёрнуты и перемешаны
log-fish-lost = { $count ->
    [one] Жетоны улова кончились: { $seat } не получает { $count } жетон
    [few] Жетоны улова кончились: { $seat } не получает { $count } жетона
   *[other] Жетоны улова кончились: { $seat } не получает { $count } жетонов
}
log-fish-exchanged = { $seat } сдаёт жетон улова ({ $fish })
log-fish-kept = { $seat } оставляет жетоны улова
log-fish-spent = { $fish ->
    [one] { $seat } тратит { $fish } рыбину
    [few] { $seat } тратит { $fish } рыбины
   *[other] { $seat } тратит { $fish } рыбин
}
log-boot-passed = { $seat } отдаёт старый башмак игроку { $receiver }, которому теперь нужно на очко больше
log-bridge = { $seat } строит мост ({ $place })
log-rich = { $seat } теперь «Богатый поселенец»: +1 очко
log-rich-lost = «Богатый поселенец» теперь ничей
log-poor = { $count ->
    [one] «Бедный поселенец», −2 очка: { $seats }
    [few] «Бедные поселенцы», по −2 очка: { $seats }
   *[other] «Бедные поселенцы», по −2 очка: { $seats }
}
log-poor-nobody = Бедных поселенцев больше нет
log-vote = Голосование о верблюде
log-bid = { $seat } ставит { $cards }
log-named = { $seat } называет путь: { $place }
log-abstained = { $seat } воздерживается
log-camel = Верблюд встаёт на путь: { $place }
log-between = Постройка игрока { $seat } теперь между верблюдами: +1 очко ({ $place })

# То же о том, кто читает: «вы».
log-you-first = Вы
log-you = вы
# Кому предлагают.
log-to-you = вам
log-begins-you = { $seat } начинаете
log-founded-you = { $seat } ставите поселение ({ $place })
log-settlement-you = { $seat } строите поселение ({ $place })
log-city-you = { $seat } строите город ({ $place })
log-road-you = { $seat } строите дорогу ({ $place })
log-price-you = платите { $cards }
log-paid-you = { $seat } платите { $cards }
log-gained-you = { $seat } получаете { $cards }
log-late-alone-you = { $seat } не делаете выбора
log-late-turn-you = { $seat } завершаете ход
log-rolled-you = { $seat } бросаете кубики, выпадает { $number }
log-robber-you = { $seat } ставите разбойника ({ $place })
log-stole-you = { $seat } крадёте { $card } у игрока { $victim }
log-stole-from-you = { $seat } крадёт { $card } у вас
log-stole-too-you = крадёте { $card } у игрока { $victim }
log-stole-too-from-you = крадёт { $card } у вас
log-offered-you = { $seat } предлагаете { $give } за { $want } (кому: { $to })
log-countered-you = { $seat } отвечаете предложением: { $give } за { $want }
log-accepted-you = { $seat } соглашаетесь
log-declined-you = { $seat } отказываетесь
log-withdrawn-you = { $seat } отзываете предложение
log-traded-you = { $seat } отдаёте { $give } игроку { $partner } за { $want }
log-traded-with-you = { $seat } отдаёт вам { $give } за { $want }
log-bank-traded-you = { $seat } отдаёте банку { $give } за { $want }
log-bought-you = { $seat } покупаете карту развития
log-bought-known-you = { $seat } покупаете карту развития: { $card }
log-played-you = { $seat } играете карту «{ $card }»
log-longest-road-you = { $seat } получаете «Самый длинный тракт»
log-largest-army-you = { $seat } получаете «Самое большое войско»
log-event-card-you = { $seat } открываете карту { $card }
log-gave-you = { $seat } отдаёте { $card } игроку { $receiver }
log-gave-own = { $seat } отдаёт вам { $card }
log-drew-nothing-you = { $seat } карту не тянете
log-harbormaster-you = { $seat } теперь «Хозяин гавани», +2 очка
log-retired-knight-you = { $seat } отдаёте сыгранного рыцаря
log-bought-for-gold-you = { $seat } покупаете за золото { $card }
log-fish-exchanged-you = { $seat } сдаёте жетон улова ({ $fish })
log-fish-kept-you = { $seat } оставляете жетоны улова
log-boot-passed-you = { $seat } отдаёте старый башмак игроку { $receiver }, которому теперь нужно на очко больше
log-boot-passed-own = { $seat } отдаёт вам старый башмак: для победы теперь нужно на очко больше
log-drew-fish-known-you = { $seat } тянете жетон улова ({ $fish })
log-drew-boot-you = { $seat } тянете старый башмак: для победы нужно на очко больше
log-fish-lost-you = { $count ->
    [one] { $seat } не получаете { $count } жетон улова: они кончились
    [few] { $seat } не получаете { $count } жетона улова: они кончились
   *[other] { $seat } не получаете { $count } жетонов улова: они кончились
}
log-bridge-you = { $seat } строите мост ({ $place })
log-bid-you = { $seat } ставите { $cards }
log-named-you = { $seat } называете путь: { $place }
log-abstained-you = { $seat } воздерживаетесь
log-between-you = Ваша постройка теперь между верблюдами: +1 очко ({ $place })
log-rich-you = { $seat } теперь «Богатый поселенец»: +1 очко
log-revealed-you = { $count ->
    [one] { $seat } показываете { $count } карту победного очка
    [few] { $seat } показываете { $count } карты победных очков
   *[other] { $seat } показываете { $count } карт победных очков
}
log-won-you = { $points ->
    [one] { $seat } побеждаете: { $points } очко
    [few] { $seat } побеждаете: { $points } очка
   *[other] { $seat } побеждаете: { $points } очков
}
log-tokens-you = { $count ->
    [one] { $seat } берёте { $count } расходный жетон
    [few] { $seat } берёте { $count } расходных жетона
   *[other] { $seat } берёте { $count } расходных жетонов
}
log-tokens-paid-you = { $count ->
    [one] { $seat } платите { $count } расходный жетон
    [few] { $seat } платите { $count } расходных жетона
   *[other] { $seat } платите { $count } расходных жетонов
}
log-fish-spent-you = { $fish ->
    [one] { $seat } тратите { $fish } рыбину
    [few] { $seat } тратите { $fish } рыбины
   *[other] { $seat } тратите { $fish } рыбин
}

## Since the reader's last turn

since-gained = вы получаете { $cards }
since-lost = вы теряете { $cards }
since-unseen = { $count ->
    [one] у вас забирают { $count } карту
    [few] у вас забирают { $count } карты
    [many] у вас забирают { $count } карт
   *[other] у вас забирают { $count } карты
}
since-built = { $seat } строит { $pieces }
since-settlement = { $count ->
    [one] { $count } поселение
    [few] { $count } поселения
    [many] { $count } поселений
   *[other] { $count } поселения
}
since-city = { $count ->
    [one] { $count } город
    [few] { $count } города
    [many] { $count } городов
   *[other] { $count } города
}
since-road = { $count ->
    [one] { $count } дорогу
    [few] { $count } дороги
    [many] { $count } дорог
   *[other] { $count } дороги
}
since-bridge = { $count ->
    [one] { $count } мост
    [few] { $count } моста
    [many] { $count } мостов
   *[other] { $count } моста
}
since-robber = разбойник: { $place } ({ $seat })
since-points = очки: { $points }
since-quiet = для вас ничего нового

## Actions in words

action-found-settlement = Поставить поселение: { $place }
action-found-road = Проложить дорогу: { $place }
action-roll = Бросить кубики
action-reveal = Открыть карту происшествия
action-discard = Сбросить: { $cards }
action-move-robber = Переместить разбойника: { $place }
action-rob = Ограбить игрока { $seat }
action-offer = Предложить: { $give }, взамен: { $want } (кому: { $to })
action-accept = Принять условия игрока { $seat }
action-decline = Отказаться
action-withdraw = Отозвать своё предложение
action-trade-with = Обменяться с игроком { $seat }
action-bank-trade = Отдать банку: { $give }, получить: { $want }
action-build-road = Построить дорогу: { $place }
action-build-settlement = Построить поселение: { $place }
action-build-city = Построить город: { $place }
action-buy-card = Купить карту развития
action-play-knight = Сыграть рыцаря
action-play-road-building = Сыграть строительство дорог
action-play-year-of-plenty = Сыграть год изобилия и взять: { $cards }
action-play-monopoly = Сыграть монополию: { $resource }
action-play-victory-point = Сыграть победное очко
action-claim-victory = Объявить победу
action-end-turn = Закончить ход
action-damage-road = Повредить дорогу: { $place }
action-repair-road = Отремонтировать дорогу: { $place }
action-give-left = Отдать соседу слева: { $card }
action-receive = Взять из банка: { $card }
action-draw-from = Вытянуть карту у игрока { $seat }
action-draw-from-nobody = Ни у кого не тянуть
action-help = Отдать игроку { $seat }: { $card }
action-flee = Разбойник бежит: { $place }
action-build-road-for = Построить дорогу ({ $seat }): { $place }
action-build-settlement-for = Построить поселение ({ $seat }): { $place }
action-retire-knight = Отдать сыгранного рыцаря за расходные жетоны
action-force-trade = Заплатить жетоны за вынужденную сделку
action-hand-over = Отдать: { $cards }
action-chase-robber = Заплатить жетоны и прогнать разбойника
action-chase-robber-to = Заплатить жетоны и прогнать разбойника: { $place }
action-buy-for-gold = Купить за золото: { $card }
action-sell-for-gold = Отдать банку за золото: { $cards }
action-fish-remove-robber = Рыба { $tokens }: убрать разбойника с поля
action-fish-steal = Рыба { $tokens }: вытянуть карту у игрока { $seat }
action-fish-take = Рыба { $tokens }, взять из банка: { $card }
action-fish-road = Рыба { $tokens }: бесплатная дорога
action-fish-card = Рыба { $tokens }: карта развития
action-exchange-fish = Обменять жетон улова { $token }
action-keep-fish = Оставить все жетоны улова
action-pass-boot = Отдать старый башмак игроку { $seat }
action-build-bridge = Построить мост: { $place }
action-bid = Поставить: { $cards }
action-bid-nothing = Ничего не ставить
action-name-path = Назвать путь: { $place }
action-abstain = Воздержаться
action-place-camel = Поставить верблюда: { $place }

# Виды действий, как заголовки.
kind-found-settlement = Начальное поселение
kind-found-road = Начальная дорога
kind-roll = Кубики
kind-discard = Сброс
kind-move-robber = Разбойник
kind-rob = Кого ограбить
kind-offer = Предложить обмен
kind-accept = Согласиться
kind-decline = Отказаться
kind-withdraw = Отозвать предложение
kind-trade-with = Обмен
kind-bank-trade = Обмен с банком
kind-build-road = Построить дорогу
kind-build-settlement = Построить поселение
kind-build-city = Построить город
kind-buy-card = Купить карту развития
kind-play-knight = Рыцарь
kind-play-road-building = Строительство дорог
kind-play-year-of-plenty = Год изобилия
kind-play-monopoly = Монополия
kind-play-victory-point = Победное очко
kind-claim-victory = Победа
kind-end-turn = Конец хода
kind-damage-road = Повреждённая дорога
kind-repair-road = Ремонт дороги
kind-give-left = Подарок соседу слева
kind-receive = Карта из банка
kind-draw-from = Вытянуть карту
kind-help = Помощь
kind-flee = Бегство разбойника
kind-build-road-for = Нейтральная дорога
kind-build-settlement-for = Нейтральное поселение
kind-retire-knight = Отдать рыцаря
kind-force-trade = Вынужденная сделка
kind-hand-over = Отдать карты
kind-chase-robber = Прогнать разбойника
kind-buy-for-gold = Купить за золото
kind-sell-for-gold = Золото из банка
kind-fish-remove-robber = Рыба: убрать разбойника
kind-fish-steal = Рыба: вытянуть карту
kind-fish-take = Рыба: карта из банка
kind-fish-road = Рыба: бесплатная дорога
kind-fish-card = Рыба: карта развития
kind-exchange-fish = Обменять жетон улова
kind-keep-fish = Оставить жетоны улова
kind-pass-boot = Старый башмак
kind-build-bridge = Построить мост
kind-bid = Ставки за верблюда
kind-name-path = Путь для верблюда
kind-place-camel = Верблюд
kind-other = Другие действия

## Prompts

prompt-over = Побеждает { $seat }
prompt-waiting = Ждём: { $seats }
prompt-chance = Минутку…
prompt-draw = Минутку…
prompt-draw-hint = Решает случай.
prompt-draw-wait = Решает случай.
prompt-found-settlement = Поставьте поселение
prompt-found-settlement-hint = Выберите перекрёсток.
prompt-found-settlement-wait = Начальная расстановка: поселение.
prompt-found-road = Проложите дорогу
prompt-found-road-hint = Выберите путь у нового поселения.
prompt-found-road-wait = Начальная расстановка: дорога.
prompt-roll = Бросьте кубики
prompt-roll-hint =
    { $held ->
        [none] Сумма решает, какие гексы приносят карты.
       *[some] До броска можно сыграть карту развития.
    }
prompt-roll-wait = Бросок кубиков.
prompt-turn = Ваш ход
prompt-turn-hint = Больше ничего сделать нельзя: закончите ход.
# What may be done, in a list: “Trade, build or end your turn.”
prompt-may-claim = объявите победу
prompt-may-trade = меняйтесь
prompt-may-build = стройте
prompt-may-buy = купите карту
prompt-may-play = сыграйте карту
prompt-may-end = закончите ход
prompt-may-accept = согласитесь
prompt-may-decline = откажитесь
prompt-may-propose = предложите своё
prompt-turn-wait = Торговля и строительство.
prompt-answer = { $seat } предлагает вам { $give } за { $want }
prompt-answer-wait = { $seat } предлагает { $give } за { $want }.
prompt-deal = { $count ->
    [one] { $seats } принимает: завершите обмен
    [few] { $seats }: все согласны, выберите, с кем меняться
    [many] { $seats }: все согласны, выберите, с кем меняться
   *[other] { $seats }: все согласны, выберите, с кем меняться
}
prompt-deal-hint = Или отзовите предложение.
prompt-counter = { $seat } хочет взамен { $want }
prompt-counter-hint = И даёт вам { $give }. Примите, предложите своё или отложите.
prompt-discard = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
   *[other] Сбросьте { $count } карт
}
prompt-discard-hint = Семёрка, а карт на руке слишком много.
prompt-discard-wait = Семёрка: сброс карт.
prompt-move-robber = Переместите разбойника
prompt-move-robber-hint = Выберите гекс, который он займёт.
prompt-move-robber-wait = Перемещение разбойника.
prompt-rob = Кого ограбить?
prompt-rob-hint = Вы вытянете одну карту вслепую.
prompt-rob-wait = Выбор жертвы.
prompt-free-roads = { $count ->
    [one] Постройте { $count } бесплатную дорогу
    [few] Постройте { $count } бесплатные дороги
   *[other] Постройте { $count } бесплатных дорог
}
prompt-free-roads-hint = Выберите путь.
prompt-free-roads-wait = Бесплатные дороги.
prompt-produce = Действует карта { $card }
prompt-produce-hint = Минутку…
prompt-produce-wait = Действует карта { $card }.
prompt-damage = Землетрясение: ваша дорога
prompt-gifts = Добрые соседи: выберите карту
prompt-conflict = Раздор: вытяните карту
prompt-help = Соседская помощь: отдайте карту
prompt-neutral-road = Нейтральная дорога
prompt-neutral-road-hint = Вместе с вами дорогу получает нейтральный цвет.
prompt-neutral-road-wait = Нейтральная дорога.
prompt-neutral-settlement = Нейтральное поселение
prompt-neutral-settlement-hint = Вместе с вами поселение получает нейтральный цвет.
prompt-neutral-settlement-wait = Нейтральное поселение.
prompt-forced-trade = Отдайте две карты
prompt-forced-trade-hint = Вынужденная сделка: не те, что вы вытянули.
prompt-forced-trade-wait = Вынужденная сделка: выбор двух карт.
prompt-fish = Жетонов улова больше не взять
prompt-fish-hint = Больше семи нельзя: обменяйте один на жетон из запаса или оставьте все.
prompt-fish-wait = Жетонов улова уже семь: обменять или оставить.
prompt-bid = Ставка за верблюда
prompt-bid-hint = Каждая карта шерсти или зерна — голос. Карты не возвращаются.
prompt-bid-wait = Голосование о верблюде: шерсть и зерно по очереди, одна карта — один голос.
prompt-name = Назовите путь для верблюда
prompt-name-hint = Решает больше половины голосов. Можно воздержаться.
prompt-name-wait = Голосование о верблюде: те, кто сделал ставку, называют путь.
prompt-place-camel = Поставьте верблюда
prompt-place-camel-hint = { $why ->
    [none] Никто не поставил карт, поэтому решаете вы: сейчас ваш ход.
    [tie] Большинства нет, поэтому решаете вы: сейчас ваш ход.
   *[most] Решаете вы, ваши голоса: { $votes } из { $total }.
}
prompt-place-camel-wait = { $why ->
    [none] Никто не поставил карт: решает тот, чей сейчас ход.
    [tie] Большинства нет: решает тот, чей сейчас ход.
   *[most] Решает { $seat }, голоса: { $votes } из { $total }.
}
prompt-place-apart = Поставьте второго верблюда
prompt-place-apart-hint = Не в тот караван, куда встал первый.
prompt-place-apart-wait = Место для второго верблюда.

## The position in words

neutral-seat = нейтральный цвет { $number }
place-with-name = { $place } [{ $name }]
place-hex = { $terrain } { $numbers }
place-forest = лес
place-pasture = пастбище
place-fields = пашня
place-hills = холмы
place-mountains = горы
place-desert = пустыня
place-lake = озеро
place-swamp = болото
place-oasis = оазис
place-castle = замок
place-quarry = каменоломня
place-glassworks = стекольный завод
place-sea = море
state-now = Сейчас
state-winner = Игра окончена. Побеждает { $seat }.
state-turn = Ход { $turn }: { $seat }
state-dice = Бросок: { $second ->
    [0] { $number }
   *[other] { $number } ({ $first } + { $second })
}
state-card-played = Сыграна в этом ходу: { $card }
state-longest-road = «Самый длинный тракт»: { $seat }
state-largest-army = «Самое большое войско»: { $seat }
state-nobody = никто
state-robber = Разбойник: { $place }
state-robber-away = Разбойник рядом с полем.
state-target = Для победы нужно очков: { $points }
state-own = Ваши карты
state-hand = На руке: { $cards }
state-chosen = Выбрано: { $cards }
state-dev-cards = Карты развития: { $cards }
state-dev-card = { $card } ×{ $count }
state-new-cards = Куплены в этом ходу: { $cards }
state-own-fish = Жетоны улова: с 1 рыбиной — { $ones }, с 2 рыбинами — { $twos }, с 3 рыбинами — { $threes }
state-held = Можно отдать: { $cards }
state-points = { $points ->
    [one] { $points } открытое очко
    [few] { $points } открытых очка
   *[other] { $points } открытых очков
}
state-counts = { $hand ->
    [one] { $hand } карта на руке
    [few] { $hand } карты на руке
   *[other] { $hand } карт на руке
}, { $cards ->
    [one] { $cards } карта развития
    [few] { $cards } карты развития
   *[other] { $cards } карт развития
}
state-revealed = Карты победных очков: { $count }
state-knights = Сыграно рыцарей: { $knights }
state-route = Длина тракта: { $length }
state-owed = Осталось сбросить: { $count }
state-settlements = Поселения: { $places }
state-cities = Города: { $places }
state-roads = Дороги ({ $count }): { $places }
state-pool = В запасе: { $roads ->
    [one] { $roads } дорога
    [few] { $roads } дороги
   *[other] { $roads } дорог
}, { $settlements ->
    [one] { $settlements } поселение
    [few] { $settlements } поселения
   *[other] { $settlements } поселений
}, { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[other] { $cities } городов
}
state-rates = Банк берёт: { $rates }
state-rate = { $resource } { $rate }:1
state-trade = Обмен
state-offer = { $seat } предлагает { $give } за { $want } (кому: { $to })
state-accepted = Согласны: { $seats }
state-declined = Отказались: { $seats }
state-proposal = { $seat } отвечает предложением: { $give } за { $want }
state-bank = Банк
state-bank-cards = Карты: { $cards }
state-deck = { $count ->
    [one] Осталась { $count } карта развития
    [few] Осталось { $count } карты развития
   *[other] Осталось { $count } карт развития
}
state-spent = Сыграны: { $cards }
state-hexes = Гексы с севера на юг
state-row = Ряд { $number }: { $hexes }
state-hex-robber = { " " }(разбойник)
state-harbours = Гавани
state-harbour = { $rate }:1 { $resource }: { $place }
state-any = любое сырьё
state-harbormaster = «Хозяин гавани»: { $seat }
state-events-open = Открыто карт после перемешивания ({ $count }): { $cards }
state-damaged = Повреждённые дороги: { $places }
state-fish-spent = Потрачено рыбин, лежат в открытую: { $fish }
state-boot = Старый башмак: { $seat }
state-boot-nobody = Старый башмак ещё никто не вытянул
state-rich = «Богатый поселенец»: { $seat }
state-camels = Верблюды: { $places }
state-heads = Караваны продолжаются отсюда: { $places }
state-camel-due = В конце этого хода приходит верблюд.
state-tokens = { $count ->
    [one] { $count } расходный жетон
    [few] { $count } расходных жетона
   *[other] { $count } расходных жетонов
}
state-gold = Золото: { $count }
state-fish = { $count ->
    [one] { $count } жетон улова
    [few] { $count } жетона улова
   *[other] { $count } жетонов улова
}
state-fish-due = Осталось получить жетонов улова: { $count }
state-poor = «Бедный поселенец»
state-votes = { $count ->
    [one] { $count } голос за верблюда
    [few] { $count } голоса за верблюда
   *[other] { $count } голосов за верблюда
}
state-named = Назван путь: { $place }
state-costs = Цены
state-price = { $what }: { $cards }
state-card = карта развития
state-fish-ground = Промысел { $number }: { $places }
state-fish-prices = Цены в рыбинах: убрать разбойника — { $robber }, вытянуть карту — { $steal }, карта из банка — { $take }, дорога — { $road }, карта развития — { $card }
state-bridge-sites = Здесь нужен мост: { $places }
state-gold-price = Карта из банка за золото: { $gold }
state-camels-left = Осталось верблюдов: { $count }
state-arrows = Караваны начинаются здесь: { $places }
