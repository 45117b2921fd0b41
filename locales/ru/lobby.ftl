# Лобби: найти стол, собрать свой, комната перед началом.

## Верхняя строка и гость

lobby-ways = Как сыграть
lobby-tables = Столы
lobby-new-table = Новый стол
lobby-down = Нет связи
lobby-you = Вы
lobby-guest = Гость { $number }
lobby-name-is = Вас зовут { $name }. Сменить имя или перейти на другое устройство
lobby-name-none = Выбрать имя
lobby-name-field = Имя, которое видят другие
lobby-name-save = Сохранить
lobby-gate-title = Как вас называть?
lobby-gate-about = Это имя видят остальные за столом. Его можно сменить в любое время.
lobby-gate-enter = К столу
lobby-move-title = Перейти на другое устройство
lobby-move-about = Ваши места и партии перейдут вместе с вами, а на этом устройстве вы выйдете.
lobby-move-make = Показать ссылку
lobby-move-time =
    { $minutes ->
        [one] Откройте её на другом устройстве в течение { $minutes } минуты. Она сработает один раз.
        [few] Откройте её на другом устройстве в течение { $minutes } минут. Она сработает один раз.
        [many] Откройте её на другом устройстве в течение { $minutes } минут. Она сработает один раз.
       *[other] Откройте её на другом устройстве в течение { $minutes } минуты. Она сработает один раз.
    }
lobby-move-here = Перейти на это устройство
lobby-move-here-about = Ваше имя, места и партии перейдут на это устройство. На другом вы выйдете.
lobby-move-replaces = Сейчас на этом устройстве вы — { $name }; этот гость отсюда исчезнет.
lobby-move-take = Перейти сюда
lobby-moved = С возвращением, { $name }.

## Первая страница

lobby-hero = Остров, друзья и пара кубиков
lobby-hero-about = С друзьями по ссылке или против ботов, прямо в браузере. Ничего не нужно устанавливать.
lobby-quick-against =
    { $count ->
        [one] Вы против { $count } бота
        [few] Вы против { $count } ботов
        [many] Вы против { $count } ботов
       *[other] Вы против { $count } бота
    }
lobby-quick-play = Играть
lobby-level = Сила ботов
lobby-new-about = Выберите сценарий, дополнение, варианты и игроков.
lobby-mine = Мои партии
lobby-mine-empty = Партий пока нет. Начните выше: хватит одного нажатия.
lobby-return = Вернуться
lobby-open = Открыть
lobby-open-tables = Открытые столы
lobby-open-note = ждут: { $waiting }, играют: { $running }
lobby-open-empty = Сейчас никто не ждёт. Создайте стол, который найдут другие, или отправьте ссылку друзьям.
lobby-join = Сесть
lobby-watch = Смотреть
lobby-recent = Недавние партии
lobby-recent-empty = Здесь можно пересмотреть законченные партии с открытых столов.
lobby-won = Побеждает { $name }
lobby-won-bot = Побеждает бот
lobby-brought = загруженная запись
lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
lobby-your-seats =
    { $count ->
        [one] { $count } ваше место
        [few] { $count } ваших места
        [many] { $count } ваших мест
       *[other] { $count } вашего места
    }
lobby-show-all = Показать все: { $count }
lobby-bring = Посмотреть запись
lobby-bring-field = Партия в виде текста, например сохранённая из повтора
lobby-bring-open = Открыть
lobby-bring-file = Выбрать файл

## Новый стол

lobby-game = Игра
lobby-about-island = настольная игра на 2–4 игроков
lobby-about-rivals = карточная игра на двоих
lobby-one = выберите одно
lobby-any = сколько угодно
lobby-official = по правилам
lobby-back-to = вернуть по правилам: { $value }
lobby-clear = очистить
lobby-put-back = Вернуть по правилам: «{ $option }»
lobby-not-beside = Не сочетается с выбранным: «{ $option }».
lobby-more = Другие настройки
lobby-changed =
    { $count ->
        [one] изменена { $count }
        [few] изменены { $count }
        [many] изменено { $count }
       *[other] изменено { $count }
    }
lobby-seats = Места
lobby-seat-number = Место { $number }
lobby-seat-you = Вы
lobby-seat-open = Свободно
lobby-seat-waits = ждёт гостя
lobby-seat-host = хозяин стола
lobby-seat-shared = снова вы, на этом устройстве
lobby-seat-guest = гость
lobby-seat-mine = вы
lobby-seat-away = не на связи
lobby-seat-empty = Освободить место: { $name }
lobby-bot = Бот
lobby-bot-of = Бот: { $level }
lobby-bot-add = Бот
lobby-fill = Посадить ботов на свободные места
lobby-clock = Часы
lobby-clock-off = Без часов
lobby-clock-relaxed = Спокойные
lobby-clock-normal = Обычные
lobby-clock-fast = Быстрые
lobby-clock-custom = Свои
lobby-clock-seconds = Секунд на решение
lobby-clock-reserve = Запас в секундах
lobby-clock-none = Никто никого не торопит.
lobby-clock-is =
    { $rest ->
        [0] { $seconds } с на решение, запас { $minutes } мин на партию.
       *[other] { $seconds } с на решение, запас { $minutes } мин { $rest } с на партию.
    }
lobby-private = Закрытый: только по ссылке
lobby-is-open = Открытый: его видно в списке
lobby-spectators = Можно смотреть
lobby-no-spectators = Смотреть нельзя
lobby-seed = Зерно случайности
lobby-seed-about = Для разбора: по зерну можно предсказать все броски и карты.
lobby-make = Создать стол
lobby-make-start = Начать игру
lobby-make-full = Все места заняты: игру можно начать сразу.
lobby-make-open =
    { $count ->
        [one] { $count } свободное место: вы получите ссылку для гостя.
        [few] { $count } свободных места: вы получите ссылку для гостей.
        [many] { $count } свободных мест: вы получите ссылку для гостей.
       *[other] { $count } свободного места: вы получите ссылку для гостей.
    }

## Комната

lobby-sit = Сесть сюда
lobby-sit-too = Сесть и сюда
lobby-stand = Встать
lobby-ready = готово
lobby-not-ready = пока не готово
lobby-be-ready = Можно начинать
lobby-unready = Пока не начинать
lobby-start = Начать
lobby-leave = Уйти
lobby-wait-seats =
    { $count ->
        [one] Свободно { $count } место: пригласите кого-нибудь или посадите бота.
        [few] Свободны { $count } места: пригласите кого-нибудь или посадите ботов.
        [many] Свободно { $count } мест: пригласите кого-нибудь или посадите ботов.
       *[other] Свободно { $count } места: пригласите кого-нибудь или посадите ботов.
    }
lobby-wait-guests =
    { $count ->
        [one] Свободно { $count } место. Передайте ссылку дальше.
        [few] Свободны { $count } места. Передайте ссылку дальше.
        [many] Свободно { $count } мест. Передайте ссылку дальше.
       *[other] Свободно { $count } места. Передайте ссылку дальше.
    }
lobby-wait-ready = Ждём готовности: { $names }.
lobby-wait-you = Все готовы. Начинайте, когда захотите.
lobby-wait-host = Все готовы. Игру начинает хозяин стола.
lobby-played = Во что играем
lobby-change = Изменить
lobby-change-title = Изменить игру
lobby-change-about = Остальным придётся снова подтвердить готовность.
lobby-save = Сохранить
lobby-cancel = Отмена
lobby-invite = Пригласить других
lobby-link = Ссылка
lobby-link-copy = Скопировать
lobby-link-send = Отправить
lobby-link-copied = Ссылка скопирована.
lobby-qr = Ссылка в виде QR-кода
lobby-seeded = Для разбора: броски и карты определяет зерно «{ $seed }».
lobby-watching =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
        [many] смотрят { $count } человек
       *[other] смотрит { $count } человека
    }
lobby-closed = Этот стол закрыт.

## Списки столов

lobby-limit = Незаконченных партий: { $count }, больше начать нельзя. Доиграйте одну из них, сдайтесь в ней или удалите её.
lobby-turn = ход { $turn }
lobby-moves = очередь: { $names }
lobby-moves-bot = ходит бот
lobby-resigned = вы сдались
lobby-running = идёт игра
lobby-host = хозяин стола: { $name }
lobby-seat-bot = бот
lobby-clock-short = { $seconds } с на решение
lobby-clock-short-none = без часов
lobby-filter = Что показывать
lobby-filter-games = Все игры
lobby-filter-module = Сценарий, дополнение или вариант
lobby-filter-modules = Все модули
lobby-filter-clocks = Любые часы
lobby-filter-clock-on = С часами
lobby-filter-clock-off = Без часов
lobby-filter-free = Со свободным местом
lobby-filter-empty = Таких открытых столов сейчас нет.
lobby-filter-clear = Показать все

## Название и ссылка стола

lobby-table-name = Название стола
lobby-table-name-none = можно без названия
lobby-bot-speed = Скорость ботов
lobby-link-long = Длинная ссылка, которую не угадать
lobby-link-long-copy = Скопировать длинную ссылку

## Приглашения

invite-title = { $host } приглашает за стол
invite-full = свободных мест нет
invite-over = игра окончена
invite-closed = стол закрыт

## Поле до начала

preview-title = Поле
preview-drawn = Это пример: настоящее поле определится в начале игры.
preview-real = Поле этой партии.
preview-another = Другой пример

## Никуда

lobby-nowhere = Здесь только море
lobby-nowhere-about = Этот адрес никуда не ведёт. Возможно, ссылка устарела или обрезана.

## Что может не получиться

lobby-error-UNAVAILABLE = Сервер не отвечает. Попробуйте чуть позже.
lobby-error-NO_GUEST = Вы вышли на этом устройстве.
lobby-error-BAD_TEXT = Такое имя показать нельзя: нужна буква или цифра и не больше 24 знаков.
lobby-error-BAD_LINK = Эта ссылка уже использована или устарела.
lobby-error-BAD_RECORD = Это не запись партии, или её нельзя воспроизвести.
lobby-error-TOO_LONG = Слишком длинный текст.
lobby-error-TOO_FAST = Слишком быстро. Подождите немного и попробуйте ещё раз.
lobby-error-LIMIT = У вас слишком много незаконченных партий. Сначала доиграйте одну из них, сдайтесь в ней или удалите её.

## Сила ботов

bot-level-random = наугад
bot-level-novice = новичок

## Настройки, которых нет среди слов игр

option-expansion = дополнение
option-scenario = сценарий
option-variants = варианты
option-tokens = номерные жетоны
option-spiral_corner = начало спирали
option-red_neighbours = 6 и 8 рядом
option-harbours = гавани
option-phases = торговля и строительство
option-bank_shortage = если в банке не хватает карт
option-victory_claim = как наступает победа
option-turn_limit = через сколько ходов решают очки
option-list_offers = предложения обмена в списке действий
option-harbour_sites = гавани заданного поля
option-second_token = гекс с двумя числами
option-grounds = промыслы заданного поля
option-arrows = оазис заданного поля
option-mode = карты
option-first_colour = цвет первого места

## Значения настроек

value-none = нет
value-off = нет
value-on = да
value-random = случайно
value-unlimited = без предела
value-expansion-none = Без дополнения
value-scenario-none = Без сценария
value-setup-beginner = для новичков
value-setup-variable = свободный
value-setup-explicit = заданное поле
value-first_player-official = по правилам
value-first_player-dice = наибольший бросок
value-tokens-spiral = по спирали
value-spiral_corner-NW = северо-запад
value-spiral_corner-W = запад
value-spiral_corner-SW = юго-запад
value-spiral_corner-SE = юго-восток
value-spiral_corner-E = восток
value-spiral_corner-NE = северо-восток
value-red_neighbours-forbidden = запрещены
value-red_neighbours-allowed = разрешены
value-harbours-shuffled = перемешаны
value-harbours-fixed = на своих местах
value-phases-separate = сначала торговля, потом только строительство
value-phases-combined = в любом порядке
value-bank_shortage-single = единственный игрок берёт остаток
value-bank_shortage-strict = не берёт никто
value-victory_claim-automatic = сама собой
value-victory_claim-claim = по объявлению
value-fishing_grounds-fixed = на своих местах
value-edition-2008 = 2008 года
value-edition-new = новое
value-mode-intro = Первая игра
value-mode-gold = Эпоха золота
value-mode-turmoil = Эпоха смуты
value-mode-progress = Эпоха прогресса
value-mode-duel = Дуэль князей

## О чём сценарии, варианты и наборы карт

about-expansion-none = игра из основной коробки
about-expansion-cities_and_knights = рыцари против варваров, большие города, до 13 очков
about-scenario-none = остров как есть
about-scenario-fishermen = рыбу из озера и с берега меняют на помощь
about-scenario-rivers = мосты через две реки и золото за них
about-scenario-caravans = верблюды идут, куда решит голосование
about-scenario-barbarian_attack = рыцари прогоняют варваров с побережья, до 12 очков
about-scenario-traders_and_barbarians = обозы с грузом на своих и чужих дорогах, до 13 очков
about-variants-friendly_robber = щадит тех, у кого мало очков
about-variants-event_cards = колода вместо кубиков
about-variants-harbormaster = 2 очка тому, у кого больше всех гаваней
about-variants-two_players = остров на двоих с нейтральными соседями
about-mode-intro = основной набор, до 7 очков
about-mode-gold = торговля и богатство, до 12 очков
about-mode-turmoil = интриги и раздоры, до 12 очков
about-mode-progress = наука и изобретения, до 12 очков
about-mode-duel = все наборы вместе, до 13 очков
