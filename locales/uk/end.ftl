# Після партії.

## Підсумок

end-wins = Перемагає { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
end-you-win = Ваша перемога: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
end-no-winner = Партія закінчилася без переможця
end-line-won = Чудова гра. Усе звідси й до моря — ваше.
end-line = Дякуємо за гру.
end-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
}
end-rolls = { $count ->
    [one] { $count } кидок
    [few] { $count } кидки
   *[other] { $count } кидків
}
end-replay = Повтор
end-board = Подивитися на поле
end-again = Зіграти ще раз
end-next-table = До наступної партії
end-rematch-made = Хтось хоче зіграти ще раз: наступний стіл готовий.
end-new-table = Новий стіл

## Поділитися

end-share-link = Поділитися
end-share-copied = Посилання скопійовано.
end-share-title = Поділитися посиланням
end-share-by-hand = Цей браузер не копіює сам: скопіюйте адресу звідси.

## Підсумкова таблиця

end-standings = Підсумкова таблиця
end-by-source = очки за джерелами
end-player = Гравець
end-share = Частки
end-points = Очки
end-share-label = { $points } з { $most }, найбільшої кількості очок у партії: { $parts }
end-source-part = { $source }: { $points }
end-source-settlements = Поселення
end-source-cities = Міста
end-source-longest_road = Найдовший тракт
end-source-largest_army = Найбільше військо
end-source-point_cards = Карти з очками
end-source-harbormaster = Господар гавані
end-source-rich_settler = Багатий поселенець
end-source-poor_settler = Бідний поселенець
end-source-camels = Між верблюдами
end-source-metropolises = Столиці
end-source-defender = Захисник острова
end-source-progress_points = Відкриті карти прогресу
end-source-merchant = Торговець
end-source-prisoners = Полонені
end-source-captured = Захоплені будівлі
end-source-deliveries = Доставки
end-source-wagon = Обоз останнього рівня
end-source-expansions = Карти розширення
end-source-harbors = Гавані
end-source-hero_token = Жетон героя
end-source-merchant_token = Жетон торговця

## Числа всієї партії; число стоїть над словами

end-figures = Партія в цифрах
end-figure-trades_players = { $count ->
    [one] обмін між гравцями
    [few] обміни між гравцями
   *[other] обмінів між гравцями
}
end-figure-trades_bank = { $count ->
    [one] обмін із банком
    [few] обміни з банком
   *[other] обмінів із банком
}
end-figure-sevens = { $count ->
    [one] сімка
    [few] сімки
   *[other] сімок
}
end-figure-cards_lost = { $count ->
    [one] карту скинуто
    [few] карти скинуто
   *[other] карт скинуто
}
end-figure-cards_stolen = { $count ->
    [one] карту вкрадено
    [few] карти вкрадено
   *[other] карт украдено
}
end-figure-cards_bought = { $count ->
    [one] карту розвитку куплено
    [few] карти розвитку куплено
   *[other] карт розвитку куплено
}
end-figure-knights_played = { $count ->
    [one] лицаря зіграно
    [few] лицарів зіграно
   *[other] лицарів зіграно
}
end-figure-progress_played = { $count ->
    [one] карту прогресу зіграно
    [few] карти прогресу зіграно
   *[other] карт прогресу зіграно
}
end-figure-barbarians_landed = { $count ->
    [one] висадка варварів
    [few] висадки варварів
   *[other] висадок варварів
}
end-figure-cards_played = { $count ->
    [one] карту дії зіграно
    [few] карти дії зіграно
   *[other] карт дії зіграно
}
end-figure-expansions_built = { $count ->
    [one] карту розширення збудовано
    [few] карти розширення збудовано
   *[other] карт розширення збудовано
}
end-figure-events_revealed = { $count ->
    [one] подію відкрито
    [few] події відкрито
   *[other] подій відкрито
}
end-figure-units_robbed = { $count ->
    [one] ресурс відібрано
    [few] ресурси відібрано
   *[other] ресурсів відібрано
}
end-figure-units_lost = { $count ->
    [one] ресурс утрачено
    [few] ресурси втрачено
   *[other] ресурсів утрачено
}

## Графіки

end-dice = Кубики
end-dice-small = { $count ->
    [one] { $count } кидок і очікування
    [few] { $count } кидки й очікування
   *[other] { $count } кидків і очікування
}
end-dice-label = Скільки разів випала кожна сума і скільки в середньому дають чесні кубики. { $note }
end-rolled = випало
end-expected = очікувалося
end-surplus = Найбільший перебір: { $most } ({ $above }). Найбільший недобір: { $least } ({ $below }).
end-sum = Сума
end-received = Ресурси від кидків за ходами
end-received-small = із накопиченням, без обміну
end-points-over-time = Очки за ходами
end-turn = Хід
end-chart-label = { $title }. Наприкінці: { $ends }.
end-chart-end = { $name }: { $value }
end-as-table = Таблицею

## Удача

end-luck = Удача в кидках
end-luck-small = порівняно із середнім тих самих кидків
end-luck-got = { $got ->
    [one] { $got } ресурс
    [few] { $got } ресурси
   *[other] { $got } ресурсів
}
end-luck-more = { $got }, на { $difference } більше за середнє
end-luck-less = { $got }, на { $difference } менше за середнє
end-luck-even = { $got }, рівно як у середньому
end-luck-how = Для кожного кидка враховано все, що він міг дати в тій позиції, з його ймовірністю. Де будувати, вирішує вміння; що з цього випаде, вирішує удача.

## Доказ чесних кубиків

end-fair = Доказ чесності кубиків
end-fair-why = Кожен кидок і кожна карта цієї партії випливають з одного таємного числа. До першого ходу сервер показав його відбиток і вже не міг вибрати інше; тепер він показує саме число.
end-fair-commitment = Відбиток, показано до гри
end-fair-secret = Секрет, показано зараз
end-fair-check = Перевірити тут
end-fair-kept = Сходиться: хеш SHA-256 секрету дорівнює відбитку. Усі кидки було визначено до першого ходу.
end-fair-broken = Не сходиться: хеш SHA-256 секрету не дорівнює відбитку.
end-fair-no-crypto = Сторінку відкрито через звичайний HTTP, а там браузери не обчислюють хешів. Натомість можна перевірити запис.
end-fair-record = Завантажити запис
end-fair-all = Перевірити кожен кидок і кожну карту
end-fair-verify = Завантажте запис, і програма заново визначить усі кидки й карти:
end-fair-by-hand = Сам відбиток перевіряється засобами будь-якої системи:
end-fair-seed = Цей стіл створено із зерном «{ $seed }»: хто його знає, може передбачити кидки. Такі партії — для розбору.
end-fair-imported = Цей запис завантажено. З чого випливають його кидки, сказано в ньому самому, якщо він із сервера; цей сервер за нього не ручається.

## Невдачі

end-summary-failed = Не вдалося завантажити дані цієї партії.
end-too-short = Партія надто коротка для графіка.
