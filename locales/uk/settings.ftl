# Сторінка налаштувань.

settings-you = Ви
settings-name-hint = Його бачать інші за столом.
settings-name-saved = Тепер вас звати { $name }.
settings-language = Мова

settings-look = Оформлення
settings-theme = Тема
settings-theme-system = Як на пристрої
settings-theme-light = Світла
settings-theme-dark = Темна
settings-patterns = Візерунки поруч із кольорами
settings-patterns-hint = Кожен вид місцевості має свій візерунок: її можна впізнати й не за кольором.
settings-patterns-preview = П’ять видів місцевості
settings-motion = Анімація
settings-motion-hint = З меншою анімацією фігури й карти одразу опиняються на місці.
settings-motion-system = Як на пристрої
settings-motion-reduced = Менше анімації

settings-play = Гра
settings-sound = Звуки
settings-sound-hint = Короткі й тихі. Усе, про що вони сповіщають, видно й на екрані.
settings-sound-try = Послухати звуки
settings-sound-roll = Кубики
settings-sound-turn = Ваш хід
settings-sound-offer = Пропозиція
settings-sound-seven = Сімка
settings-sound-win = Перемога
settings-confirm = Підтверджувати будівництво
settings-confirm-hint = Другий дотик до того самого місця підтверджує.
settings-confirm-touch = На сенсорному екрані
settings-confirm-always = Завжди
settings-confirm-never = Ніколи
settings-guide = Підказки для першої партії
settings-guide-hint = Кілька порад за столом у вашій наступній партії.
settings-notify = Повідомляти, коли мій хід
settings-notify-hint = Сповіщення браузера, лише поки цю сторінку не видно.
settings-notify-refused = Браузер не дозволяє сповіщень для цієї сторінки; це можна змінити в його налаштуваннях.
settings-bots-here = Швидкість ботів за цим столом
settings-bots-here-hint = Для всіх за столом.
settings-bots = Швидкість ботів за новими столами
settings-bots-hint = Скільки часу боти витрачають на хід.
bot-speed-slow = Повільно
bot-speed-normal = Звичайно
bot-speed-quick = Швидко
