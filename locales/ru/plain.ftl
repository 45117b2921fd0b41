# Игры словами и стол для игр, у которых нет своего.

pieces-nothing = ничего

## Стол словами

plain-actions = Что можно сделать
plain-no-actions = Сейчас делать нечего.
plain-filter = Найти действие
plain-filter-count = { $shown } из { $count }
plain-none-found = Действий с такими словами нет.
plain-not-possible = Что сейчас нельзя и почему
plain-position = Положение
plain-players = Игроки
plain-chat-field = Сообщение
plain-chat-send = Отправить
plain-chat = Чат
plain-log = Ход игры
plain-undo = Взять назад
plain-watching = Вы зритель.
plain-curtain = Передайте экран. Дальше решает { $name }
plain-curtain-hint = Остальные не смотрят.
plain-curtain-open = Это я, { $name }. Показать мои карты
plain-clock = осталось { $time }
plain-reserve = запас { $time }
plain-present = на месте
plain-absent = нет на месте
plain-bot = бот
plain-stand-in = пока играет бот
plain-thinking = решает
plain-offline = Связи нет. Пробуем ещё раз …
