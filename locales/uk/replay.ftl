# Закінчена партія, хід за ходом.

replay-title = Повтор
replay-to-end = До підсумків
replay-link = Посилання на цей момент
replay-picture = Картинкою
replay-words = Словами

## Рух партією

replay-controls = Рух партією
replay-first = На початок
replay-last = У кінець
replay-back = Крок назад
replay-forward = Крок уперед
replay-turn-back = Попередній хід
replay-turn-forward = Наступний хід
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-speed-value = { $speed }×
replay-slider = Місце в партії
replay-place = Крок { $at } з { $count }, { $turn ->
    [0] до першого ходу
   *[other] хід { $turn }
}
replay-keys = Стрілки гортають по кроку, із Shift по ходу; пробіл запускає і зупиняє; V перемикає картинку й слова.

## Що видно

replay-eyes = Чиїми очима
replay-open = Усе відкрито
replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
replay-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
replay-development = { $count ->
    [one] { $count } карта розвитку
    [few] { $count } карти розвитку
   *[other] { $count } карт розвитку
}
replay-log = Що сталося
replay-start = Початок
replay-late = Позиція завантажується…

## Невдачі

replay-no-table = Такого столу немає
replay-no-table-hint = Можливо, посилання неповне або партію видалено.
replay-not-over = Ця партія ще не закінчена
replay-not-over-hint = Її можна буде переглянути, коли вона закінчиться.
replay-to-table = До столу
replay-failed = Не вдалося завантажити партію
replay-seat-failed = Не вдалося завантажити те, що видно з цього місця.
