# Варианты игры на острове за столом: «Происшествия», «Вдвоём», «Хозяин гавани», «Благородный разбойник».

## Происшествия

act-reveal = Открыть карту
act-reveal-note = в колоде { $count ->
    [one] { $count }
    [few] { $count }
   *[many] { $count }
}
act-repair = Ремонт дороги
why-card-first = сначала карта
why-card-first-full = Сначала карта происшествия: пока она не открыта, нельзя меняться, строить, покупать и заканчивать ход.
place-repair_road = Выберите дорогу для ремонта
site-damage = Повредить дорогу: { $place }
site-repair = Отремонтировать дорогу: { $place }
prompt-reveal = Откройте карту происшествия
prompt-reveal-hint =
    { $held ->
        [none] Сначала сработает происшествие, потом число принесёт карты.
       *[some] До этого можно сыграть карту развития.
    }
prompt-reveal-wait = Сейчас откроется карта происшествия.
prompt-receive = { $event }: возьмите карту из банка
prompt-advantage = { $event }: вытяните карту или откажитесь
prompt-flee = { $event }: выберите, куда он уйдёт
# $about — что делает происшествие, целым предложением.
prompt-event-hint = { $about }
prompt-event-wait = { $event }. { $about }
event-none = Карт ещё не было
event-none-hint = колода полна
event-by-you = ваша карта
event-by = открывает { $name }
event-plain = Без происшествия
event-about-plain = Ничего не происходит, важно только число.
event-about-robber-attack = Как при семёрке: тот, у кого слишком много карт, сбрасывает половину, потом ходит разбойник.
event-about-epidemic = Города на этот раз приносят только по одной карте.
event-about-earthquake = Каждый повреждает свою дорогу и не строит новых до ремонта.
event-about-good-neighbours = Каждый отдаёт соседу слева одну карту на свой выбор.
event-about-tournament = Тот, у кого больше всех сыгранных рыцарей, берёт карту из банка.
event-about-trade-advantage = Обладатель «Самого длинного тракта» может вытянуть карту из чужой руки.
event-about-calm-sea = Тот, у кого больше всех поселений и городов у гаваней, берёт карту из банка.
event-about-robber-flees = Разбойник уходит со своего гекса и никого не грабит.
event-about-neighbourly-help = Тот, у кого больше всех очков, отдаёт карту тому, у кого их меньше.
event-about-conflict = Тот, у кого «Самое большое войско» или больше всех рыцарей, тянет карту из чужой руки.
event-about-plentiful-year = Каждый берёт из банка одну карту на свой выбор.
deck = Карты
deck-count = открыто { $count }, осталось { $left }
deck-number = { $number }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}, осталось { $left }
deck-left = { $count ->
    [one] В колоде { $count } карта, по числам:
    [few] В колоде { $count } карты, по числам:
   *[many] В колоде { $count } карт, по числам:
}
deck-left-of = { $number }: осталось { $left }
fact-damaged = { $count ->
    [one] { $count } повреждённая дорога
    [few] { $count } повреждённые дороги
   *[many] { $count } повреждённых дорог
}
giving-from-bank = Карта из банка
giving-from-hand = Карта из вашей руки
giving-to = Кто её получит
giving-card = Отдать: { $resource }, у вас { $count }
giving-choose = Выберите карту
giving-take = Взять: { $resource }
giving-give = Отдать: { $resource } → { $name }
draw-from = Из чьей руки тянуть
draw-from-seat = Тянуть из руки: { $name }
draw-from-nobody = Не тянуть
log-damaged-too = повреждена дорога игрока { $seat } ({ $place })
log-damaged-too-you = повреждена ваша дорога ({ $place })
log-damaged-you = Повреждена ваша дорога ({ $place })
log-repaired-you = { $seat } ремонтируете дорогу ({ $place })
log-drew-from = { $seat } тянет { $card } у игрока { $victim }
log-drew-from-you = { $seat } тянете { $card } у игрока { $victim }
log-drew-from-own = { $seat } тянет { $card } у вас
state-event = Карта: { $card }

## Вдвоём

group-tokens = Жетоны
act-force-trade = Вынужденная сделка
act-chase-robber = Прогнать разбойника
act-retire-knight = Отдать рыцаря
act-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
act-retire-knight-note = +2 жетона
why-ONCE_PER_TURN = раз за ход
why-TOKENS_SHORT = мало жетонов
why-NO_PLAYED_KNIGHT = нет рыцаря
why-TOO_FEW_CARDS = мало карт
about-repair = Пока она не отремонтирована, новых дорог вы не строите.
about-force-trade = Вы тянете две карты из руки соперника и отдаёте за них две свои.
about-chase-robber = Разбойник уходит и никого не грабит.
about-retire-knight = Сыгранный вами рыцарь уходит из игры, вы получаете за него 2 жетона.
place-chase_robber = Выберите, куда уйдёт разбойник
tokens-word = { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
neutral-choose = Нейтральный цвет
neutral-both = Оба
# $site — что там будет: «Дорога на холмы 6».
site-for = { $site }, { $name }
handing = Карты, которые вы отдаёте
handing-card = { $resource }, у вас { $count }, выбрано: { $picked }
handing-do = Отдать обе карты: { $name }
# $who: «ваш бросок», «бросает Wren».
throws-which = { $index ->
    [1] 1-й из 2 · { $who }
   *[other] 2-й из 2 · { $who }
}
throws-row = { $index ->
    [1] Первый бросок
   *[other] Второй бросок
}: { $one } и { $other }, в сумме { $sum }

## Хозяин гавани

fact-harbour-points = { $count ->
    [one] { $count } очко гаваней
    [few] { $count } очка гаваней
   *[many] { $count } очков гаваней
}
fact-harbormaster = { $count ->
    [one] «Хозяин гавани», { $points }: { $count } очко гаваней
    [few] «Хозяин гавани», { $points }: { $count } очка гаваней
   *[many] «Хозяин гавани», { $points }: { $count } очков гаваней
}
# Очки гаваней и очки самой карты.
fact-harbormaster-short = { $count } · { $points }
log-harbormaster-from = { $seat } −2 очка

## Благородный разбойник

spared = Гексы, закрытые для разбойника
spared-count = { $count ->
    [one] { $count } гекс закрыт для разбойника.
    [few] { $count } гекса закрыты для разбойника.
   *[many] { $count } гексов закрыто для разбойника.
}
spared-why = { $place }: { $name }, не больше 2 очков.
spared-hint = Заштрихованные гексы закрыты. Коснитесь, чтобы узнать почему.
board-closed = { $land }: закрыто для разбойника. Почему?
board-text-closed = Закрыто для разбойника
