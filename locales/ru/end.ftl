# После партии.

## Итог

end-wins = Побеждает { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-you-win = Ваша победа: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-no-winner = Партия закончилась без победителя
end-line-won = Отличная игра. Всё отсюда и до моря — ваше.
end-line = Спасибо за игру.
end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
end-rolls = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[other] { $count } бросков
}
end-replay = Повтор
end-board = Посмотреть поле
end-again = Сыграть ещё раз
end-next-table = К следующей партии
end-rematch-made = Кто-то хочет сыграть ещё раз: следующий стол готов.
end-new-table = Новый стол

## Поделиться

end-share-link = Поделиться
end-share-copied = Ссылка скопирована.
end-share-title = Поделиться ссылкой
end-share-by-hand = Этот браузер не копирует сам: скопируйте адрес отсюда.

## Итоговая таблица

end-standings = Итоговая таблица
end-by-source = очки по источникам
end-player = Игрок
end-share = Доли
end-points = Очки
end-share-label = { $points } из { $most }, наибольшего числа очков в партии: { $parts }
end-source-part = { $source }: { $points }
end-source-settlements = Поселения
end-source-cities = Города
end-source-longest_road = Самый длинный тракт
end-source-largest_army = Самое большое войско
end-source-point_cards = Карты с очками
end-source-harbormaster = Хозяин гавани
end-source-rich_settler = Богатый поселенец
end-source-poor_settler = Бедный поселенец
end-source-camels = Между верблюдами
end-source-metropolises = Столицы
end-source-defender = Защитник острова
end-source-progress_points = Открытые карты прогресса
end-source-merchant = Торговец
end-source-prisoners = Пленные
end-source-captured = Захваченные постройки
end-source-deliveries = Доставки
end-source-wagon = Обоз последнего уровня
end-source-expansions = Карты расширения
end-source-harbors = Гавани
end-source-hero_token = Жетон героя
end-source-merchant_token = Жетон торговца

## Числа всей партии; число стоит над словами

end-figures = Партия в цифрах
end-figure-trades_players = { $count ->
    [one] обмен между игроками
    [few] обмена между игроками
   *[other] обменов между игроками
}
end-figure-trades_bank = { $count ->
    [one] обмен с банком
    [few] обмена с банком
   *[other] обменов с банком
}
end-figure-sevens = { $count ->
    [one] семёрка
    [few] семёрки
   *[other] семёрок
}
end-figure-cards_lost = { $count ->
    [one] карта сброшена
    [few] карты сброшены
   *[other] карт сброшено
}
end-figure-cards_stolen = { $count ->
    [one] карта украдена
    [few] карты украдены
   *[other] карт украдено
}
end-figure-cards_bought = { $count ->
    [one] карта развития куплена
    [few] карты развития куплены
   *[other] карт развития куплено
}
end-figure-knights_played = { $count ->
    [one] рыцарь сыгран
    [few] рыцаря сыграны
   *[other] рыцарей сыграно
}
end-figure-progress_played = { $count ->
    [one] карта прогресса сыграна
    [few] карты прогресса сыграны
   *[other] карт прогресса сыграно
}
end-figure-barbarians_landed = { $count ->
    [one] высадка варваров
    [few] высадки варваров
   *[other] высадок варваров
}
end-figure-cards_played = { $count ->
    [one] карта действия сыграна
    [few] карты действия сыграны
   *[other] карт действия сыграно
}
end-figure-expansions_built = { $count ->
    [one] карта расширения построена
    [few] карты расширения построены
   *[other] карт расширения построено
}
end-figure-events_revealed = { $count ->
    [one] событие открыто
    [few] события открыты
   *[other] событий открыто
}
end-figure-units_robbed = { $count ->
    [one] единица сырья отнята
    [few] единицы сырья отняты
   *[other] единиц сырья отнято
}
end-figure-units_lost = { $count ->
    [one] единица сырья потеряна
    [few] единицы сырья потеряны
   *[other] единиц сырья потеряно
}

## Графики

end-dice = Кубики
end-dice-small = { $count ->
    [one] { $count } бросок и ожидание
    [few] { $count } броска и ожидание
   *[other] { $count } бросков и ожидание
}
end-dice-label = Сколько раз выпала каждая сумма и сколько в среднем дают честные кубики. { $note }
end-rolled = выпало
end-expected = ожидалось
end-surplus = Наибольший перебор: { $most } ({ $above }). Наибольший недобор: { $least } ({ $below }).
end-sum = Сумма
end-received = Сырьё от бросков по ходам
end-received-small = нарастающим итогом, без обмена
end-points-over-time = Очки по ходам
end-turn = Ход
end-chart-label = { $title }. В конце: { $ends }.
end-chart-end = { $name }: { $value }
end-as-table = Таблицей

## Удача

end-luck = Удача в бросках
end-luck-small = по сравнению со средним тех же бросков
end-luck-got = { $got ->
    [one] { $got } единица сырья
    [few] { $got } единицы сырья
   *[other] { $got } единиц сырья
}
end-luck-more = { $got }, на { $difference } больше среднего
end-luck-less = { $got }, на { $difference } меньше среднего
end-luck-even = { $got }, ровно как в среднем
end-luck-how = Для каждого броска учтено всё, что он мог дать в той позиции, с его вероятностью. Где строить, решает умение; что из этого выпадет, решает удача.

## Доказательство честных кубиков

end-fair = Доказательство честности кубиков
end-fair-why = Каждый бросок и каждая карта этой партии следуют из одного секретного числа. До первого хода сервер показал его отпечаток и уже не мог выбрать другое; теперь он показывает само число.
end-fair-commitment = Отпечаток, показан до игры
end-fair-secret = Секрет, показан сейчас
end-fair-check = Проверить здесь
end-fair-kept = Сходится: хеш SHA-256 секрета равен отпечатку. Все броски были определены до первого хода.
end-fair-broken = Не сходится: хеш SHA-256 секрета не равен отпечатку.
end-fair-no-crypto = Страница открыта по обычному HTTP, а там браузеры не вычисляют хеши. Вместо этого можно проверить запись.
end-fair-record = Скачать запись
end-fair-all = Проверить каждый бросок и каждую карту
end-fair-verify = Скачайте запись, и программа заново определит все броски и карты:
end-fair-by-hand = Сам отпечаток проверяется средствами любой системы:
end-fair-seed = Этот стол создан с зерном «{ $seed }»: кто его знает, может предсказать броски. Такие партии — для разбора.
end-fair-imported = Эта запись загружена. Из чего следуют её броски, сказано в ней самой, если она с сервера; этот сервер за неё не ручается.

## Неудачи

end-summary-failed = Не удалось загрузить данные этой партии.
end-too-short = Партия слишком коротка для графика.
