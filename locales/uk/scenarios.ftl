# Що додають до столу сценарії «Рибалки», «Ріки» й «Каравани».

## Рибалки

fish = риба
group-fish = Риба
act-fish_remove_robber = Прогнати
act-fish_steal = Витягнути
act-fish_take = Узяти
act-fish_road = Дорога
act-fish_card = Розвиток
act-pass_boot = Черевик
about-fish_remove_robber = Розбійник іде з острова, доки його не повернуть.
about-fish_steal = Витягніть наосліп карту з руки суперника.
about-fish_take = Візьміть із банку будь-яку карту.
about-fish_road = Збудуйте дорогу безкоштовно.
about-fish_card = Візьміть карту розвитку.
about-pass_boot = Віддайте старий черевик гравцеві, у якого не менше очок, ніж у вас.
choose-fish_steal = Чию карту витягнути?
choose-fish_take = Яку карту взяти?
choose-pass_boot = Кому віддати черевик?
choose-pass_boot-hint = З ним для перемоги треба на одне очко більше.
fish-pays = Оплата жетонами улову: { $tokens }.
fish-overpaid = піде { $paid }
fish-full = Жетонів улову більше не взяти
fish-exchange = обміняти
fish-own = Ваші жетони улову
fish-sum = { $count ->
    [one] { $count } рибина
    [few] { $count } рибини
   *[other] { $count } рибин
}
fact-boot = треба { $points }
fact-boot-label = Старий черевик: для перемоги треба { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, на одне більше, ніж іншим
stock-fish = Жетони улову сорочкою догори: { $count }
board-ground-more = Промисел: коли випадає { $number }, поселення тут тягне жетон улову, місто — два.
board-text-catch = Коли випадає число, поселення біля промислу чи озера тягне жетон улову, місто — два.
board-lake-more = Озеро: коли випадає { $numbers }, поселення тут тягне жетон улову, місто — два. Поки тут розбійник, улову немає.
why-TOO_FEW_FISH = мало риби
why-ROBBER_AWAY = він уже пішов
why-NOT_A_VICTIM = карт ні в кого немає
why-BANK_EMPTY = банк порожній
why-NO_EFFECT = немає шляху
why-BOOT_STAYS = ви попереду

## Ріки

group-rivers = Річка
act-bridge = Міст
act-buy_for_gold = Купити карту
act-sell_for_gold = Продати карти
act-sell_for_gold-note = за золото
about-buy_for_gold = Купіть за золото будь-яку карту з банку.
about-sell_for_gold = Віддайте банкові набір однакових карт за одне золото.
place-build_bridge = Поставте міст
choose-buy_for_gold = Яку карту купити?
choose-buy_for_gold-hint = Ціна карти: { $gold } золота
gold-limit = за хід { $bought } з { $most }
choose-sell_for_gold = Які карти продати?
choose-sell_for_gold-hint = Набір однакових карт за вашим курсом приносить 1 золото.
fact-rich = «Багатий поселенець», найбільше золота: { $points }
fact-poor = «Бідний поселенець», найменше золота: { $points }
fact-bridges = Лишилося мостів: { $count }
why-GOLD_LIMIT = більше не можна

## Каравани

fact-camels = Будівлі між верблюдами: { $points }
fact-camel-due = прийде
camel-votes = { $count ->
    [one] поки { $count } голос
    [few] поки { $count } голоси
   *[other] поки { $count } голосів
}
vote-tally = Голоси зараз
vote-open = ще без ставки
vote-waits = Триває голосування щодо верблюда.
bid-card = { $resource } ×{ $count }, у ставці: { $picked }
bid-none-held = У вас немає ні вовни, ні зерна.
bid-do = { $count ->
    [one] Поставити { $count } карту: { $count } голос
    [few] Поставити { $count } карти: { $count } голоси
   *[other] Поставити { $count } карт: { $count } голосів
}
