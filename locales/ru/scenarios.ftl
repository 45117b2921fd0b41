# Что добавляют к столу сценарии «Рыбаки», «Реки» и «Караваны».

## Рыбаки

fish = рыба
group-fish = Рыба
act-fish_remove_robber = Прогнать
act-fish_steal = Вытянуть
act-fish_take = Взять
act-fish_road = Дорога
act-fish_card = Развитие
act-pass_boot = Башмак
about-fish_remove_robber = Разбойник уходит с острова, пока его не вернут.
about-fish_steal = Вытяните вслепую карту из руки соперника.
about-fish_take = Возьмите из банка любую карту.
about-fish_road = Постройте дорогу бесплатно.
about-fish_card = Возьмите карту развития.
about-pass_boot = Отдайте старый башмак игроку, у которого не меньше очков, чем у вас.
choose-fish_steal = Чью карту вытянуть?
choose-fish_take = Какую карту взять?
choose-pass_boot = Кому отдать башмак?
choose-pass_boot-hint = С ним для победы нужно на одно очко больше.
fish-pays = Оплата жетонами улова: { $tokens }.
fish-overpaid = уйдёт { $paid }
fish-full = Жетонов улова больше не взять
fish-exchange = обменять
fish-own = Ваши жетоны улова
fish-sum = { $count ->
    [one] { $count } рыбина
    [few] { $count } рыбины
   *[other] { $count } рыбин
}
fact-boot = нужно { $points }
fact-boot-label = Старый башмак: для победы нужно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, на одно больше, чем другим
stock-fish = Жетоны улова рубашкой вверх: { $count }
board-ground-more = Промысел: когда выпадает { $number }, поселение здесь тянет жетон улова, город — два.
board-text-catch = Когда выпадает число, поселение у промысла или у озера тянет жетон улова, город — два.
board-lake-more = Озеро: когда выпадает { $numbers }, поселение здесь тянет жетон улова, город — два. Пока здесь разбойник, улова нет.
why-TOO_FEW_FISH = мало рыбы
why-ROBBER_AWAY = он уже ушёл
why-NOT_A_VICTIM = карт ни у кого нет
why-BANK_EMPTY = банк пуст
why-NO_EFFECT = нет пути
why-BOOT_STAYS = вы впереди

## Реки

group-rivers = Река
act-bridge = Мост
act-buy_for_gold = Купить карту
act-sell_for_gold = Продать карты
act-sell_for_gold-note = за золото
about-buy_for_gold = Купите за золото любую карту из банка.
about-sell_for_gold = Отдайте банку набор одинаковых карт за одно золото.
place-build_bridge = Поставьте мост
choose-buy_for_gold = Какую карту купить?
choose-buy_for_gold-hint = Цена карты: { $gold } золота
gold-limit = за ход { $bought } из { $most }
choose-sell_for_gold = Какие карты продать?
choose-sell_for_gold-hint = Набор одинаковых карт по вашему курсу приносит 1 золото.
fact-rich = «Богатый поселенец», больше всех золота: { $points }
fact-poor = «Бедный поселенец», меньше всех золота: { $points }
fact-bridges = Осталось мостов: { $count }
why-GOLD_LIMIT = больше нельзя

## Караваны

fact-camels = Постройки между верблюдами: { $points }
fact-camel-due = придёт
camel-votes = { $count ->
    [one] пока { $count } голос
    [few] пока { $count } голоса
   *[other] пока { $count } голосов
}
vote-tally = Голоса сейчас
vote-open = ещё без ставки
vote-waits = Идёт голосование о верблюде.
bid-card = { $resource } ×{ $count }, в ставке: { $picked }
bid-none-held = У вас нет ни шерсти, ни зерна.
bid-do = { $count ->
    [one] Поставить { $count } карту: { $count } голос
    [few] Поставить { $count } карты: { $count } голоса
   *[other] Поставить { $count } карт: { $count } голосов
}
