# Меню верхней строки и уход из игры.

menu = Меню
menu-sound = Звук
menu-full = Во весь экран
menu-text = Поле словами
menu-tables-hint = Место останется за вами.

## Пора ходить: в заголовке страницы и в уведомлениях

turn-call = Ваш ход

## Уход из игры

parting-stay = Остаться
parting-others = За столом остаются: { $names }.
parting-stand-yes = Уйти
parting-stand-hint = Ваше место освободится.
parting-stand-title = Уйти из-за стола?
parting-stand-about = Ваше место освободится для других. Стол, за которым никого нет, исчезает.
parting-leave-yes = Отойти
parting-leave-hint = Пока вас нет, играет бот.
parting-leave-title = Отойти от стола?
parting-leave-about = Пока вас нет, на вашем месте играет бот, и никому не приходится ждать. Партия остаётся среди ваших.
parting-resign-yes = Сдаться
parting-resign-hint = Партию за вас доиграет бот.
parting-resign-title = Сдаться?
parting-resign-about = До конца партии на вашем месте играет бот, вернуть место нельзя. Остальные играют дальше.
parting-delete-yes = Удалить
parting-delete-hint = Партия закончится без победителя.
parting-delete-title = Удалить эту партию?
parting-delete-about = Вы играете только с ботами: партия закончится без победителя и исчезнет навсегда.
