# Варіанти гри на острові за столом: «Події», «Удвох», «Господар гавані», «Шляхетний розбійник».

## Події

act-reveal = Відкрити карту
act-reveal-note = у колоді { $count ->
    [one] { $count }
    [few] { $count }
   *[many] { $count }
}
act-repair = Ремонт дороги
why-card-first = спершу карта
why-card-first-full = Спершу карта події: доки її не відкрито, не можна мінятися, будувати, купувати й закінчувати хід.
place-repair_road = Виберіть дорогу для ремонту
site-damage = Пошкодити дорогу: { $place }
site-repair = Відремонтувати дорогу: { $place }
prompt-reveal = Відкрийте карту події
prompt-reveal-hint =
    { $held ->
        [none] Спершу спрацює подія, потім число принесе карти.
       *[some] До цього можна зіграти карту розвитку.
    }
prompt-reveal-wait = Зараз відкриється карта події.
prompt-receive = { $event }: візьміть карту з банку
prompt-advantage = { $event }: витягніть карту або відмовтеся
prompt-flee = { $event }: виберіть, куди він піде
# $about — що робить подія, цілим реченням.
prompt-event-hint = { $about }
prompt-event-wait = { $event }. { $about }
event-none = Карт ще не було
event-none-hint = колода повна
event-by-you = ваша карта
event-by = відкриває { $name }
event-plain = Без події
event-about-plain = Нічого не стається, важить лише число.
event-about-robber-attack = Як у разі сімки: хто має забагато карт, скидає половину, потім ходить розбійник.
event-about-epidemic = Міста цього разу приносять лише по одній карті.
event-about-earthquake = Кожен пошкоджує свою дорогу й до ремонту не будує нових.
event-about-good-neighbours = Кожен віддає сусідові ліворуч одну карту на свій вибір.
event-about-tournament = Хто має найбільше зіграних лицарів, бере карту з банку.
event-about-trade-advantage = Хто має «Найдовший тракт», може витягнути карту з чужої руки.
event-about-calm-sea = Хто має найбільше поселень і міст біля гаваней, бере карту з банку.
event-about-robber-flees = Розбійник іде зі свого гекса й нікого не грабує.
event-about-neighbourly-help = Хто має найбільше очок, віддає карту тому, хто має менше.
event-about-conflict = Хто має «Найбільше військо» або найбільше лицарів, тягне карту з чужої руки.
event-about-plentiful-year = Кожен бере з банку одну карту на свій вибір.
deck = Карти
deck-count = відкрито { $count }, лишилося { $left }
deck-number = { $number }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}, лишилося { $left }
deck-left = { $count ->
    [one] У колоді { $count } карта, за числами:
    [few] У колоді { $count } карти, за числами:
   *[many] У колоді { $count } карт, за числами:
}
deck-left-of = { $number }: лишилося { $left }
fact-damaged = { $count ->
    [one] { $count } пошкоджена дорога
    [few] { $count } пошкоджені дороги
   *[many] { $count } пошкоджених доріг
}
giving-from-bank = Карта з банку
giving-from-hand = Карта з вашої руки
giving-to = Хто її отримає
giving-card = Віддати: { $resource }, у вас { $count }
giving-choose = Виберіть карту
giving-take = Узяти: { $resource }
giving-give = Віддати: { $resource } → { $name }
draw-from = З чиєї руки тягнути
draw-from-seat = Тягнути з руки: { $name }
draw-from-nobody = Не тягнути
log-damaged-too = пошкоджено дорогу гравця { $seat } ({ $place })
log-damaged-too-you = пошкоджено вашу дорогу ({ $place })
log-damaged-you = Пошкоджено вашу дорогу ({ $place })
log-repaired-you = { $seat } ремонтуєте дорогу ({ $place })
log-drew-from = { $seat } тягне { $card } у гравця { $victim }
log-drew-from-you = { $seat } тягнете { $card } у гравця { $victim }
log-drew-from-own = { $seat } тягне { $card } у вас
state-event = Карта: { $card }

## Удвох

group-tokens = Жетони
act-force-trade = Вимушена угода
act-chase-robber = Прогнати розбійника
act-retire-knight = Віддати лицаря
act-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
act-retire-knight-note = +2 жетони
why-ONCE_PER_TURN = раз за хід
why-TOKENS_SHORT = мало жетонів
why-NO_PLAYED_KNIGHT = немає лицаря
why-TOO_FEW_CARDS = мало карт
about-repair = Доки її не відремонтовано, нових доріг ви не будуєте.
about-force-trade = Ви тягнете дві карти з руки суперника й віддаєте за них дві свої.
about-chase-robber = Розбійник іде геть і нікого не грабує.
about-retire-knight = Зіграний вами лицар іде з гри, ви отримуєте за нього 2 жетони.
place-chase_robber = Виберіть, куди піде розбійник
tokens-word = { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
}
neutral-choose = Нейтральний колір
neutral-both = Обидва
# $site — що там стоятиме: «Дорога на пагорби 6».
site-for = { $site }, { $name }
handing = Карти, які ви віддаєте
handing-card = { $resource }, у вас { $count }, вибрано: { $picked }
handing-do = Віддати обидві карти: { $name }
# $who: «ваш кидок», «кидає Wren».
throws-which = { $index ->
    [1] 1-й із 2 · { $who }
   *[other] 2-й із 2 · { $who }
}
throws-row = { $index ->
    [1] Перший кидок
   *[other] Другий кидок
}: { $one } і { $other }, разом { $sum }

## Господар гавані

fact-harbour-points = { $count ->
    [one] { $count } очко гаваней
    [few] { $count } очки гаваней
   *[many] { $count } очок гаваней
}
fact-harbormaster = { $count ->
    [one] «Господар гавані», { $points }: { $count } очко гаваней
    [few] «Господар гавані», { $points }: { $count } очки гаваней
   *[many] «Господар гавані», { $points }: { $count } очок гаваней
}
# Очки гаваней і очки самої карти.
fact-harbormaster-short = { $count } · { $points }
log-harbormaster-from = { $seat } −2 очки

## Шляхетний розбійник

spared = Гекси, закриті для розбійника
spared-count = { $count ->
    [one] { $count } гекс закритий для розбійника.
    [few] { $count } гекси закриті для розбійника.
   *[many] { $count } гексів закрито для розбійника.
}
spared-why = { $place }: { $name }, не більше 2 очок.
spared-hint = Заштриховані гекси закриті. Торкніться, щоб дізнатися чому.
board-closed = { $land }: закрито для розбійника. Чому?
board-text-closed = Закрито для розбійника
