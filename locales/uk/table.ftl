# What every table has: players, clocks, connection, log, chat, passing the device on.

undo = Скасувати
undone = Вашу останню дію скасовано.
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
player-must-answer = відповідає
player-thinking = думає…
player-on-turn = ходить
player-online = на зв’язку
player-lost = немає зв’язку { $seconds } с
player-menu = Ще про гравця { $name }
player-mute = Ігнорувати: без чату й пропозицій
player-unmute = Більше не ігнорувати
player-let-bot = Нехай поки грає бот

## Clocks and connection

clock-left = лишилося
clock-decide = Вирішити: час спливає
clock-hurry = Лишилося менше ніж 10 секунд.
connection-up = Зв’язок є
connection-down = Відновлюємо зв’язок…
connection-latency = { $ms } мс

## The log

table-log = Журнал
table-log-earlier = Показати попередні
table-log-round = Коло { $round }
table-log-since = Від вашого попереднього ходу
table-log-all = Показати весь журнал

## Chat

chat = Чат
chat-lines = Повідомлення
chat-empty = Повідомлень поки немає.
chat-message = Повідомлення
chat-placeholder = Напишіть щось приємне
chat-send = Надіслати
chat-mute = Ігнорувати гравця { $name }
chat-unmute = Більше не ігнорувати гравця { $name }
chat-phrases = Готові фрази й смайлики
phrase-hello = Усім привіт!
phrase-good_luck = Щасти!
phrase-thanks = Дякую!
phrase-well_played = Гарно зіграно!
phrase-sorry = Перепрошую!
phrase-oops = Ой!
phrase-your_turn = Ваш хід!
phrase-one_moment = Хвилинку, будь ласка.
phrase-nice_trade = Гарний обмін!
phrase-no_deal = Ні, не підходить.
phrase-smile = усмішка
phrase-laugh = сміх
phrase-wow = подив
phrase-sad = смуток
phrase-angry = досада
phrase-cheer = захват

## Several players at one device

curtain-title = Передайте пристрій гравцеві { $name }
player-several = { $name } ({ $place })
curtain-hint = До того карти закриті.
curtain-open = Я { $name }, показати мої карти

## What the server could not do at a table

table-error-NO_TABLE = Такого столу немає, або він уже зник.
table-error-WRONG_VERSION = Ця сторінка старіша за сервер. Завантажте її знову.
table-error-NO_SPECTATORS = За цим столом не можна спостерігати.
table-error-NOT_YOUR_SEAT = Це не ваше місце.
table-error-NOT_HOST = Це може зробити лише господар столу.
table-error-SEAT_TAKEN = Це місце вже зайняте.
table-error-STARTED = Гра вже почалася.
table-error-NOT_PLAYING = За цим столом зараз не грають.
table-error-NOT_READY = Ще не всі готові.
table-error-NO_UNDO = Цю дію вже не можна скасувати.
table-error-OWNER_PRESENT = Цей гравець за столом або відійшов зовсім недавно.
table-error-TOO_FAST = Зашвидко. Зачекайте трохи й спробуйте ще раз.
table-error-TOO_LONG = Текст задовгий.
table-error-BAD_TEXT = Повідомлення порожнє або задовге.

# A bot plays for somebody who is away.
stand-in-title = За вас грає бот
stand-in-timed_out = Час вийшов тричі поспіль. Бот грає, доки ви не повернетеся.
stand-in-left = Ви відійшли від столу. Бот грає, доки ви не повернетеся.
stand-in-asked = Поки вас не було, інший гравець попросив бота зіграти за вас.
stand-in-resigned = Ви здалися: бот дограє цю партію за вас.
stand-in-back = Я тут
