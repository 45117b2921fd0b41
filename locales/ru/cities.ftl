# What the expansion Cities & Knights adds to the table.

## Names

level-trade-1 = Рынок
level-trade-2 = Цех
level-trade-3 = Гильдия
level-trade-4 = Банк
level-trade-5 = Торговый центр
level-politics-1 = Ратуша
level-politics-2 = Церковь
level-politics-3 = Крепость
level-politics-4 = Собор
level-politics-5 = Верховный совет
level-science-1 = Монастырь
level-science-2 = Библиотека
level-science-3 = Акведук
level-science-4 = Театр
level-science-5 = Университет
# The sides of the event die.
face-ship = корабль
face-trade = ворота торговли
face-politics = ворота политики
face-science = ворота науки
# A card of which nothing but the deck is known, and one that is known.
card-of-trade = карту торговли
card-of-politics = карту политики
card-of-science = карту науки
card-known = карту «{ $card }»

## What the cards do

progress-about-alchemist = До броска: выставьте оба числовых кубика как хотите.
progress-about-crane = Одна застройка в этом ходу стоит на товар дешевле.
progress-about-mining = Возьмите 2 руды за каждый гекс гор, у которого есть ваша постройка.
progress-about-irrigation = Возьмите 2 зерна за каждый гекс пашни, у которого есть ваша постройка.
progress-about-inventor = Поменяйте местами два номерных жетона, кроме 2, 6, 8 и 12.
progress-about-engineer = Постройте городскую стену бесплатно.
progress-about-medicine = Превратите поселение в город или восстановите город за 2 руды и 1 зерно.
progress-about-smith = Повысьте одного или двух своих рыцарей бесплатно.
progress-about-road-building = Постройте две дороги бесплатно.
progress-about-bishop = Переместите разбойника и вытяните по карте у всех, чьи постройки стоят у этого гекса.
progress-about-diplomat = Снимите чью-нибудь открытую дорогу. Свою можно тут же проложить в другом месте.
progress-about-warlord = Все ваши рыцари становятся активными бесплатно.
progress-about-wedding = Каждый, у кого больше очков, дарит вам две карты на свой выбор.
progress-about-intrigue = Прогоните чужого рыцаря, который стоит у вашей дороги.
progress-about-saboteur = Каждый, у кого столько же очков или больше, сбрасывает половину карт.
progress-about-spy = Посмотрите карты прогресса другого игрока и заберите одну.
progress-about-deserter = Другой игрок снимает с поля рыцаря, а вы ставите такого же своего.
progress-about-merchant = Поставьте торговца у своей постройки: 1 очко и обмен два к одному того, что даёт гекс.
progress-about-commercial-harbour = В этом ходу предложите каждому по разу сырьё: у кого есть товар, тот обязан отдать за него один.
progress-about-merchant-fleet = В этом ходу банк меняет карты одного вида два к одному.
progress-about-master-merchant = Посмотрите руку игрока, у которого больше очков, и заберите две карты.
progress-about-trade-monopoly = Назовите товар: каждый, у кого он есть, отдаёт вам один.
progress-about-resource-monopoly = Назовите сырьё: каждый отдаёт вам две такие карты или сколько есть.

## The table

group-cities = Города
act-knight = Рыцарь
act-activate = В строй
act-promote = Повысить
act-march = Поход
act-chase = Прогнать
act-wall = Стена
act-improve = Застройка
act-restore = Поднять
act-exchange = Порт
about-knight = Поставить простого рыцаря у своей дороги. Он неактивен.
about-activate = Активировать рыцаря: активный рыцарь сражается с варварами, а со следующего хода может действовать.
about-promote = Рыцарь становится сильнее на одну ступень.
about-march = Активный рыцарь идёт по вашим дорогам, может прогнать более слабого и потом отдыхает.
about-chase = Активный рыцарь у гекса разбойника прогоняет его и потом отдыхает.
about-wall = Стена у города: при семёрке можно держать на две карты больше.
about-improve = Поднять одно из направлений застройки за его товар.
about-restore = Город, лежащий на боку, снова встаёт.
about-exchange = «Торговый порт»: сырьё за товар другого игрока.
place-build_knight = Поставьте рыцаря
place-activate_knight = Выберите рыцаря, который станет активным
place-promote_knight = Выберите рыцаря, которого повысите
place-move_knight = Выберите рыцаря, который пойдёт
place-chase_knight = Выберите рыцаря против разбойника
place-build_wall = Выберите город для стены
place-restore_city = Выберите город, который встанет
place-progress_inventor = Выберите два жетона для обмена
place-progress_engineer = Выберите город для стены
place-progress_medicine = Выберите поселение для города
place-progress_diplomat = Выберите открытую дорогу
place-progress_intrigue = Выберите рыцаря, которого прогоните
place-progress_merchant = Выберите гекс для торговца
site-knight = Рыцарь: { $place }
site-activate = Активировать рыцаря: { $place }
site-promote = Повысить рыцаря: { $place }
site-chase = Прогнать разбойника рыцарем: { $place }
site-wall = Стена: { $place }
site-metropolis = Столица: { $place }
site-loss = Потерять город: { $place }
site-removal = Отдать рыцаря: { $place }
site-expulsion = Прогнать рыцаря: { $place }
site-taking = Снять дорогу: { $place }
site-merchant = Торговец: { $place }
site-token = Жетон: { $place }
choose-improve = Что застраиваете?
choose-improve-hint = Уровень стоит столько товаров своего направления, каков его номер.
choose-exchange = Что и кому предложите?
choose-exchange-hint = Каждого можно спросить раз за ход.
progress-hand = Ваши карты прогресса
progress-playable = можно сыграть
progress-not-now = сейчас не сыграть
progress-ways = Как сыграть эту карту
alchemist-red = Красный кубик
alchemist-other = Другой кубик
alchemist-set = Выставить кубики: { $sum }
why-KNIGHT_INACTIVE = нет активных
why-KNIGHT_TOO_NEW = со след. хода
why-KNIGHT_ACTIVE = все активны
why-KNIGHT_NO_PATH = нет пути
why-ROBBER_LOCKED = ещё нельзя
why-ROBBER_NOT_ADJACENT = он далеко
why-ALREADY_PROMOTED = уже повышен
why-NEEDS_FORTRESS = нет Крепости
why-NEEDS_CITY = нет города
why-REDUCED_CITY = город лежит
why-RESTORE_FIRST = город лежит
why-METROPOLIS_CAP = нет города
why-WALL_NEEDS_CITY = нет города
why-WALL_EXISTS = стены есть
why-CARD_LIMIT = позже
stat-progress = { $count ->
    [one] { $count } карта прогресса
    [few] { $count } карты прогресса
   *[other] { $count } карт прогресса
}
stat-strength = Сила рыцарей: активных { $active } из { $all }
fact-levels = Уровни: торговля { $trade }, политика { $politics }, наука { $science }
stock-ship = Корабль варваров: { $space } из 7
board-dice-face = кубик событий: { $face }
board-knight = { $knight }, { $status ->
    [active] активный
   *[inactive] неактивный
} (игрок: { $name }), { $at }
board-wall = городская стена (игрок: { $name }), { $at }
board-metropolis = столица, { $track } (игрок: { $name }), { $at }
board-reduced = город на боку (игрок: { $name }), { $at }
board-merchant = торговец (игрок: { $name }), { $at }
board-text-knights = рыцари: { $places }
board-text-walls = стены: { $places }
board-text-reduced = города на боку: { $places }
board-text-metropolis = столица, { $track }: { $places }
board-text-merchant = торговец: { $places }
# A knight in the text of the board: its rank, whether it is active, and where it stands.
board-text-knight = { $knight } ({ $status ->
    [active] активный
   *[inactive] неактивный
}), { $place }

## Moves in words

action-build-knight = Поставить рыцаря: { $place }
action-activate-knight = Активировать рыцаря: { $place }
action-promote-knight = Повысить рыцаря: { $place }
action-move-knight = Поход рыцаря: { $place } → { $to }
action-chase-knight = Прогнать разбойника рыцарем: { $place }
action-build-wall = Построить стену: { $place }
action-restore-city = Восстановить город: { $place }
action-improve = Застройка: { $track }
action-improve-crane = Застройка с краном: { $track }
action-improve-to = Застройка: { $track }, уровень { $level } («{ $name }») за { $cards }
action-improve-crane-to = Застройка с краном: { $track }, уровень { $level } («{ $name }») за { $cards }
action-play = Сыграть «{ $card }»
action-play-dice = Сыграть «{ $card }»: красный кубик { $red }, другой { $other }
action-play-at = Сыграть «{ $card }»: { $place }
action-play-at-both = Сыграть «{ $card }»: { $place } и { $other }
action-play-seat = Сыграть «{ $card }»: { $seat }
action-play-good = Сыграть «{ $card }»: { $good }
action-drop-card = Вернуть «{ $card }»
action-keep-card = Оставить карту
action-commit = Послать в бой: { $places }
action-commit-none = Никого не посылать в бой
action-lose-city = Потерять город: { $place }
action-pick-deck = Взять { $card }
action-aqueduct = Взять { $card }
action-aqueduct-none = Ничего не брать
action-retreat = Увести рыцаря: { $place }
action-remove-knight = Отдать рыцаря: { $place }
action-place-knight = Поставить рыцаря: { $place }
action-present = Подарить { $cards }
action-exchange = Предложить { $card } за товар (кому: { $seat })
action-raise-metropolis = Столица на городе: { $place }
action-move-road = Проложить дорогу: { $place }
action-move-road-nowhere = Оставить дорогу в запасе
action-take-card = Забрать «{ $card }»
action-take-goods = Забрать { $cards }

kind-build-knight = Поставить рыцаря
kind-activate-knight = Активировать рыцаря
kind-promote-knight = Повысить рыцаря
kind-move-knight = Поход рыцаря
kind-build-wall = Построить стену
kind-restore-city = Восстановить город
kind-improve = Застройка
kind-exchange = Торговый порт
kind-drop-card = Вернуть карту прогресса
kind-keep-card = Оставить карту
kind-commit-knights = Рыцари для битвы
kind-lose-city = Потерянный город
kind-pick-deck = Колода
kind-aqueduct = Акведук
kind-retreat = Куда уйдёт рыцарь
kind-remove-knight = Рыцарь-перебежчик
kind-place-knight = Поставить рыцаря
kind-present = Подарок на свадьбу
kind-raise-metropolis = Город для столицы
kind-move-road = Переложить дорогу
kind-take-goods = Карты для «Мастера торговли»
kind-progress-alchemist = { progress-alchemist }
kind-progress-crane = { progress-crane }
kind-progress-mining = { progress-mining }
kind-progress-irrigation = { progress-irrigation }
kind-progress-inventor = { progress-inventor }
kind-progress-engineer = { progress-engineer }
kind-progress-medicine = { progress-medicine }
kind-progress-smith = { progress-smith }
kind-progress-road-building = { progress-road-building }
kind-progress-bishop = { progress-bishop }
kind-progress-diplomat = { progress-diplomat }
kind-progress-warlord = { progress-warlord }
kind-progress-wedding = { progress-wedding }
kind-progress-intrigue = { progress-intrigue }
kind-progress-saboteur = { progress-saboteur }
kind-progress-spy = { progress-spy }
kind-progress-deserter = { progress-deserter }
kind-progress-merchant = { progress-merchant }
kind-progress-commercial-harbour = { progress-commercial-harbour }
kind-progress-merchant-fleet = { progress-merchant-fleet }
kind-progress-master-merchant = { progress-master-merchant }
kind-progress-trade-monopoly = { progress-trade-monopoly }
kind-progress-resource-monopoly = { progress-resource-monopoly }

## Prompts

prompt-may-improve = застраивайте
prompt-may-command = командуйте рыцарями
prompt-roll-alchemist-hint = До броска можно сыграть «Алхимика» и выставить кубики.
prompt-discard-half-hint = Семёрка или «Саботажник»: половина карт уходит в банк.
prompt-discard-half-wait = Семёрка или «Саботажник»: карты сбрасывают.
prompt-fifth = Пятая карта прогресса: верните одну
prompt-fifth-hint = Больше четырёх держать нельзя. Карта уйдёт под свою колоду, и никто её не увидит.
prompt-fifth-wait = Пятая карта прогресса: одну нужно вернуть.
prompt-own-fifth = Пятая карта прогресса: сыграйте или верните одну
prompt-own-fifth-hint = Больше четырёх держать нельзя. Это решают до того, как сработает число.
prompt-own-fifth-wait = Пятая карта прогресса: одну нужно сыграть или вернуть.
prompt-fresh = Вы получили { $card }: сыграть сразу?
prompt-fresh-hint = Или оставьте на потом.
prompt-fresh-wait = Получена карта прогресса: её можно сыграть сразу.
prompt-commit = Варвары высаживаются: кто идёт в бой?
prompt-commit-hint = Только активные рыцари. Сражавшиеся потом отдыхают.
prompt-commit-wait = Варвары высаживаются: рыцарей посылают в бой по очереди.
prompt-losses = Варвары победили: какой город теряете?
prompt-losses-hint = Он станет поселением, стена пропадёт.
prompt-losses-wait = Варвары победили: нужно отдать город.
prompt-defenders = Защитники равны по силе: возьмите карту прогресса
prompt-defenders-hint = Выберите колоду.
prompt-defenders-wait = Равные по силе защитники берут по карте прогресса.
prompt-aqueduct = Акведук: возьмите сырьё
prompt-aqueduct-hint = Бросок ничего вам не принёс. Можно и отказаться.
prompt-aqueduct-wait = Акведук: можно взять сырьё.
prompt-retreat = Вашего рыцаря прогнали: выберите, куда он уйдёт
prompt-retreat-hint = По вашим дорогам; сила и готовность останутся прежними.
prompt-retreat-wait = Прогнанный рыцарь уходит в другое место.
prompt-remove = «Перебежчик»: выберите рыцаря, который вас покинет
prompt-remove-hint = Такого же поставит { $seat }.
prompt-remove-wait = «Перебежчик»: рыцарь переходит на другую сторону.
prompt-place-deserter = «Перебежчик»: поставьте рыцаря ({ $knight })
prompt-place-deserter-hint = У своей дороги. Действовать он сможет со следующего вашего хода.
prompt-place-deserter-wait = «Перебежчик»: рыцаря нужно поставить.
prompt-wedding = «Свадьба»: выберите две карты в подарок
prompt-wedding-hint = Их получит { $seat }, остальные карт не увидят.
prompt-wedding-wait = «Свадьба»: те, кто впереди по очкам, выбирают по две карты.
prompt-exchange = «Торговый порт»: отдайте товар за { $card }
prompt-exchange-hint = Сырьё вам отдаёт { $seat }, а какой товар отдать, решаете вы.
prompt-exchange-wait = «Торговый порт»: нужно отдать товар за { $card }.
prompt-metropolis = Столица ({ $track }): выберите город
prompt-metropolis-hint = Город со столицей даёт 4 очка, и варвары его не возьмут.
prompt-metropolis-wait = Нужно поставить столицу: { $track }.
prompt-move-road = «Дипломат»: проложите дорогу в другом месте
prompt-move-road-hint = На любом пути, где можно строить, или оставьте её в запасе.
prompt-move-road-wait = «Дипломат»: дорогу можно проложить в другом месте.
prompt-spy = «Шпион»: заберите карту прогресса игрока { $seat }
prompt-spy-hint = Вы видите все карты прогресса этого игрока.
prompt-spy-wait = «Шпион»: у игрока { $seat } забирают карту прогресса.
prompt-master = { $count ->
    [one] «Мастер торговли»: заберите { $count } карту игрока { $seat }
    [few] «Мастер торговли»: заберите { $count } карты игрока { $seat }
   *[other] «Мастер торговли»: заберите { $count } карт игрока { $seat }
}
prompt-master-hint = Вы видите всю руку: { $cards }
prompt-master-wait = «Мастер торговли»: у игрока { $seat } забирают карты.

## The log

log-threw = { $seat } бросает кубики, выпадает { $number } и { $face }
log-threw-red = { $seat } бросает кубики, выпадает красная { $red } и { $face }
log-threw-face = На кубике событий — { $face }
log-threw-face-too = на кубике событий — { $face }
log-sailed = Корабль варваров: { $space } из 7
log-sailed-too = корабль варваров: { $space } из 7
log-production = Срабатывает число { $number }
log-committed = { $count ->
    [0] { $seat } никого не посылает в бой
    [one] { $seat } посылает в бой { $count } рыцаря
    [few] { $seat } посылает в бой { $count } рыцарей
   *[other] { $seat } посылает в бой { $count } рыцарей
}
log-fought = { $who ->
    [barbarians] Варвары побеждают, { $barbarians } против { $knights }
   *[knights] Рыцари побеждают, { $knights } против { $barbarians }
}
log-lost = { $seat } теряет город ({ $place })
log-reduced = город игрока { $seat } лежит на боку ({ $place })
log-reduced-alone = Город игрока { $seat } лежит на боку ({ $place })
log-defended = { $seat } — защитник: +1 очко
log-landed = Рыцари отдыхают, корабль уходит назад
log-landed-too = рыцари отдыхают, корабль уходит назад
log-drew-progress = { $seat } тянет { $card }
log-opened = { $seat } открывает карту «{ $card }»: +1 очко
log-dropped = { $seat } возвращает { $card }
log-kept = { $seat } оставляет карту
log-played-progress = { $seat } играет карту «{ $card }»
log-played-dice = красный кубик { $red }, другой { $other }
log-knight = { $seat } ставит рыцаря: { $knight } ({ $place })
log-knight-too = { $knight } ({ $place })
log-activated = { $seat } активирует рыцаря ({ $place })
log-activated-too = рыцарь активен ({ $place })
log-promoted = { $seat } повышает рыцаря: { $knight } ({ $place })
log-promoted-too = { $knight } ({ $place })
log-marched = { $seat } ведёт рыцаря ({ $place } → { $to })
log-expelled = Рыцаря игрока { $seat } прогоняют ({ $place })
log-expelled-too = рыцаря игрока { $seat } прогоняют ({ $place })
log-retreated = Рыцарь игрока { $seat } уходит ({ $to })
log-retreated-too = он уходит ({ $to })
log-removed = { $seat } теряет рыцаря: { $knight } ({ $place })
log-chased = { $seat } прогоняет разбойника рыцарем ({ $place })
log-walled = { $seat } строит стену ({ $place })
log-walled-too = стена ({ $place })
log-restored = { $seat } восстанавливает город ({ $place })
log-restored-too = город восстановлен ({ $place })
log-improved = { $seat } застраивает: { $track }, уровень { $level } («{ $name }»)
log-metropolis = { $seat } получает столицу, { $track }: +2 очка ({ $place })
log-toppled = { $seat } теряет столицу, { $track }: −2 очка
log-aqueduct-none = { $seat } ничего не берёт за Акведук
log-swapped = Жетоны меняются местами: { $place } и { $other }
log-swapped-too = жетоны меняются местами: { $place } и { $other }
log-road-taken = Снята дорога игрока { $seat } ({ $place })
log-road-taken-too = снята дорога игрока { $seat } ({ $place })
log-merchant = { $seat } ставит торговца: +1 очко ({ $place })
log-merchant-too = торговец ({ $place })
log-spied = { $seat } смотрит карты прогресса игрока { $victim }
log-spied-too = смотрит карты прогресса игрока { $victim }
log-spied-too-own = смотрит ваши карты прогресса
log-spied-own = { $seat } смотрит ваши карты прогресса
log-took-card = { $seat } забирает { $card } у игрока { $victim }
log-took-card-own = { $seat } забирает { $card } у вас
log-saw-hand = { $seat } смотрит руку игрока { $victim }
log-saw-hand-known = { $seat } смотрит руку игрока { $victim }: { $cards }
log-saw-hand-own = { $seat } смотрит вашу руку
log-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
log-exchanged = { $seat } отдаёт { $give } игроку { $partner } за { $want }
log-exchanged-own = { $seat } отдаёт вам { $give } за { $want }
log-exchange-failed = { $seat } просит товар у игрока { $partner }, но товаров там нет
log-exchange-failed-own = { $seat } просит товар у вас, но товаров у вас нет

log-threw-you = { $seat } бросаете кубики, выпадает { $number } и { $face }
log-threw-red-you = { $seat } бросаете кубики, выпадает красная { $red } и { $face }
log-committed-you = { $count ->
    [0] { $seat } никого не посылаете в бой
    [one] { $seat } посылаете в бой { $count } рыцаря
    [few] { $seat } посылаете в бой { $count } рыцарей
   *[other] { $seat } посылаете в бой { $count } рыцарей
}
log-lost-you = { $seat } теряете город ({ $place })
log-reduced-you = ваш город лежит на боку ({ $place })
log-reduced-alone-you = Ваш город лежит на боку ({ $place })
log-defended-you = { $seat } — защитник: +1 очко
log-drew-progress-you = { $seat } тянете { $card }
log-opened-you = { $seat } открываете карту «{ $card }»: +1 очко
log-dropped-you = { $seat } возвращаете { $card }
log-kept-you = { $seat } оставляете карту
log-played-progress-you = { $seat } играете карту «{ $card }»
log-knight-you = { $seat } ставите рыцаря: { $knight } ({ $place })
log-activated-you = { $seat } активируете рыцаря ({ $place })
log-promoted-you = { $seat } повышаете рыцаря: { $knight } ({ $place })
log-marched-you = { $seat } ведёте рыцаря ({ $place } → { $to })
log-expelled-you = Вашего рыцаря прогоняют ({ $place })
log-expelled-too-you = вашего рыцаря прогоняют ({ $place })
log-retreated-you = Ваш рыцарь уходит ({ $to })
log-removed-you = { $seat } теряете рыцаря: { $knight } ({ $place })
log-chased-you = { $seat } прогоняете разбойника рыцарем ({ $place })
log-walled-you = { $seat } строите стену ({ $place })
log-restored-you = { $seat } восстанавливаете город ({ $place })
log-improved-you = { $seat } застраиваете: { $track }, уровень { $level } («{ $name }»)
log-metropolis-you = { $seat } получаете столицу, { $track }: +2 очка ({ $place })
log-toppled-you = { $seat } теряете столицу, { $track }: −2 очка
log-aqueduct-none-you = { $seat } ничего не берёте за Акведук
log-road-taken-you = Снята ваша дорога ({ $place })
log-road-taken-too-you = снята ваша дорога ({ $place })
log-merchant-you = { $seat } ставите торговца: +1 очко ({ $place })
log-spied-you = { $seat } смотрите карты прогресса игрока { $victim }
log-spied-too-you = смотрите карты прогресса игрока { $victim }
log-took-card-you = { $seat } забираете { $card } у игрока { $victim }
log-saw-hand-you = { $seat } смотрите руку игрока { $victim }
log-saw-hand-known-you = { $seat } смотрите руку игрока { $victim }: { $cards }
log-exchanged-you = { $seat } отдаёте { $give } игроку { $partner } за { $want }
log-exchange-failed-you = { $seat } просите товар у игрока { $partner }, но товаров там нет
since-knight = { $count ->
    [one] рыцаря
    [few] рыцарей: { $count }
   *[other] рыцарей: { $count }
}
since-wall = { $count ->
    [one] стену
    [few] { $count } стены
   *[other] { $count } стен
}

## The position in words

state-ship = Корабль варваров: { $space } из 7
state-locked = Разбойник стоит, пока варвары не высадятся в первый раз.
state-thrown = Красный кубик: { $red }, кубик событий: { $face }
state-merchant = Торговец: { $seat }, { $place }
state-metropolis = Столица, { $track }: { $seat }, { $place }
state-metropolis-free = Столица, { $track }: ни у кого
state-decks = Осталось карт прогресса: торговля { $trade }, политика { $politics }, наука { $science }
state-crane = Открытых кранов: { $count }
state-fleet = Два к одному в этом ходу: { $cards }
state-harbour-open = Открыт «Торговый порт». Уже спрошены: { $seats }
state-levels = Торговля { $trade }, политика { $politics }, наука { $science }
state-knight = { $knight }, { $status ->
    [active] активный
   *[inactive] неактивный
}: { $place }
state-walls = Городские стены: { $places }
state-reduced = Города на боку: { $places }
state-defender = Очки защитника: { $count }
state-open-card = Открыто: { $card }
state-progress-held = Карты прогресса: торговля { $trade }, политика { $politics }, наука { $science }
state-progress-known = Вам известны: { $cards }
state-progress-own = Карты прогресса: { $cards }
state-hand-seen = Рука, которую вы видите: { $cards }
