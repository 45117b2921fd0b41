# Лобі: знайти стіл, зібрати свій, кімната перед початком.

## Верхній рядок і гість

lobby-ways = Як зіграти
lobby-tables = Столи
lobby-new-table = Новий стіл
lobby-down = Немає зв’язку
lobby-you = Ви
lobby-guest = Гість { $number }
lobby-name-is = Вас звати { $name }. Змінити ім’я або перейти на інший пристрій
lobby-name-none = Вибрати ім’я
lobby-name-field = Ім’я, яке бачать інші
lobby-name-save = Зберегти
lobby-gate-title = Як вас називати?
lobby-gate-about = Це ім’я бачать інші за столом. Його можна змінити будь-коли.
lobby-gate-enter = До столу
lobby-move-title = Перейти на інший пристрій
lobby-move-about = Ваші місця й партії перейдуть разом із вами, а на цьому пристрої ви вийдете.
lobby-move-make = Показати посилання
lobby-move-time =
    { $minutes ->
        [one] Відкрийте його на іншому пристрої протягом { $minutes } хвилини. Воно спрацює один раз.
        [few] Відкрийте його на іншому пристрої протягом { $minutes } хвилин. Воно спрацює один раз.
        [many] Відкрийте його на іншому пристрої протягом { $minutes } хвилин. Воно спрацює один раз.
       *[other] Відкрийте його на іншому пристрої протягом { $minutes } хвилини. Воно спрацює один раз.
    }
lobby-move-here = Перейти на цей пристрій
lobby-move-here-about = Ваше ім’я, місця й партії перейдуть на цей пристрій. На іншому ви вийдете.
lobby-move-replaces = Зараз на цьому пристрої ви — { $name }; цей гість звідси зникне.
lobby-move-take = Перейти сюди
lobby-moved = З поверненням, { $name }.

## Перша сторінка

lobby-hero = Острів, друзі й пара кубиків
lobby-hero-about = З друзями за посиланням або проти ботів, просто в браузері. Нічого не треба встановлювати.
lobby-quick-against =
    { $count ->
        [one] Ви проти { $count } бота
        [few] Ви проти { $count } ботів
        [many] Ви проти { $count } ботів
       *[other] Ви проти { $count } бота
    }
lobby-quick-play = Грати
lobby-level = Сила ботів
lobby-new-about = Виберіть сценарій, доповнення, варіанти та гравців.
lobby-mine = Мої партії
lobby-mine-empty = Партій поки немає. Почніть вище: досить одного натискання.
lobby-return = Повернутися
lobby-open = Відкрити
lobby-open-tables = Відкриті столи
lobby-open-note = чекають: { $waiting }, грають: { $running }
lobby-open-empty = Зараз ніхто не чекає. Створіть стіл, який знайдуть інші, або надішліть посилання друзям.
lobby-join = Сісти
lobby-watch = Дивитися
lobby-recent = Нещодавні партії
lobby-recent-empty = Тут можна переглянути закінчені партії з відкритих столів.
lobby-won = Перемагає { $name }
lobby-won-bot = Перемагає бот
lobby-brought = завантажений запис
lobby-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
lobby-your-seats =
    { $count ->
        [one] { $count } ваше місце
        [few] { $count } ваші місця
        [many] { $count } ваших місць
       *[other] { $count } вашого місця
    }
lobby-show-all = Показати всі: { $count }
lobby-bring = Переглянути запис
lobby-bring-field = Партія у вигляді тексту, наприклад збережена з повтору
lobby-bring-open = Відкрити
lobby-bring-file = Вибрати файл

## Новий стіл

lobby-game = Гра
lobby-about-island = настільна гра на 2–4 гравців
lobby-about-rivals = карткова гра на двох
lobby-one = виберіть одне
lobby-any = скільки завгодно
lobby-official = за правилами
lobby-back-to = повернути за правилами: { $value }
lobby-clear = очистити
lobby-put-back = Повернути за правилами: «{ $option }»
lobby-not-beside = Не поєднується з вибраним: «{ $option }».
lobby-more = Інші налаштування
lobby-changed =
    { $count ->
        [one] змінено { $count }
        [few] змінено { $count }
        [many] змінено { $count }
       *[other] змінено { $count }
    }
lobby-seats = Місця
lobby-seat-number = Місце { $number }
lobby-seat-you = Ви
lobby-seat-open = Вільно
lobby-seat-waits = чекає на гостя
lobby-seat-host = господар столу
lobby-seat-shared = знову ви, на цьому пристрої
lobby-seat-guest = гість
lobby-seat-mine = ви
lobby-seat-away = не на зв’язку
lobby-seat-empty = Звільнити місце: { $name }
lobby-bot = Бот
lobby-bot-of = Бот: { $level }
lobby-bot-add = Бот
lobby-fill = Посадити ботів на вільні місця
lobby-clock = Годинник
lobby-clock-off = Без годинника
lobby-clock-relaxed = Спокійний
lobby-clock-normal = Звичайний
lobby-clock-fast = Швидкий
lobby-clock-custom = Свій
lobby-clock-seconds = Секунд на рішення
lobby-clock-reserve = Запас у секундах
lobby-clock-none = Ніхто нікого не квапить.
lobby-clock-is =
    { $rest ->
        [0] { $seconds } с на рішення, запас { $minutes } хв на партію.
       *[other] { $seconds } с на рішення, запас { $minutes } хв { $rest } с на партію.
    }
lobby-private = Закритий: лише за посиланням
lobby-is-open = Відкритий: його видно у списку
lobby-spectators = Можна дивитися
lobby-no-spectators = Дивитися не можна
lobby-seed = Зерно випадковості
lobby-seed-about = Для розбору: за зерном можна передбачити всі кидки й карти.
lobby-make = Створити стіл
lobby-make-start = Почати гру
lobby-make-full = Усі місця зайнято: гру можна почати одразу.
lobby-make-open =
    { $count ->
        [one] { $count } вільне місце: ви отримаєте посилання для гостя.
        [few] { $count } вільні місця: ви отримаєте посилання для гостей.
        [many] { $count } вільних місць: ви отримаєте посилання для гостей.
       *[other] { $count } вільного місця: ви отримаєте посилання для гостей.
    }

## Кімната

lobby-sit = Сісти сюди
lobby-sit-too = Сісти й сюди
lobby-stand = Встати
lobby-ready = готово
lobby-not-ready = поки не готово
lobby-be-ready = Можна починати
lobby-unready = Поки не починати
lobby-start = Почати
lobby-leave = Піти
lobby-wait-seats =
    { $count ->
        [one] Вільне { $count } місце: запросіть когось або посадіть бота.
        [few] Вільні { $count } місця: запросіть когось або посадіть ботів.
        [many] Вільно { $count } місць: запросіть когось або посадіть ботів.
       *[other] Вільно { $count } місця: запросіть когось або посадіть ботів.
    }
lobby-wait-guests =
    { $count ->
        [one] Вільне { $count } місце. Передайте посилання далі.
        [few] Вільні { $count } місця. Передайте посилання далі.
        [many] Вільно { $count } місць. Передайте посилання далі.
       *[other] Вільно { $count } місця. Передайте посилання далі.
    }
lobby-wait-ready = Чекаємо готовності: { $names }.
lobby-wait-you = Усі готові. Починайте, коли захочете.
lobby-wait-host = Усі готові. Гру починає господар столу.
lobby-played = У що граємо
lobby-change = Змінити
lobby-change-title = Змінити гру
lobby-change-about = Іншим доведеться знову підтвердити готовність.
lobby-save = Зберегти
lobby-cancel = Скасувати
lobby-invite = Запросити інших
lobby-link = Посилання
lobby-link-copy = Скопіювати
lobby-link-send = Надіслати
lobby-link-copied = Посилання скопійовано.
lobby-qr = Посилання у вигляді QR-коду
lobby-seeded = Для розбору: кидки й карти визначає зерно «{ $seed }».
lobby-watching =
    { $count ->
        [one] дивиться { $count } людина
        [few] дивляться { $count } людини
        [many] дивляться { $count } людей
       *[other] дивиться { $count } людини
    }
lobby-closed = Цей стіл закрито.

## Списки столів

lobby-limit = Незакінчених партій: { $count }, більше почати не можна. Дограйте одну з них, здайтеся в ній або видаліть її.
lobby-turn = хід { $turn }
lobby-moves = черга: { $names }
lobby-moves-bot = ходить бот
lobby-resigned = ви здалися
lobby-running = гра триває
lobby-host = господар столу: { $name }
lobby-seat-bot = бот
lobby-clock-short = { $seconds } с на рішення
lobby-clock-short-none = без годинника
lobby-filter = Що показувати
lobby-filter-games = Усі ігри
lobby-filter-module = Сценарій, доповнення або варіант
lobby-filter-modules = Усі модулі
lobby-filter-clocks = Будь-який годинник
lobby-filter-clock-on = З годинником
lobby-filter-clock-off = Без годинника
lobby-filter-free = З вільним місцем
lobby-filter-empty = Таких відкритих столів зараз немає.
lobby-filter-clear = Показати всі

## Назва й посилання столу

lobby-table-name = Назва столу
lobby-table-name-none = можна без назви
lobby-bot-speed = Швидкість ботів
lobby-link-long = Довге посилання, яке не вгадати
lobby-link-long-copy = Скопіювати довге посилання

## Запрошення

invite-title = { $host } запрошує за стіл
invite-full = вільних місць немає
invite-over = гру закінчено
invite-closed = стіл закрито

## Поле до початку

preview-title = Поле
preview-drawn = Це приклад: справжнє поле визначиться на початку гри.
preview-real = Поле цієї партії.
preview-another = Інший приклад

## Нікуди

lobby-nowhere = Тут лише море
lobby-nowhere-about = Ця адреса нікуди не веде. Можливо, посилання застаріло або обрізане.

## Що може не вийти

lobby-error-UNAVAILABLE = Сервер не відповідає. Спробуйте трохи пізніше.
lobby-error-NO_GUEST = Ви вийшли на цьому пристрої.
lobby-error-BAD_TEXT = Таке ім’я показати не можна: потрібна літера або цифра й не більше 24 знаків.
lobby-error-BAD_LINK = Це посилання вже використано або воно застаріло.
lobby-error-BAD_RECORD = Це не запис партії, або його не можна відтворити.
lobby-error-TOO_LONG = Текст задовгий.
lobby-error-TOO_FAST = Зашвидко. Зачекайте трохи й спробуйте ще раз.
lobby-error-LIMIT = У вас забагато незакінчених партій. Спершу дограйте одну з них, здайтеся в ній або видаліть її.

## Сила ботів

bot-level-random = навмання
bot-level-novice = новачок

## Налаштування, яких немає серед слів ігор

option-expansion = доповнення
option-scenario = сценарій
option-variants = варіанти
option-tokens = числові жетони
option-spiral_corner = початок спіралі
option-red_neighbours = 6 і 8 поруч
option-harbours = гавані
option-phases = торгівля й будівництво
option-bank_shortage = якщо в банку бракує карт
option-victory_claim = як настає перемога
option-turn_limit = через скільки ходів вирішують очки
option-list_offers = пропозиції обміну у списку дій
option-harbour_sites = гавані заданого поля
option-second_token = гекс із двома числами
option-grounds = промисли заданого поля
option-arrows = оаза заданого поля
option-mode = карти
option-first_colour = колір першого місця

## Значення налаштувань

value-none = немає
value-off = ні
value-on = так
value-random = випадково
value-unlimited = без межі
value-expansion-none = Без доповнення
value-scenario-none = Без сценарію
value-setup-beginner = для початківців
value-setup-variable = змінний
value-setup-explicit = задане поле
value-first_player-official = за правилами
value-first_player-dice = найбільший кидок
value-tokens-spiral = за спіраллю
value-spiral_corner-NW = північний захід
value-spiral_corner-W = захід
value-spiral_corner-SW = південний захід
value-spiral_corner-SE = південний схід
value-spiral_corner-E = схід
value-spiral_corner-NE = північний схід
value-red_neighbours-forbidden = заборонено
value-red_neighbours-allowed = дозволено
value-harbours-shuffled = перемішані
value-harbours-fixed = на своїх місцях
value-phases-separate = спершу торгівля, потім лише будівництво
value-phases-combined = у будь-якому порядку
value-bank_shortage-single = єдиний гравець бере решту
value-bank_shortage-strict = не бере ніхто
value-victory_claim-automatic = сама собою
value-victory_claim-claim = за оголошенням
value-fishing_grounds-fixed = на своїх місцях
value-edition-2008 = 2008 року
value-edition-new = нове
value-mode-intro = Перша гра
value-mode-gold = Епоха золота
value-mode-turmoil = Епоха смути
value-mode-progress = Епоха прогресу
value-mode-duel = Дуель князів

## Про що сценарії, варіанти та набори карт

about-expansion-none = гра з основної коробки
about-expansion-cities_and_knights = лицарі проти варварів, великі міста, до 13 очок
about-scenario-none = острів як є
about-scenario-fishermen = рибу з озера й узбережжя міняють на допомогу
about-scenario-rivers = мости через дві річки й золото за них
about-scenario-caravans = верблюди йдуть, куди вирішить голосування
about-scenario-barbarian_attack = лицарі виганяють варварів з узбережжя, до 12 очок
about-scenario-traders_and_barbarians = обози з вантажем на своїх і чужих дорогах, до 13 очок
about-variants-friendly_robber = щадить тих, у кого мало очок
about-variants-event_cards = колода замість кубиків
about-variants-harbormaster = 2 очки тому, хто має найбільше гаваней
about-variants-two_players = острів на двох із нейтральними сусідами
about-mode-intro = базовий набір, до 7 очок
about-mode-gold = торгівля й багатство, до 12 очок
about-mode-turmoil = інтриги й чвари, до 12 очок
about-mode-progress = наука й винаходи, до 12 очок
about-mode-duel = усі набори разом, до 13 очок
