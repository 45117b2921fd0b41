# Why a request was not carried out: one message per kind of error. What a program sent, or what a reader of notation says of it,
# stands in it as it is. Names of seats stay in the nominative.

## Requests

BAD_JSON = Строка не является объектом JSON: { $detail }.
BAD_UTF8 = Строка записана не в UTF-8.
LINE_TOO_LONG = Строка слишком длинная: в ней больше { $limit } байт.
UNKNOWN_COMMAND = Команды `{ $name }` нет.
BAD_FIELD = Поле `{ $field }` заполнено неверно: { $detail }.
UNKNOWN_GAME = Игры `{ $name }` нет. Есть: { $known }.
UNKNOWN_SEAT = Места `{ $name }` за столом нет. Есть: { $known }.
UNKNOWN_BOT = Бота `{ $name }` нет. Есть: { $known }.

## Play

NO_TABLE = Игра ещё не начата: сначала отправьте `new` или `load`.
OTHER_SEAT = Это чужое действие. Его выполняет { $acts }, а названо другое место: { $seat }.
IMPOSSIBLE_OUTCOME = Исход `{ $text }` сейчас невозможен.
NOT_DEFAULT = `{ $text }`: по умолчанию сейчас делается другое.
NO_DEFAULT = По умолчанию за это место ничего не делается ({ $seat }): его хода никто не ждёт или в игре нет таких действий.
NOT_CHANCE = Сейчас ничего не решает случай.
SAMPLE_ONLY = Исходов слишком много, чтобы их перечислить: их можно только разыграть.
NOTHING_TO_UNDO = Столько действий отменить нельзя: запрошено { $steps }, сыграно { $entries }.
NO_ACTIONS = Сейчас никто не должен ходить.
    .seat = Сейчас выбирать нечего: { $seat }.
LIMIT_REACHED = Подсчёт прерван: достигнут предел позиций, { $limit }.

## Texts with several problems

BAD_OPTIONS = С такими настройками играть нельзя. { $problems }
BAD_POSITION = Текст не описывает позицию этого стола. { $problems }
BAD_RECORD = Запись нельзя воспроизвести. { $problems }

## Parts of sentences

unreadable = Текст не удалось прочитать: { $detail }
on-line = строка { $line }: { $sentence }
seat-number = место { $number }
