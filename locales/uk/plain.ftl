# Ігри словами та стіл для ігор, що не мають свого.

pieces-nothing = нічого

## Стіл словами

plain-actions = Що можна зробити
plain-no-actions = Зараз робити нічого.
plain-filter = Знайти дію
plain-filter-count = { $shown } з { $count }
plain-none-found = Дій із такими словами немає.
plain-not-possible = Чого зараз не можна й чому
plain-position = Становище
plain-players = Гравці
plain-chat-field = Повідомлення
plain-chat-send = Надіслати
plain-chat = Чат
plain-log = Перебіг гри
plain-undo = Узяти назад
plain-watching = Ви глядач.
plain-curtain = Передайте екран. Далі вирішує { $name }
plain-curtain-hint = Решта не дивиться.
plain-curtain-open = Це я, { $name }. Показати мої карти
plain-clock = лишилося { $time }
plain-reserve = запас { $time }
plain-present = на місці
plain-absent = немає на місці
plain-bot = бот
plain-stand-in = поки грає бот
plain-thinking = вирішує
plain-offline = Зв’язку немає. Пробуємо ще раз …
