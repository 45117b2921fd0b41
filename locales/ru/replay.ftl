# Законченная партия, ход за ходом.

replay-title = Повтор
replay-to-end = К итогам
replay-link = Ссылка на этот момент
replay-picture = Картинкой
replay-words = Словами

## Движение по партии

replay-controls = Движение по партии
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-forward = Следующий ход
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-slider = Место в партии
replay-place = Шаг { $at } из { $count }, { $turn ->
    [0] до первого хода
   *[other] ход { $turn }
}
replay-keys = Стрелки листают по шагу, с Shift по ходу; пробел запускает и останавливает; V переключает картинку и слова.

## Что видно

replay-eyes = Чьими глазами
replay-open = Всё открыто
replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
replay-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
replay-development = { $count ->
    [one] { $count } карта развития
    [few] { $count } карты развития
   *[other] { $count } карт развития
}
replay-log = Что произошло
replay-start = Начало
replay-late = Позиция загружается…

## Неудачи

replay-no-table = Такого стола нет
replay-no-table-hint = Возможно, ссылка неполная или партия удалена.
replay-not-over = Эта партия ещё не закончена
replay-not-over-hint = Её можно будет пересмотреть, когда она закончится.
replay-to-table = К столу
replay-failed = Не удалось загрузить партию
replay-seat-failed = Не удалось загрузить то, что видно с этого места.
