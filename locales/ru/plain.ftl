# Игры словами и стол для игр, у которых нет своего.

pieces-nothing = ничего

## Стол словами

plain-actions = Что можно сделать
plain-no-actions = Сейчас делать нечего.
plain-filter = Найти действие
plain-filter-count = { $shown } из { $count }
plain-none-found = Действий с такими словами нет.
plain-not-possible = Что сейчас нельзя и почему
plain-position = Позиция
plain-players = Игроки
plain-watching = Вы зритель.
plain-your-move = Ваш ход
plain-waiting = Ждём: { $names }
