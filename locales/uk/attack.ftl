# What the scenario Barbarian Attack adds to the table.

## The table

group-attack = Варвари
act-expel_barbarian = Вигнати
about-expel_barbarian = Один варвар іде з узбережжя назад у запас. Це не полонений.
place-expel_barbarian = Виберіть узбережжя, звідки піде варвар
site-horseman = Лицар: { $place }
site-capture = Взяти варвара в полон: { $place }
site-repulse = Вигнати варвара: { $place }
note-steps = { $count ->
    [one] { $count } шлях
    [few] { $count } шляхи
   *[many] { $count } шляхів
}
march-must = Похід не закінчити, доки лицар не відійде від замку.
march-end = Закінчити похід
why-OVERRUN = там варвари
why-CAPTURED = захоплено
why-MUST_LEAVE = відійти від замку
fact-prisoners = { $count ->
    [one] { $count } полонений, очко за двох
    [few] { $count } полонені, очко за двох
   *[many] { $count } полонених, очко за двох
}
fact-captured = { $count ->
    [one] { $count } будівля захоплена варварами й не рахується
    [few] { $count } будівлі захоплено варварами, і вони не рахуються
   *[many] { $count } будівель захоплено варварами, і вони не рахуються
}
fact-knights-left = { $count ->
    [one] У запасі { $count } лицар
    [few] У запасі { $count } лицарі
   *[many] У запасі { $count } лицарів
}
stat-horsemen = { $count ->
    [one] { $count } лицар на острові
    [few] { $count } лицарі на острові
   *[many] { $count } лицарів на острові
}
stock-barbarians = Варварів у запасі: { $count }
stock-attack-cards = Карт у колоді: { $count }
board-horseman = лицар (гравець: { $name }), { $at }
board-foreign = чужий лицар, { $at }
board-barbarians = { $count ->
    [one] { $count } варвар, { $at }
    [few] { $count } варвари, { $at }
   *[many] { $count } варварів, { $at }
}
board-overrun = { $barbarians }, узбережжя переповнене
board-captured = { $piece } в руках варварів (гравець: { $name }), { $at }
board-text-horsemen = лицарі: { $places }
board-text-captured = захоплено: { $places }
# Barbarians on a coast in a list: where they are, and how many.
board-text-coast = { $count ->
    [one] { $place }: { $count } варвар
    [few] { $place }: { $count } варвари
   *[many] { $place }: { $count } варварів
}

## The cards

attack-card-knighthood = Посвята в лицарі
attack-card-black-knight = Чорний лицар
attack-card-intrigue = Інтрига
attack-card-treason = Зрада

## Moves in words

action-raid = Витягнути карту в гравця { $seat }
action-raid-nobody = Ні в кого не тягнути
action-muster-knight = Поставити лицаря: { $place }
action-muster-foreign = Поставити чужого лицаря: { $place }
action-capture-barbarian = Взяти варвара в полон: { $place }
action-turn-barbarian = Варвар: { $place } → { $to }
action-turn-barbarian-supply = Варвар із запасу → { $to }
action-send-knight = Похід лицаря: { $place } → { $to }
action-send-knight-grain = Похід лицаря за зерно: { $place } → { $to }
action-end-march = Закінчити похід
action-expel-barbarian = Віддати жетони: вигнати варвара, { $place }
kind-raid = Карта після сімки
kind-muster-knight = Поставити лицаря
kind-muster-foreign = Поставити чужого лицаря
kind-capture-barbarian = Інтрига
kind-turn-barbarian = Зрада
kind-send-knight = Похід лицаря
kind-end-march = Кінець походу
kind-expel-barbarian = Вигнати варвара

## Prompts

prompt-raid = Сімка: у кого тягнете карту?
prompt-raid-hint = Одну карту, наосліп.
prompt-raid-wait = Сімка: можна витягнути чужу карту.
prompt-muster-castle = Посвята в лицарі: поставте лицаря
prompt-muster-castle-hint = На вільну сторону замку. У поході йому доведеться звідти відійти.
prompt-muster-castle-wait = Посвята в лицарі: біля замку з’явиться лицар.
prompt-muster-anywhere = Чорний лицар: поставте лицаря
prompt-muster-anywhere-hint = На будь-який шлях острова, де немає лицаря.
prompt-muster-anywhere-wait = Чорний лицар: вибирається шлях для лицаря.
prompt-foreign = Поставте чужого лицаря
prompt-foreign-hint = Він з’являється біля замку, і ходити ним можуть обидва гравці.
prompt-foreign-wait = Вибирається місце чужого лицаря.
prompt-intrigue = Інтрига: візьміть варвара в полон
prompt-intrigue-hint = Виберіть узбережжя. Двоє полонених дають очко.
prompt-intrigue-wait = Інтрига: варвара беруть у полон.
prompt-treason = Зрада: переведіть першого варвара
prompt-treason-hint = Потім другого. Обидва підуть одночасно, узбережжя всі різні.
prompt-treason-wait = Зрада: двоє варварів змінюють узбережжя.
prompt-treason-second = Зрада: переведіть другого варвара
prompt-treason-second-hint = Перший піде: { $place } → { $to }.
prompt-treason-second-supply-hint = Перший прийде із запасу: { $to }.
prompt-march = Ведіть лицарів або закінчіть похід
prompt-march-hint = Кожен проходить до трьох шляхів, за зерно до п’яти.
prompt-march-wait = Триває похід лицарів.
prompt-march-foreign = Ведіть чужого лицаря або лишіть його
prompt-march-foreign-hint = До трьох шляхів, за зерно до п’яти.
prompt-march-foreign-wait = Можна відвести чужого лицаря.

## The log

log-attack-card = { $seat } купує карту, «{ $card }»
log-attack-card-you = { $seat } купуєте карту, «{ $card }»
log-attack-card-too = потім «{ $card }»
log-attack-shuffled = Карти перетасовано заново
log-no-use = без наслідків
log-no-use-alone = Карта нічого не дає
log-landing = Варвари висаджуються
# The number on the dice, and what comes of it.
log-landing-at = { $number } ({ $place })
log-landing-full = { $number }, але там немає місця
log-landing-again = { $number } перекидають
log-overrun = Узбережжя переповнене ({ $place })
log-overrun-too = узбережжя переповнене ({ $place })
log-freed = Узбережжя вільне ({ $place })
log-freed-too = узбережжя вільне ({ $place })
log-taken = Варвари захоплюють будівлю, її власник { $seat } ({ $place })
log-taken-you = Варвари захоплюють вашу будівлю ({ $place })
log-taken-too = захоплено будівлю, її власник { $seat } ({ $place })
log-taken-too-you = вашу будівлю захоплено ({ $place })
log-retaken = Будівля знову вільна, її власник { $seat } ({ $place })
log-retaken-you = Ваша будівля знову вільна ({ $place })
log-retaken-too = будівля знову вільна, її власник { $seat } ({ $place })
log-retaken-too-you = ваша будівля знову вільна ({ $place })
log-mustered = { $seat } ставить лицаря ({ $place })
log-mustered-you = { $seat } ставите лицаря ({ $place })
log-mustered-too = лицар ({ $place })
log-foreign = З’являється чужий лицар ({ $place })
log-foreign-too = з’являється чужий лицар ({ $place })
log-intrigue = { $seat } бере варвара в полон ({ $place })
log-intrigue-you = { $seat } берете варвара в полон ({ $place })
log-intrigue-too = полонений ({ $place })
log-turned = Варвар змінює узбережжя ({ $place } → { $to })
log-turned-too = варвар ({ $place } → { $to })
log-turned-supply = Варвар приходить із запасу ({ $to })
log-turned-supply-too = варвар із запасу ({ $to })
log-sent = { $seat } веде лицаря ({ $place } → { $to })
log-sent-you = { $seat } ведете лицаря ({ $place } → { $to })
log-foreign-sent = { $seat } веде чужого лицаря ({ $place } → { $to })
log-foreign-sent-you = { $seat } ведете чужого лицаря ({ $place } → { $to })
log-repulsed = { $seat } виганяє варвара ({ $place })
log-repulsed-you = { $seat } виганяєте варвара ({ $place })
log-repulsed-too = вигнано варвара ({ $place })
log-coast-won = Лицарі перемагають ({ $place })
log-lot = { $seat } кидає { $number }
log-lot-you = { $seat } кидаєте { $number }
log-prisoners = { $count ->
    [one] { $seat } отримує { $count } полоненого
    [few] { $seat } отримує { $count } полонених
   *[many] { $seat } отримує { $count } полонених
}
log-prisoners-you = { $count ->
    [one] { $seat } отримуєте { $count } полоненого
    [few] { $seat } отримуєте { $count } полонених
   *[many] { $seat } отримуєте { $count } полонених
}
log-aside = { $count ->
    [one] { $count } полоненого чужого лицаря відкладено
    [few] { $count } полонених чужого лицаря відкладено
   *[many] { $count } полонених чужого лицаря відкладено
}
log-aside-alone = Відкладено полонених чужого лицаря: { $count }
log-losses = кубик втрат: { $die }
log-losses-alone = На кубику втрат { $die }
log-fell = гине лицар, його власник { $seat } ({ $place })
log-fell-you = гине ваш лицар ({ $place })
log-fell-alone = Гине лицар, його власник { $seat } ({ $place })
log-fell-alone-you = Гине ваш лицар ({ $place })
since-horseman = { $count ->
    [one] { $count } лицаря
    [few] { $count } лицарів
   *[many] { $count } лицарів
}

## The position in words

state-barbarians = Варвари: { $places }
state-barbarians-none = На острові немає варварів.
state-coast = { $place }, { $count }
state-overrun = Переповнено: { $places }
state-barbarians-left = Варварів у запасі: { $count }
state-foreign = Чужий лицар: { $place }
state-aside = Відкладено полонених: { $count }
state-horsemen = Лицарі: { $places }
state-prisoners = Полонені: { $count }
state-captured = Захоплено: { $places }
