# Меню верхнього рядка й вихід із гри.

menu = Меню
menu-sound = Звук
menu-full = На весь екран
menu-text = Поле словами
menu-tables-hint = Місце залишиться за вами.

## Час ходити: у заголовку сторінки та в сповіщеннях

turn-call = Ваш хід

## Вихід із гри

parting-stay = Залишитися
parting-others = За столом залишаються: { $names }.
parting-stand-yes = Піти
parting-stand-hint = Ваше місце звільниться.
parting-stand-title = Піти з-за столу?
parting-stand-about = Ваше місце звільниться для інших. Стіл, за яким нікого немає, зникає.
parting-leave-yes = Відійти
parting-leave-hint = Поки вас немає, грає бот.
parting-leave-title = Відійти від столу?
parting-leave-about = Поки вас немає, на вашому місці грає бот, і нікому не доводиться чекати. Партія залишається серед ваших.
parting-resign-yes = Здатися
parting-resign-hint = Партію за вас дограє бот.
parting-resign-title = Здатися?
parting-resign-about = До кінця партії на вашому місці грає бот, повернути місце не можна. Інші грають далі.
parting-delete-yes = Видалити
parting-delete-hint = Партія закінчиться без переможця.
parting-delete-title = Видалити цю партію?
parting-delete-about = Ви граєте лише з ботами: партія закінчиться без переможця й зникне назавжди.
