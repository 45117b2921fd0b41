# What every table has: players, clocks, connection, log, chat, passing the device on.

undo = Отменить
undone = Ваше последнее действие отменено.
cancel = Назад
round = круг { $round }

## Players

player-label = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
player-you = вы
player-stand-in = играет бот
player-must-answer = отвечает
player-thinking = думает…
player-on-turn = ходит
player-online = на связи
player-lost = нет связи { $seconds } с
player-menu = Ещё об игроке { $name }
player-mute = Игнорировать: без чата и предложений
player-unmute = Больше не игнорировать
player-let-bot = Пусть пока играет бот

## Clocks and connection

clock-left = осталось
clock-decide = Принять решение: время идёт
clock-hurry = Осталось меньше 10 секунд.
connection-up = Связь есть
connection-down = Восстанавливаем связь…
connection-latency = { $ms } мс

## The log

table-log = Журнал
table-log-earlier = Показать предыдущие
table-log-round = Круг { $round }
table-log-since = С вашего прошлого хода
table-log-all = Показать весь журнал

## Chat

chat = Чат
chat-lines = Сообщения
chat-empty = Сообщений пока нет.
chat-message = Сообщение
chat-placeholder = Напишите что-нибудь доброе
chat-send = Отправить
chat-mute = Игнорировать игрока { $name }
chat-unmute = Больше не игнорировать игрока { $name }
chat-phrases = Готовые фразы и смайлики
phrase-hello = Всем привет!
phrase-good_luck = Удачи!
phrase-thanks = Спасибо!
phrase-well_played = Хорошо сыграно!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-your_turn = Ваш ход!
phrase-one_moment = Минутку, пожалуйста.
phrase-nice_trade = Хороший обмен!
phrase-no_deal = Нет, не подходит.
phrase-smile = улыбка
phrase-laugh = смех
phrase-wow = удивление
phrase-sad = грусть
phrase-angry = досада
phrase-cheer = восторг

## Several players at one device

curtain-title = Передайте устройство игроку { $name }
player-several = { $name } ({ $place })
curtain-hint = До этого карты закрыты.
curtain-open = Я { $name }, показать мои карты

## What the server could not do at a table

table-error-NO_TABLE = Такого стола нет, или он уже исчез.
table-error-WRONG_VERSION = Эта страница старее сервера. Загрузите её заново.
table-error-NO_SPECTATORS = За этим столом нельзя наблюдать.
table-error-NOT_YOUR_SEAT = Это не ваше место.
table-error-NOT_HOST = Это может сделать только хозяин стола.
table-error-SEAT_TAKEN = Это место уже занято.
table-error-STARTED = Игра уже началась.
table-error-NOT_PLAYING = За этим столом сейчас не играют.
table-error-NOT_READY = Ещё не все готовы.
table-error-NO_UNDO = Это действие уже нельзя отменить.
table-error-OWNER_PRESENT = Этот игрок за столом или отошёл совсем недавно.
table-error-TOO_FAST = Слишком быстро. Подождите немного и попробуйте ещё раз.
table-error-TOO_LONG = Слишком длинный текст.
table-error-BAD_TEXT = Сообщение пустое или слишком длинное.

# A bot plays for somebody who is away.
stand-in-title = За вас играет бот
stand-in-timed_out = Время вышло три раза подряд. Бот играет, пока вы не вернётесь.
stand-in-left = Вы отошли от стола. Бот играет, пока вы не вернётесь.
stand-in-asked = Пока вас не было, другой игрок попросил бота сыграть за вас.
stand-in-resigned = Вы сдались: бот доиграет эту партию за вас.
stand-in-back = Я здесь
