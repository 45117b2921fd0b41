# What the scenario Barbarian Attack adds to the table.

## The table

group-attack = Варвары
act-expel_barbarian = Прогнать
about-expel_barbarian = Один варвар уходит с побережья обратно в запас. Это не пленный.
place-expel_barbarian = Выберите побережье, откуда уйдёт варвар
site-horseman = Рыцарь: { $place }
site-capture = Взять варвара в плен: { $place }
site-repulse = Прогнать варвара: { $place }
note-steps = { $count ->
    [one] { $count } путь
    [few] { $count } пути
   *[many] { $count } путей
}
march-must = Поход не закончить, пока рыцарь не уйдёт от замка.
march-end = Закончить поход
why-OVERRUN = там варвары
why-CAPTURED = захвачено
why-MUST_LEAVE = уйти от замка
fact-prisoners = { $count ->
    [one] { $count } пленный, очко за двух
    [few] { $count } пленных, очко за двух
   *[many] { $count } пленных, очко за двух
}
fact-captured = { $count ->
    [one] { $count } постройка захвачена варварами и не считается
    [few] { $count } постройки захвачены варварами и не считаются
   *[many] { $count } построек захвачено варварами и не считается
}
fact-knights-left = { $count ->
    [one] В запасе { $count } рыцарь
    [few] В запасе { $count } рыцаря
   *[many] В запасе { $count } рыцарей
}
stat-horsemen = { $count ->
    [one] { $count } рыцарь на острове
    [few] { $count } рыцаря на острове
   *[many] { $count } рыцарей на острове
}
stock-barbarians = Варваров в запасе: { $count }
stock-attack-cards = Карт в колоде: { $count }
board-horseman = рыцарь (игрок: { $name }), { $at }
board-foreign = чужой рыцарь, { $at }
board-barbarians = { $count ->
    [one] { $count } варвар, { $at }
    [few] { $count } варвара, { $at }
   *[many] { $count } варваров, { $at }
}
board-overrun = { $barbarians }, побережье переполнено
board-captured = { $piece } в руках варваров (игрок: { $name }), { $at }
board-text-horsemen = рыцари: { $places }
board-text-captured = захвачено: { $places }
# Barbarians on a coast in a list: where they are, and how many.
board-text-coast = { $count ->
    [one] { $place }: { $count } варвар
    [few] { $place }: { $count } варвара
   *[many] { $place }: { $count } варваров
}

## The cards

attack-card-knighthood = Посвящение в рыцари
attack-card-black-knight = Чёрный рыцарь
attack-card-intrigue = Интрига
attack-card-treason = Предательство

## Moves in words

action-raid = Вытянуть карту у игрока { $seat }
action-raid-nobody = Ни у кого не тянуть
action-muster-knight = Поставить рыцаря: { $place }
action-muster-foreign = Поставить чужого рыцаря: { $place }
action-capture-barbarian = Взять варвара в плен: { $place }
action-turn-barbarian = Варвар: { $place } → { $to }
action-turn-barbarian-supply = Варвар из запаса → { $to }
action-send-knight = Поход рыцаря: { $place } → { $to }
action-send-knight-grain = Поход рыцаря за зерно: { $place } → { $to }
action-end-march = Закончить поход
action-expel-barbarian = Отдать жетоны: прогнать варвара, { $place }
kind-raid = Карта после семёрки
kind-muster-knight = Поставить рыцаря
kind-muster-foreign = Поставить чужого рыцаря
kind-capture-barbarian = Интрига
kind-turn-barbarian = Предательство
kind-send-knight = Поход рыцаря
kind-end-march = Конец похода
kind-expel-barbarian = Прогнать варвара

## Prompts

prompt-raid = Семёрка: у кого тянете карту?
prompt-raid-hint = Одну карту, вслепую.
prompt-raid-wait = Семёрка: можно вытянуть чужую карту.
prompt-muster-castle = Посвящение в рыцари: поставьте рыцаря
prompt-muster-castle-hint = На свободную сторону замка. В походе ему придётся оттуда уйти.
prompt-muster-castle-wait = Посвящение в рыцари: у замка появится рыцарь.
prompt-muster-anywhere = Чёрный рыцарь: поставьте рыцаря
prompt-muster-anywhere-hint = На любой путь острова, где нет рыцаря.
prompt-muster-anywhere-wait = Чёрный рыцарь: выбирается путь для рыцаря.
prompt-foreign = Поставьте чужого рыцаря
prompt-foreign-hint = Он появляется у замка, и ходить им могут оба игрока.
prompt-foreign-wait = Выбирается место чужого рыцаря.
prompt-intrigue = Интрига: возьмите варвара в плен
prompt-intrigue-hint = Выберите побережье. Два пленных дают очко.
prompt-intrigue-wait = Интрига: варвара берут в плен.
prompt-treason = Предательство: переведите первого варвара
prompt-treason-hint = Потом второго. Оба уйдут одновременно, побережья все разные.
prompt-treason-wait = Предательство: два варвара меняют побережье.
prompt-treason-second = Предательство: переведите второго варвара
prompt-treason-second-hint = Первый уйдёт: { $place } → { $to }.
prompt-treason-second-supply-hint = Первый придёт из запаса: { $to }.
prompt-march = Ведите рыцарей или закончите поход
prompt-march-hint = Каждый проходит до трёх путей, за зерно до пяти.
prompt-march-wait = Идёт поход рыцарей.
prompt-march-foreign = Ведите чужого рыцаря или оставьте его
prompt-march-foreign-hint = До трёх путей, за зерно до пяти.
prompt-march-foreign-wait = Можно увести чужого рыцаря.

## The log

log-attack-card = { $seat } покупает карту, «{ $card }»
log-attack-card-you = { $seat } покупаете карту, «{ $card }»
log-attack-card-too = потом «{ $card }»
log-attack-shuffled = Карты перемешаны заново
log-no-use = без последствий
log-no-use-alone = Карта ничего не даёт
log-landing = Варвары высаживаются
# The number on the dice, and what comes of it.
log-landing-at = { $number } ({ $place })
log-landing-full = { $number }, но там нет места
log-landing-again = { $number } перебрасывают
log-overrun = Побережье переполнено ({ $place })
log-overrun-too = побережье переполнено ({ $place })
log-freed = Побережье свободно ({ $place })
log-freed-too = побережье свободно ({ $place })
log-taken = Варвары захватывают постройку, её владелец { $seat } ({ $place })
log-taken-you = Варвары захватывают вашу постройку ({ $place })
log-taken-too = захвачена постройка, её владелец { $seat } ({ $place })
log-taken-too-you = ваша постройка захвачена ({ $place })
log-retaken = Постройка снова свободна, её владелец { $seat } ({ $place })
log-retaken-you = Ваша постройка снова свободна ({ $place })
log-retaken-too = постройка снова свободна, её владелец { $seat } ({ $place })
log-retaken-too-you = ваша постройка снова свободна ({ $place })
log-mustered = { $seat } ставит рыцаря ({ $place })
log-mustered-you = { $seat } ставите рыцаря ({ $place })
log-mustered-too = рыцарь ({ $place })
log-foreign = Появляется чужой рыцарь ({ $place })
log-foreign-too = появляется чужой рыцарь ({ $place })
log-intrigue = { $seat } берёт варвара в плен ({ $place })
log-intrigue-you = { $seat } берёте варвара в плен ({ $place })
log-intrigue-too = пленный ({ $place })
log-turned = Варвар меняет побережье ({ $place } → { $to })
log-turned-too = варвар ({ $place } → { $to })
log-turned-supply = Варвар приходит из запаса ({ $to })
log-turned-supply-too = варвар из запаса ({ $to })
log-sent = { $seat } ведёт рыцаря ({ $place } → { $to })
log-sent-you = { $seat } ведёте рыцаря ({ $place } → { $to })
log-foreign-sent = { $seat } ведёт чужого рыцаря ({ $place } → { $to })
log-foreign-sent-you = { $seat } ведёте чужого рыцаря ({ $place } → { $to })
log-repulsed = { $seat } прогоняет варвара ({ $place })
log-repulsed-you = { $seat } прогоняете варвара ({ $place })
log-repulsed-too = прогнан варвар ({ $place })
log-coast-won = Рыцари побеждают ({ $place })
log-lot = { $seat } бросает { $number }
log-lot-you = { $seat } бросаете { $number }
log-prisoners = { $count ->
    [one] { $seat } получает { $count } пленного
    [few] { $seat } получает { $count } пленных
   *[many] { $seat } получает { $count } пленных
}
log-prisoners-you = { $count ->
    [one] { $seat } получаете { $count } пленного
    [few] { $seat } получаете { $count } пленных
   *[many] { $seat } получаете { $count } пленных
}
log-aside = { $count ->
    [one] { $count } пленный чужого рыцаря откладывается
    [few] { $count } пленных чужого рыцаря откладываются
   *[many] { $count } пленных чужого рыцаря откладываются
}
log-aside-alone = Отложено пленных чужого рыцаря: { $count }
log-losses = кубик потерь: { $die }
log-losses-alone = На кубике потерь { $die }
log-fell = погибает рыцарь, его владелец { $seat } ({ $place })
log-fell-you = погибает ваш рыцарь ({ $place })
log-fell-alone = Погибает рыцарь, его владелец { $seat } ({ $place })
log-fell-alone-you = Погибает ваш рыцарь ({ $place })
since-horseman = { $count ->
    [one] { $count } рыцаря
    [few] { $count } рыцарей
   *[many] { $count } рыцарей
}

## The position in words

state-barbarians = Варвары: { $places }
state-barbarians-none = На острове нет варваров.
state-coast = { $place }, { $count }
state-overrun = Переполнено: { $places }
state-barbarians-left = Варваров в запасе: { $count }
state-foreign = Чужой рыцарь: { $place }
state-aside = Отложено пленных: { $count }
state-horsemen = Рыцари: { $places }
state-prisoners = Пленные: { $count }
state-captured = Захвачено: { $places }
