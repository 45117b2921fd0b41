## The board

board-label = Остров, { $count } { $count ->
    [one] гекс
    [few] гекса
    [many] гексов
   *[other] гекса
}
board-picture = Поле: стрелки ведут от места к месту, Enter выбирает
board-neutral = нейтральный цвет { $number }

board-terrain-forest = лес
board-terrain-pasture = пастбище
board-terrain-fields = поля
board-terrain-hills = холмы
board-terrain-mountains = горы
board-terrain-desert = пустыня
board-terrain-lake = озеро
board-terrain-swamp = болото
board-terrain-oasis = оазис

# $land — местность с числом: «холмы 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, разбойник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промысел { $number }
board-camel = верблюд, { $at }

board-sites = Доступные места
# $label говорит, что произойдёт: «Построить поселение: N(0,0)».
board-site-key = { $label }, клавиша { $key }
board-confirm = Подтвердить: { $label }
board-take-back = Выбрать заново

board-dice = Кубики: { $one } и { $other }, в сумме { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ещё не брошены
board-rolled-you = ваш бросок
board-rolled = бросает { $name }
board-unrolled = броска не было

board-legend-route = Самый длинный тракт
board-legend-site = доступное место

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать весь остров

board-text = Поле словами
board-text-open = Словами
board-text-hexes = Гексы по рядам, с запада на восток
board-text-robbed = { $land } с разбойником
board-text-robber-away = Разбойник стоит рядом с полем.
board-text-pieces = Фигуры
board-text-settlements = { $count ->
    [one] поселение
   *[other] поселения
} { $places }
board-text-cities = { $count ->
    [one] город
   *[other] города
} { $places }
board-text-roads = { $count ->
    [one] дорога
   *[other] дороги
} { $places }
board-text-bridges = { $count ->
    [one] мост
   *[other] мосты
} { $places }
board-text-damaged = повреждено: { $places }
board-text-longest = Самый длинный тракт: { $places }
board-text-none = пока ничего
board-text-harbours = Гавани и их перекрёстки
board-text-grounds = Промыслы
board-text-rivers = Реки
board-text-river = через { $hexes }, в море у { $mouth }
board-text-bridge-sites = Места для мостов: { $places }
board-text-camels = Верблюды
board-text-no-sites = Сейчас на поле нечего выбирать.
# The island game on the page.

## The table

top-points = до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
top-short = Круг { $round } · до { $points }
top-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
top-sound = Звук
players-panel = Игроки
actions = Действия
tabs = Части стола
tab-build = Стройка
tab-trade = Обмен
tab-log = Журнал
tab-chat = Чат
tab-table = Стол
tab-news = Новое: { $count }

tell-offline = Восстанавливаем связь …
tell-offline-hint = Ничего не потеряно: игра продолжится с того же места, как только связь вернётся.
tell-paused = Игра приостановлена
tell-paused-hint = Она продолжится, как только игроки вернутся.
tell-waiting = Ждём: { $seats }
tell-moment = Одну минуту …
place-build_road = Поставьте дорогу
place-build_settlement = Поставьте поселение
place-build_city = Выберите поселение, которое станет городом
place-sites = { $count ->
    [one] Отмечено { $count } место. Выберите его на острове или по номеру.
    [few] Отмечено { $count } места. Выберите одно на острове или по номеру.
    [many] Отмечено { $count } мест. Выберите одно на острове или по номеру.
   *[other] Отмечено { $count } места. Выберите одно на острове или по номеру.
}
choose-play_year_of_plenty = Год изобилия: выберите две карты
choose-play_year_of_plenty-hint = Вы берёте их из банка.
choose-play_monopoly = Монополия: выберите сырьё
choose-play_monopoly-hint = Все отдают вам все свои карты этого сырья.
chooser-pick = { $resource }, выбрано: { $count }
chooser-play = Сыграть карту
site-road = Дорога на { $place }
site-settlement = Поселение на { $place }
site-city = Город на { $place }
site-bridge = Мост на { $place }
site-camel = Верблюд на { $place }
site-hex = Разбойник на гекс { $place }

act-roll = Бросок
act-roll-note = два кубика
act-road = Дорога
act-settlement = Поселение
act-city = Город
act-card = Карта
act-trade = Обмен
act-claim = Объявить победу
act-end = Конец хода
act-end-note = далее: { $name }
act-not = { $label }: нельзя. { $reason }
why-short = нужно
why-other = не сейчас
why-NOT_YOUR_TURN = не ваш ход
why-ACTION_PENDING = позже
why-WRONG_PHASE = не сейчас
why-ROLL_FIRST = сначала бросок
why-ALREADY_ROLLED = уже брошены
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
waiting-watch = Вы смотрите. Ходит { $seat }.
waiting-turn = Ходит { $seat }. Ваш ход будет позже.
waiting-others = Сначала отвечают другие.
waiting-offer = Предложить обмен
others = Другие ходы
others-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
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
    [one] { $card }
   *[other] { $count } × { $card }
}: { $note }
card-play = сыграть
card-counts = считается само
card-new = куплена в этот ход
card-not-now = сейчас не сыграть
card-fresh = новая
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
stat-road = Дорога длиной { $count }
stat-longest = Самый длинный тракт, длина { $count }
rolls = Броски
rolls-count = всего { $count }, линия — ожидание
rolls-sum = { $sum }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
bank = Банк
bank-left = осталось карт
bank-deck = карты развития
bank-harbour = гавань { $rate }
bank-rate = банк { $rate }
bank-swap = Обменять
bank-takes = { $resource } ×{ $count } за одну карту
bank-one = 1 карта

trade = Обмен
trade-own = ваше предложение
trade-theirs = ваше предложение тому, кто ходит
trade-watching = вы смотрите
trade-give = Отдаёте
trade-get = Берёте
trade-have = есть { $count }
trade-to-give = { $good }, отдать
trade-to-get = { $good }, взять
trade-to = Кому предложить
trade-all = Все
trade-only = Спросить: { $name }
trade-offer-all = Предложить всем
trade-offer-to = Кому: { $name }
trade-offer-some = Предложить ({ $count })
trade-clear = Убрать предложение
step-less = меньше: { $what }
step-more = больше: { $what }
offers = Предложения
offers-none = Предложений на столе нет.
offer-waits = думает
offer-agrees = согласие
offer-declines = отказ
offer-counters = встречное
offer-trade = Обмен
offer-withdraw = Отозвать
answer = Предложение вам
answer-gives = { $seat } даёт
answer-for = за
answer-muted = { $name } предлагает обмен (скрыто)
answer-show = Показать
answer-accept = Принять
answer-counter = Встречное
answer-decline = Отказаться

keys-title = Клавиши
keys-play = сыграть карту развития
keys-undo = отменить последний ход
keys-cancel = оставить выбранное
keys-log = журнал
keys-chat = чат
keys-keys = этот список
keys-digits = выбрать отмеченное место
keys-arrows = перейти к другому отмеченному месту
keys-confirm = подтвердить
keys-text = поле словами
