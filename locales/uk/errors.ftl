# Why a request was not carried out: one message per kind of error. What a program sent, or what a reader of notation says of it,
# stands in it as it is. Names of seats stay in the nominative.

## Requests

BAD_JSON = Рядок не є об’єктом JSON: { $detail }.
BAD_UTF8 = Рядок записано не в UTF-8.
LINE_TOO_LONG = Рядок задовгий: у ньому більше { $limit } байтів.
UNKNOWN_COMMAND = Команди `{ $name }` немає.
BAD_FIELD = Поле `{ $field }` заповнено неправильно: { $detail }.
UNKNOWN_GAME = Гри `{ $name }` немає. Є: { $known }.
UNKNOWN_SEAT = Місця `{ $name }` за столом немає. Є: { $known }.
UNKNOWN_BOT = Бота `{ $name }` немає. Є: { $known }.

## Play

NO_TABLE = Гру ще не розпочато: спершу надішліть `new` або `load`.
OTHER_SEAT = Це чужа дія. Її виконує { $acts }, а названо інше місце: { $seat }.
IMPOSSIBLE_OUTCOME = Результат `{ $text }` зараз неможливий.
NOT_DEFAULT = `{ $text }`: типово зараз робиться інше.
NO_DEFAULT = Типово за це місце нічого не робиться ({ $seat }): на його хід ніхто не чекає або в грі немає таких дій.
NOT_CHANCE = Зараз нічого не вирішує випадок.
SAMPLE_ONLY = Результатів забагато, щоб їх перелічити: їх можна лише розіграти.
NOTHING_TO_UNDO = Стільки дій скасувати не можна: запитано { $steps }, зіграно { $entries }.
NO_ACTIONS = Зараз ніхто не повинен ходити.
    .seat = Зараз нема з чого вибирати: { $seat }.
LIMIT_REACHED = Підрахунок перервано: досягнуто межі позицій, { $limit }.

## Texts with several problems

BAD_OPTIONS = З такими налаштуваннями грати не можна. { $problems }
BAD_POSITION = Текст не описує позицію цього столу. { $problems }
BAD_RECORD = Запис не можна відтворити. { $problems }

## Parts of sentences

unreadable = Текст не вдалося прочитати: { $detail }
on-line = рядок { $line }: { $sentence }
seat-number = місце { $number }
