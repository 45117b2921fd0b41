# Ігри словами та стіл для ігор, що не мають свого.

pieces-nothing = нічого

## Стіл словами

plain-actions = Що можна зробити
plain-no-actions = Зараз робити нічого.
plain-filter = Знайти дію
plain-filter-count = { $shown } з { $count }
plain-none-found = Дій із такими словами немає.
plain-not-possible = Чого зараз не можна й чому
plain-position = Позиція
plain-players = Гравці
plain-watching = Ви глядач.
plain-your-move = Ваш хід
plain-waiting = Чекаємо: { $names }
