# Why an action was refused: one message per code, saying what is missing or in the way (BASE-227).
#
# An attribute is a variant. The first one named after a value of the refusal, or after what that value says (blanks written as
# hyphens), is taken; without one, the message itself. Seats arrive as names, cards and pieces as words of words.ftl.
# Names and words stay in the nominative; verbs beside names in the present tense, which has no gender.

unknown-refusal = Сейчас так сделать нельзя.

## Whose turn, which part

GAME_OVER = Игра окончена. Победитель: { $winner }, { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}.
NOT_YOUR_TURN = Сейчас не ваш ход. Ходит: { $turn }.
ACTION_PENDING = Сначала нужно закончить другое действие, его выполняет { $seat }.
    .discard = Сначала { $seat } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
    .robber-move = Сначала { $seat } перемещает разбойника.
    .theft = Сначала { $seat } выбирает, кого ограбить.
    .free-roads = Сначала { $seat } прокладывает { $count ->
        [one] { $count } бесплатную дорогу
        [few] { $count } бесплатные дороги
       *[other] { $count } бесплатных дорог
    }.
    .chance = Минуту: сначала всё решат кубики или вытянутая карта (ход: { $seat }).
WRONG_PHASE = Это действие из другой части игры. Сейчас: { $part }.
    .opening = Подождите: ещё не решено, кто начинает.
    .founding-settlement = Идёт начальная расстановка: сейчас нужно поставить поселение.
    .founding-road = Идёт начальная расстановка: сейчас нужно проложить дорогу от нового поселения.
    .play = Сейчас нельзя: начальная расстановка закончена, а разбойника перемещают только после семёрки или рыцаря.
ROLL_FIRST = Сначала бросок кубиков: до него нельзя торговать, строить, покупать карты и завершать ход.
ALREADY_ROLLED = В этом ходу кубики уже брошены: { $first } и { $second }.
TRADE_CLOSED = В этом ходу уже что-то построено или куплено, поэтому торговля закрыта до следующего хода.

## Places

UNKNOWN_PLACE = Такого места на поле нет.
    .name = Места «{ $name }» на поле нет.
PATH_OCCUPIED = Путь { $path } занят: там лежит дорога (владелец: { $seat }).
FOUNDING_ROAD = Дорога должна примыкать к только что поставленному поселению на перекрёстке { $intersection }.
ROAD_BLOCKED = Через перекрёсток { $intersection } дорогу не продолжить: там стоит { $piece } (владелец: { $seat }).
ROAD_NOT_CONNECTED = Дорогу не с чем соединить: на её концах, { $end } и { $other }, нет ни ваших дорог, ни ваших построек.
INTERSECTION_OCCUPIED = Перекрёсток { $intersection } занят: там стоит { $piece } (владелец: { $seat }).
TOO_CLOSE = Перекрёсток { $intersection } слишком близко к другой постройке: между ними нужно не меньше двух путей.
    .piece = Слишком близко: на соседнем перекрёстке { $intersection } стоит { $piece } (владелец: { $seat }).
NO_OWN_ROAD = К перекрёстку { $intersection } не ведёт ни одна ваша дорога.
NO_SETTLEMENT_HERE = Город ставят на место своего поселения, а перекрёсток { $intersection } пуст.
    .piece = Город ставят на место своего поселения, а на перекрёстке { $intersection } стоит { $piece } (владелец: { $seat }).

## Pieces and prices

NO_PIECES_LEFT = Таких фигур у вас не осталось: { $piece }, всего { $limit }.
    .road = У вас не осталось дорог: все на поле, всего { $limit }.
    .settlement = У вас не осталось поселений: все на поле, всего { $limit }. Превратите одно в город, и фигура освободится.
    .city = У вас не осталось городов: все на поле, всего { $limit }.
CANNOT_AFFORD = Нужно: { $price }. Не хватает: { $short }.

## Development cards

DECK_EMPTY = Колода закончилась: карт развития больше нет.
NO_SUCH_CARD = У вас нет такой карты: { $card }.
NOT_PLAYABLE = Эту карту не разыгрывают: { $card }. Она считается сама.
ONE_CARD_PER_TURN = За ход можно сыграть одну карту развития. Уже сыграна: { $card }.
CARD_TOO_NEW = Эта карта куплена только в этом ходу: { $card }. Её можно сыграть со следующего вашего хода.
NO_EFFECT = Сейчас эта карта ничего не даст: { $card }.
    .road-building = Строительство дорог ничего не даст: у вас не осталось дорог или нет свободного пути для них.
    .year-of-plenty = Год изобилия ничего не даст: банк пуст.
WRONG_COUNT = Назовите две карты, а не одну: «{ $card }» даёт две, пока они есть в банке.

## Seven and robber

WRONG_DISCARD = { $owed ->
    [0] Сейчас вам не нужно сбрасывать карты, а выбрано: { $given }.
    [one] Вам нужно сбросить { $owed } карту, а выбрано: { $given }.
    [few] Вам нужно сбросить { $owed } карты, а выбрано: { $given }.
   *[other] Вам нужно сбросить { $owed } карт, а выбрано: { $given }.
}
    .missing = { $owed ->
        [0] Сейчас вам не нужно сбрасывать карты, а выбрано: { $given }.
        [one] Вам нужно сбросить { $owed } карту, выбрано: { $given }. Этого у вас на руке нет: { $missing }.
        [few] Вам нужно сбросить { $owed } карты, выбрано: { $given }. Этого у вас на руке нет: { $missing }.
       *[other] Вам нужно сбросить { $owed } карт, выбрано: { $given }. Этого у вас на руке нет: { $missing }.
    }
ROBBER_MUST_MOVE = Разбойник уже стоит на гексе { $hex }: переместите его на другой.
ROBBER_LAND_ONLY = Разбойник ходит только по суше, а гекс { $hex } — не суша.
ROBBER_SPARES = Разбойник щадит игроков, у которых не больше 2 открытых очков, а на гексе { $hex } есть постройка такого игрока: { $seat }.
NOT_A_VICTIM = Здесь некого грабить.
    .seats = Этого игрока здесь ограбить нельзя. Можно выбрать: { $seats }.

## Trade

TRADE_NEEDS_ACTIVE = Обмен всегда идёт между тем, чей сейчас ход, и другим игроком. Сейчас ход: { $turn }.
NO_SUCH_OFFER = Такого предложения больше нет.
NOT_ACCEPTED = Этот партнёр не принял предложение, и пока его не принял никто.
    .seats = Этот партнёр не принял предложение. Уже приняли: { $seats }.
TRADE_EMPTY_SIDE = Что-то отдать должны обе стороны, а { $seat } не отдаёт ничего.
TRADE_SAME_RESOURCE = Одно и то же сырьё не может быть на обеих сторонах обмена: { $resource }.
TRADE_CARDS_MISSING = Вы не можете выполнить эти условия. Не хватает: { $short }.
MIXED_CARDS = Банк принимает только одинаковые карты, а вы выбрали разные.
SAME_RESOURCE = Нельзя взять у банка то же сырьё, что вы отдаёте: { $resource }.
BAD_RATE = Назовите карты, которые отдаёте: четыре одинаковых или меньше через свою гавань.
    .resource = Ваш курс в банке ({ $resource }): { $rates }.
BANK_EMPTY = В банке не хватает карт: { $resource }.

## Victory and options

TOO_FEW_POINTS = { $needed ->
    [one] Для победы нужно { $needed } победное очко, а у вас { $held }.
    [few] Для победы нужно { $needed } победных очка, а у вас { $held }.
   *[other] Для победы нужно { $needed } победных очков, а у вас { $held }.
}
BAD_OPTION = С такими настройками игра невозможна.
    .low = Настройка «{ $key }»: { $given } не подходит, можно выбрать от { $low } до { $high }.
    .colour = Один и тот же цвет выбран дважды: { $colour }.
    .token = { $token ->
        [0] На гексе { $hex } нужен номерной жетон.
       *[other] Номерной жетон { $token } не может лежать на гексе { $hex }.
    }
    .path = На пути { $path } не может быть гавани: она бывает только на берегу и не рядом с другой.
    .no-red-with-three-players-on-the-beginner-board = Втроём на поле для новичков красный цвет не участвует.
    .a-seat-of-this-table = Первый игрок должен сидеть за этим столом.
    .the-beginner-board-in-the-beginner-set-up = Расклад для новичков возможен только на поле для новичков.
    .to-be-drawn-or-given-before-play = До начала игры поле нужно разложить или задать.
    .needs = Настройка «{ $key }» не сочетается с другими.

## Модули

COMBINATION = Это не сочетается: { $first } и { $second }.
    .low = В эту игру играют от { $low } до { $high } игроков, а не { $given }.
NOT_IN_PLAY = Это относится к варианту или сценарию, которого нет за этим столом.
NOT_A_CHOICE = Такого выбора сейчас нет.
ONCE_PER_TURN = В этом ходу вы это уже делали.
ROBBER_AWAY = Разбойник уже убран с дороги.

## Происшествия

## Вдвоём

## Золото

## Рыбаки

## Реки

## Караваны
