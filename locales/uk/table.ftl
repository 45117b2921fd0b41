# What every table has: players, clocks, connection, log, chat, passing the device on.

undo = Скасувати
undone = Ваш останній хід скасовано.
cancel = Назад
round = коло { $round }

## Players

player-label = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
player-you = ви
player-stand-in = грає бот
player-must-answer = чекаємо відповіді
player-thinking = думає …
player-on-turn = ходить
player-online = на зв’язку
player-lost = немає зв’язку { $seconds } с
player-menu = Ще про гравця { $name }
player-mute = Не чути: сховати чат і пропозиції
player-unmute = Знову чути
player-let-bot = Нехай поки грає бот

## Clocks and connection

clock-left = залишилося
clock-hurry = Залишилося менше ніж 15 секунд.
connection-up = Зв’язок є
connection-down = Відновлюємо зв’язок …
connection-latency = { $ms } мс

## The log

table-log = Журнал
table-log-earlier = Показати раніше
table-log-round = Коло { $round }

## Chat

chat = Чат
chat-lines = Що було сказано
chat-empty = Поки ніхто нічого не сказав.
chat-message = Повідомлення
chat-placeholder = Скажіть щось приємне
chat-send = Надіслати
chat-mute = Не чути гравця { $name }
chat-unmute = Знову чути: { $name }

## Several players at one device

curtain-title = Передайте пристрій гравцеві { $name }
curtain-name = { $name } ({ $place })
curtain-hint = Доти карти закриті.
curtain-open = Я { $name }, показати мої карти

## What the server could not do at a table

table-error-NO_TABLE = Такого столу немає або вже немає.
table-error-WRONG_VERSION = Ця сторінка старіша за сервер. Завантажте її знову.
table-error-NO_SPECTATORS = За цим столом не можна спостерігати.
table-error-NOT_YOUR_SEAT = Це не ваше місце.
table-error-NOT_HOST = Це може лише той, хто відкрив стіл.
table-error-SEAT_TAKEN = Це місце вже зайняте.
table-error-STARTED = Гра вже почалася.
table-error-NOT_PLAYING = За цим столом зараз не грають.
table-error-NOT_READY = Ще не всі готові.
table-error-NO_UNDO = Цей хід уже не можна повернути.
table-error-OWNER_PRESENT = Цей гравець за столом або відійшов зовсім недавно.
table-error-TOO_FAST = Зашвидко. Зачекайте трохи й спробуйте ще раз.
table-error-TOO_LONG = Це задовге.
table-error-BAD_TEXT = Так сказати не можна: порожньо або задовго.

# A bot plays for somebody who is away.
stand-in-title = За вас грає бот
stand-in-timed_out = Час вийшов тричі поспіль. Бот грає, доки ви не повернетеся.
stand-in-left = Ви відійшли від столу. Бот грає, доки ви не повернетеся.
stand-in-asked = Про це попросив інший гравець, поки вас не було.
stand-in-resigned = Ви здалися: бот дограє цю партію за вас.
stand-in-back = Я тут
