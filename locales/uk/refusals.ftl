# Why an action was refused: one message per code, saying what is missing or in the way (BASE-227).
#
# An attribute is a variant. The first one named after a value of the refusal, or after what that value says (blanks written as
# hyphens), is taken; without one, the message itself. Seats arrive as names, cards and pieces as words of words.ftl.
# Names and words stay in the nominative; verbs beside names in the present tense, which has no gender.

unknown-refusal = Зараз так зробити не можна.

## Whose turn, which part

GAME_OVER = Гру закінчено. Переможець: { $winner }, { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
}.
NOT_YOUR_TURN = Зараз не ваш хід. Ходить: { $turn }.
ACTION_PENDING = Спершу треба закінчити іншу дію, її виконує { $seat }.
    .discard = Спершу { $seat } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
    .robber-move = Спершу { $seat } переміщує розбійника.
    .theft = Спершу { $seat } вибирає, кого пограбувати.
    .free-roads = Спершу { $seat } прокладає { $count ->
        [one] { $count } безкоштовну дорогу
        [few] { $count } безкоштовні дороги
       *[other] { $count } безкоштовних доріг
    }.
    .chance = Хвилинку: спершу все вирішать кубики або витягнута карта (хід: { $seat }).
WRONG_PHASE = Ця дія з іншої частини гри. Зараз: { $part }.
    .opening = Зачекайте: ще не вирішено, хто починає.
    .founding-settlement = Триває початкове розставлення: зараз треба поставити поселення.
    .founding-road = Триває початкове розставлення: зараз треба прокласти дорогу від нового поселення.
    .play = Зараз не можна: початкове розставлення закінчено, а розбійника переміщують лише після сімки або лицаря.
ROLL_FIRST = Спершу кидок кубиків: до нього не можна торгувати, будувати, купувати карти й завершувати хід.
ALREADY_ROLLED = Цього ходу кубики вже кинуто: { $first } і { $second }.
TRADE_CLOSED = Цього ходу вже щось збудовано або куплено, тому торгівлю закрито до наступного ходу.

## Places

UNKNOWN_PLACE = Такого місця на полі немає.
    .name = Місця «{ $name }» на полі немає.
PATH_OCCUPIED = Шлях { $path } зайнятий: там лежить дорога (власник: { $seat }).
FOUNDING_ROAD = Дорога має прилягати до щойно поставленого поселення на перехресті { $intersection }.
ROAD_BLOCKED = Через перехрестя { $intersection } дорогу не продовжити: там стоїть { $piece } (власник: { $seat }).
ROAD_NOT_CONNECTED = Дорогу нема з чим з’єднати: на її кінцях, { $end } і { $other }, немає ні ваших доріг, ні ваших будівель.
INTERSECTION_OCCUPIED = Перехрестя { $intersection } зайняте: там стоїть { $piece } (власник: { $seat }).
TOO_CLOSE = Перехрестя { $intersection } заблизько до іншої будівлі: між ними має бути щонайменше два шляхи.
    .piece = Заблизько: на сусідньому перехресті { $intersection } стоїть { $piece } (власник: { $seat }).
NO_OWN_ROAD = До перехрестя { $intersection } не веде жодна ваша дорога.
NO_SETTLEMENT_HERE = Місто ставлять на місце свого поселення, а перехрестя { $intersection } порожнє.
    .piece = Місто ставлять на місце свого поселення, а на перехресті { $intersection } стоїть { $piece } (власник: { $seat }).

## Pieces and prices

NO_PIECES_LEFT = Таких фігур у вас не лишилося: { $piece }, усього { $limit }.
    .road = У вас не лишилося доріг: усі на полі, усього { $limit }.
    .settlement = У вас не лишилося поселень: усі на полі, усього { $limit }. Перетворіть одне на місто, і фігура звільниться.
    .city = У вас не лишилося міст: усі на полі, усього { $limit }.
CANNOT_AFFORD = Потрібно: { $price }. Бракує: { $short }.

## Development cards

DECK_EMPTY = Колода вичерпалася: карт розвитку більше немає.
NO_SUCH_CARD = У вас немає такої карти: { $card }.
NOT_PLAYABLE = Цю карту не розігрують: { $card }. Вона рахується сама.
ONE_CARD_PER_TURN = За хід можна зіграти одну карту розвитку. Уже зіграно: { $card }.
CARD_TOO_NEW = Цю карту куплено лише цього ходу: { $card }. Її можна зіграти з наступного вашого ходу.
NO_EFFECT = Зараз ця карта нічого не дасть: { $card }.
    .road-building = Будівництво доріг нічого не дасть: у вас не лишилося доріг або немає вільного шляху для них.
    .year-of-plenty = Рік достатку нічого не дасть: банк порожній.
WRONG_COUNT = Назвіть дві карти, а не одну: «{ $card }» дає дві, поки вони є в банку.

## Seven and robber

WRONG_DISCARD = { $owed ->
    [0] Зараз вам не треба скидати карти, а вибрано: { $given }.
    [one] Вам треба скинути { $owed } карту, а вибрано: { $given }.
    [few] Вам треба скинути { $owed } карти, а вибрано: { $given }.
   *[other] Вам треба скинути { $owed } карт, а вибрано: { $given }.
}
    .missing = { $owed ->
        [0] Зараз вам не треба скидати карти, а вибрано: { $given }.
        [one] Вам треба скинути { $owed } карту, вибрано: { $given }. Цього у вас на руці немає: { $missing }.
        [few] Вам треба скинути { $owed } карти, вибрано: { $given }. Цього у вас на руці немає: { $missing }.
       *[other] Вам треба скинути { $owed } карт, вибрано: { $given }. Цього у вас на руці немає: { $missing }.
    }
ROBBER_MUST_MOVE = Розбійник уже стоїть на гексі { $hex }: перемістіть його на інший.
ROBBER_LAND_ONLY = Розбійник ходить лише суходолом, а гекс { $hex } — не суходіл.
ROBBER_SPARES = Розбійник милує гравців, які мають не більше ніж 2 відкриті очки, а на гексі { $hex } є будівля такого гравця: { $seat }.
NOT_A_VICTIM = Тут нема кого грабувати.
    .seats = Цього гравця тут пограбувати не можна. Можна вибрати: { $seats }.

## Trade

TRADE_NEEDS_ACTIVE = Обмін завжди відбувається між тим, чий зараз хід, та іншим гравцем. Зараз хід: { $turn }.
NO_SUCH_OFFER = Такої пропозиції більше немає.
NOT_ACCEPTED = Цей партнер не прийняв пропозицію, і поки що її не прийняв ніхто.
    .seats = Цей партнер не прийняв пропозицію. Уже прийняли: { $seats }.
TRADE_EMPTY_SIDE = Щось віддати мають обидві сторони, а { $seat } не віддає нічого.
TRADE_SAME_RESOURCE = Той самий ресурс не може бути на обох сторонах обміну: { $resource }.
TRADE_CARDS_MISSING = Ви не можете виконати ці умови. Бракує: { $short }.
MIXED_CARDS = Банк приймає лише однакові карти, а ви вибрали різні.
SAME_RESOURCE = Не можна взяти в банку той самий ресурс, що ви віддаєте: { $resource }.
BAD_RATE = Назвіть карти, які віддаєте: чотири однакові або менше через свою гавань.
    .resource = Ваш курс у банку ({ $resource }): { $rates }.
BANK_EMPTY = У банку бракує карт: { $resource }.

## Victory and options

TOO_FEW_POINTS = { $needed ->
    [one] Для перемоги потрібне { $needed } переможне очко, а у вас { $held }.
    [few] Для перемоги потрібні { $needed } переможні очки, а у вас { $held }.
   *[other] Для перемоги потрібно { $needed } переможних очок, а у вас { $held }.
}
BAD_OPTION = З такими налаштуваннями гра неможлива.
    .low = Налаштування «{ $key }»: { $given } не підходить, можна вибрати від { $low } до { $high }.
    .colour = Той самий колір вибрано двічі: { $colour }.
    .token = { $token ->
        [0] На гексі { $hex } потрібен числовий жетон.
       *[other] Числовий жетон { $token } не може лежати на гексі { $hex }.
    }
    .path = На шляху { $path } не може бути гавані: вона буває лише на березі й не поруч з іншою.
    .no-red-with-three-players-on-the-beginner-board = Утрьох на полі для початківців червоний колір не бере участі.
    .a-seat-of-this-table = Перший гравець має сидіти за цим столом.
    .the-beginner-board-in-the-beginner-set-up = Розклад для початківців можливий лише на полі для початківців.
    .to-be-drawn-or-given-before-play = До початку гри поле треба розкласти або задати.
    .needs = Налаштування «{ $key }» не поєднується з іншими.

## Модулі

COMBINATION = Це не поєднується: { $first } і { $second }.
    .low = У цю гру грають від { $low } до { $high } гравців, а не { $given }.
NOT_IN_PLAY = Це належить до варіанта або сценарію, якого немає за цим столом.
NOT_A_CHOICE = Такого вибору зараз немає.
ONCE_PER_TURN = У цьому ході ви це вже робили.
ROBBER_AWAY = Розбійника вже прибрано з дороги.

## Події

## Удвох

## Золото

## Рибалки

## Річки

## Каравани
