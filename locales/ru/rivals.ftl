# Карточная игра словами.

## Places

rivals-region = { $land } { $number }
rivals-column = столбец { $x }
rivals-above = { $column }, сверху
rivals-below = { $column }, снизу
rivals-place = { $region } ({ $cell })
rivals-year-of-plenty = Благополучный год
rivals-end-left = слева
rivals-end-right = справа

## Moves

rivals-action-draw = Взять карту из колоды { $stack }
rivals-action-search = Просмотреть колоду { $stack }
rivals-action-take = Взять карту «{ $card }»
rivals-action-put-under = Положить «{ $card }» под колоду { $stack }
rivals-action-arrange = Положить сюда: { $place }
rivals-action-play = Сыграть карту «{ $card }»
rivals-action-play-number = Сыграть карту «{ $card }»: число { $number }
rivals-action-roll = Бросить кубики
rivals-action-build = Построить «{ $card }»: { $place }{ $price }
rivals-action-build-open = Построить «{ $card }» из открытой колоды: { $place }{ $price }
rivals-action-open-cache = Положить «Тайник» рядом: { $place }
rivals-action-lay-road = Проложить дорогу { $end }{ $price }
rivals-action-settle = Основать поселение { $end }{ $price }
rivals-action-settle-scout = Основать поселение { $end } с картой «Разведчик»{ $price }
rivals-action-found-city = Основать город: { $place }{ $price }
rivals-action-trade = Отдать: { $give }, получить: { $want }
rivals-action-ship-trade = Кораблём торговца отдать: { $give }, получить: { $want }
rivals-action-large-ship-trade = Картой «Большой корабль торговца» отдать: 2 единицы ({ $place }), получить: { $want }
rivals-action-mint-trade = Картой «Монетный двор» отдать: { $give }, получить: { $want }
rivals-action-demolish = Снести «{ $card }»: { $place }
rivals-action-end = Закончить действия
rivals-action-pay = Отдать единицу: { $place }
rivals-action-gain = Разместить единицу: { $place }
rivals-action-name = Назвать: { $goods }
rivals-action-choose = Выбрать «{ $card }»: { $place }
rivals-action-under = Положить под колоду { $stack }
rivals-action-lay-regions-up = Положить первую область вверх
rivals-action-lay-regions-down = Положить первую область вниз
rivals-action-pick = Выбрать область: { $region }
rivals-action-choose-place = Выбрать: { $place }
rivals-action-defend = Бросить кубик для защиты
rivals-action-pay-riots = Заплатить бунтовщикам
rivals-action-pass = Отказаться

# Виды действий, как заголовки.
rivals-heading-about = { $heading }: { $card }
rivals-kind-draw = Взять карту
rivals-kind-search = Просмотреть колоду
rivals-kind-take = Взять карту
rivals-kind-put-under = Убрать карту
rivals-kind-arrange = Разложить области
rivals-kind-play = Сыграть карту
rivals-kind-roll = Кубики
rivals-kind-build = Построить карту
rivals-kind-build-open = Построить из открытой колоды
rivals-kind-lay-road = Проложить дорогу
rivals-kind-settle = Основать поселение
rivals-kind-found-city = Основать город
rivals-kind-trade = Обмен 3 на 1
rivals-kind-ship-trade = Корабли торговцев
rivals-kind-large-ship-trade = Большой корабль торговца
rivals-kind-mint-trade = Монетный двор
rivals-kind-demolish = Снести
rivals-kind-end = Конец действий
rivals-kind-pay = Отдать
rivals-kind-gain = Разместить
rivals-kind-name = Назвать
rivals-kind-choose = Выбрать карту
rivals-kind-under = Вернуть карту
rivals-kind-lay-regions = Новые области
rivals-kind-pick = Разведчик
rivals-kind-choose-place = Выбрать область
rivals-kind-defend = Защита
rivals-kind-pay-riots = Бунты
rivals-kind-pass = Отказаться

## The log of the card game

rivals-log-time-out = Время вышло: { $seat }
rivals-log-units = Сырьё
rivals-log-dealt = Карты перемешаны и розданы
rivals-log-first-throw = Бросок за первый ход: { $first } { $one }, { $second } { $two }
rivals-log-drew = { $seat } берёт из колоды { $stack }: { $card }
rivals-log-searched = { $seat } просматривает колоду { $stack }
rivals-log-put-under = { $seat } кладёт под колоду { $stack }: { $card }
rivals-log-put-victims-under = { $seat } кладёт чужую карту под колоду { $stack }: { $card }
rivals-log-swapped-regions = { $seat } меняет местами области: { $one } и { $two }
rivals-log-swapped-expansions = { $seat } меняет местами карты «{ $one }» и «{ $two }»
rivals-log-rolled = { $seat } бросает кубики: { $number }, { $symbol }
rivals-log-produced = { $seat } +{ $count } ({ $place })
rivals-log-lost = { $count ->
    [one] { $seat } теряет { $count } единицу: нет места
    [few] { $seat } теряет { $count } единицы: нет места
   *[other] { $seat } теряет { $count } единиц: нет места
}
rivals-log-robbed = разбойники: { $seat } −{ $goods }
rivals-log-sickened = чума: { $seat } −1 ({ $place })
rivals-log-event = Карта события: { $name }
rivals-log-reshuffled = Колода событий собрана заново
rivals-log-played = { $seat } играет карту «{ $card }»
rivals-log-built = { $seat } строит «{ $card }» ({ $place })
rivals-log-price = платит { $goods }
rivals-log-road = { $seat } прокладывает дорогу ({ $place })
rivals-log-settlement = { $seat } основывает поселение ({ $place })
rivals-log-city = { $seat } основывает город ({ $place })
rivals-log-region = новая область { $place }
rivals-log-traded = { $seat } меняет { $give } на { $want }
rivals-log-named-units = { $seat } называет { $goods }
rivals-log-named-building = { $seat } называет «{ $card }» ({ $place })
rivals-log-removed = { $seat } теряет «{ $card }» ({ $place })
rivals-log-returned = { $seat } кладёт «{ $card }» под колоду { $stack } ({ $place })
rivals-log-returned-open = { $seat } возвращает «{ $card }» в открытую колоду ({ $place })
rivals-log-saw-hand = { $seat } видит чужую руку
rivals-log-stole = { $seat } берёт из чужой руки: { $card }
rivals-log-fetched = { $seat } берёт из сброса: { $card }
rivals-log-defended = { $seat } бросает кубик: { $number }, нападение отбито
rivals-log-not-defended = { $seat } бросает кубик: { $number }, нападение не отбито
rivals-log-declined = { $seat } отказывается
rivals-log-kept-sebastian = { $seat } придерживает Себастьяна
rivals-log-hero = { $seat } получает жетон героя
rivals-log-hero-lost = Жетон героя теперь ничей
rivals-log-merchant = { $seat } получает жетон торговца
rivals-log-merchant-lost = Жетон торговца теперь ничей
rivals-die-brigand-attack = нападение разбойников
rivals-die-trade = торговля
rivals-die-celebration = праздник
rivals-die-plentiful-harvest = богатый урожай
rivals-die-event-card = карта события

## Questions

rivals-ask-chance = Минутку…
rivals-wait-chance = Решает случай.
rivals-ask-start-hand = Выберите колоду для начальных карт
rivals-wait-start-hand = Выбор начальных карт.
rivals-ask-arrange = Какая область ляжет сюда: { $place }?
rivals-wait-arrange = Раскладка областей.
rivals-ask-before-roll = Бросьте кубики или сначала сыграйте карту
rivals-wait-before-roll = Бросок кубиков.
rivals-ask-actions = Ваш ход
rivals-ask-actions-hint = Стройте, разыгрывайте карты, меняйтесь или закончите действия.
rivals-wait-actions = Строительство, карты, обмен.
rivals-ask-hand-check = Доберите карты или уберите лишние
rivals-wait-hand-check = Проверка руки.
rivals-ask-exchange = Обменяйте карту или откажитесь
rivals-wait-exchange = Обмен карты.
rivals-ask-exchange-take = Возьмите карту взамен убранной
rivals-wait-exchange-take = Выбор карты взамен.
rivals-ask-pay = Осталось заплатить: { $goods }
rivals-wait-pay = Осталось заплатить: { $goods }
rivals-ask-pay-any = { $count ->
    [one] Заплатите { $count } единицу на выбор
    [few] Заплатите { $count } единицы на выбор
   *[other] Заплатите { $count } единиц на выбор
}
rivals-wait-pay-any = Оплата.
rivals-ask-gain = { $count ->
    [one] Выберите место для { $count } единицы ({ $kinds })
    [few] Выберите место для { $count } единиц ({ $kinds })
   *[many] Выберите место для { $count } единиц ({ $kinds })
}
rivals-wait-gain = Размещение полученного.
rivals-ask-name-units = { $count ->
    [one] Назовите { $count } единицу, которую заберёте
    [few] Назовите до { $count } единиц, которые заберёте
   *[other] Назовите до { $count } единиц, которые заберёте
}
rivals-wait-name-units = Выбор того, что забрать.
rivals-ask-give-back = Отдайте единицу на свой выбор
rivals-wait-give-back = Выбор того, что отдать взамен.
rivals-ask-tribute = { $count ->
    [one] Отдайте { $count } единицу на свой выбор
    [few] Отдайте { $count } единицы на свой выбор
   *[other] Отдайте { $count } единиц на свой выбор
}
rivals-wait-tribute = Выбор того, что отдать.
rivals-ask-buy-for-gold = { $count ->
    [one] Можно купить { $count } единицу за золото
    [few] Можно купить { $count } единицы, каждую за одно золото
   *[other] Можно купить { $count } единиц, каждую за одно золото
}
rivals-wait-buy-for-gold = Покупка за золото.
rivals-ask-sebastian = Сыграть Себастьяна? Событие: { $event }
rivals-wait-sebastian = Решение о событии: { $event }.
rivals-ask-feud-name = { $count ->
    [one] Назовите { $count } чужую постройку
    [few] Назовите { $count } чужие постройки
   *[other] Назовите { $count } чужих построек
}
rivals-wait-feud-name = Выбор построек.
rivals-ask-feud-return = Выберите постройку, которую отдаёте
rivals-wait-feud-return = Выбор постройки.
rivals-ask-fraternal = { $count ->
    [one] Положите { $count } чужую карту под колоду
    [few] Положите { $count } чужие карты под колоды
   *[other] Положите { $count } чужих карт под колоды
}
rivals-wait-fraternal = Выбор чужих карт.
rivals-ask-riots = Бунты: заплатите или отдайте карту
rivals-wait-riots = Бунты: оплата или карта.
rivals-ask-take-from = Возьмите карту из колоды
rivals-wait-take-from = Выбор карты из колоды.
rivals-ask-return-under = Выберите колоду для карты «{ $card }»
rivals-wait-return-under = Выбор колоды для карты «{ $card }».
rivals-ask-scout-pick = Выберите область
rivals-wait-scout-pick = Выбор области.
rivals-ask-lay-regions = Новые области: { $first } и { $second }. Куда положить первую?
rivals-wait-lay-regions = Новые области.
rivals-ask-relocate-first = Выберите первую карту для переезда
rivals-wait-relocate-first = Переезд.
rivals-ask-relocate-region = Выберите область, с которой она поменяется местами
rivals-wait-relocate-region = Переезд.
rivals-ask-relocate-expansion = Выберите карту, с которой она поменяется местами
rivals-wait-relocate-expansion = Переезд.
rivals-ask-brigand-store = Выберите, какую область наполнить
rivals-wait-brigand-store = Выбор области.
rivals-ask-sink-ship = Выберите корабль торговца, который теряете
rivals-wait-sink-ship = Потеря корабля торговца.
rivals-ask-defend = Нападение: «{ $card }». Бросить кубик для защиты?
rivals-wait-defend = Нападение: «{ $card }». Решение о защите.
rivals-ask-archer = Лучник: выберите карту, которую теряете
rivals-wait-archer = Лучник: выбор карты.
rivals-ask-arsonist = Поджигатель: выберите чужую постройку
rivals-wait-arsonist = Поджигатель: выбор постройки.
rivals-ask-traitor = Перебежчик: возьмите карту из чужой руки
rivals-wait-traitor = Перебежчик: выбор карты.
rivals-ask-tithe-barn = Десятинный амбар: зерно или шерсть?
rivals-wait-tithe-barn = Десятинный амбар: зерно или шерсть.
rivals-ask-library = Библиотека: просмотреть колоду?
rivals-wait-library = Библиотека: можно просмотреть колоду.
rivals-ask-from-discard = Возьмите карту из сброса
rivals-wait-from-discard = Выбор карты из сброса.
rivals-ask-doctor = Лекарь: выберите «Бани»
rivals-wait-doctor = Лекарь: выбор места.
rivals-ask-veiled = { $event }
rivals-wait-veiled = Решение о событии: { $event }.

## The position of the card game

rivals-symbol-victory = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[other] { $count } победных очков
}
rivals-symbol-commerce = торговля { $count }
rivals-symbol-strength = сила { $count }
rivals-symbol-skill = мастерство { $count }
rivals-symbol-progress = прогресс { $count }
rivals-state-number = Кубик урожая: { $number }
rivals-state-symbol = Кубик событий: { $symbol }
rivals-state-hero = Жетон героя: { $seat }
rivals-state-merchant = Жетон торговца: { $seat }
rivals-state-transit = Названо или в пути: { $goods }
rivals-state-named = Названные постройки: { $cards }
rivals-state-spot = { $card } ({ $place })
rivals-state-sebastian-waits = Себастьяна можно сыграть только со следующего хода.
rivals-state-cost = цена { $goods }
rivals-state-no-symbols = символов нет
rivals-state-stock = Сырьё: { $goods }
rivals-state-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
rivals-state-cache = Тайник ({ $place }): золото { $gold }
rivals-state-column = { $column }: сверху — { $above }; посередине — { $middle }; снизу — { $below }
rivals-state-free = пусто
rivals-state-region = { $region }, хранит { $units }
rivals-state-stacks = Колоды
rivals-state-stack = { $count ->
    [one] Колода { $stack }: { $count } карта
    [few] Колода { $stack }: { $count } карты
   *[other] Колода { $stack }: { $count } карт
}
rivals-state-known = Из них вам известны, сверху вниз: { $cards }
rivals-state-face-up = Открытая колода: { $card } ×{ $count }
rivals-state-middle = Осталось: дорог { $roads }, поселений { $settlements }, городов { $cities }
rivals-state-regions-left = Осталось областей: { $count }
rivals-state-discard = Сброс: { $cards }
rivals-state-costs = Цены
rivals-state-price = { $piece }: { $goods }
