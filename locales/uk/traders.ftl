# What the scenario Traders & Barbarians adds to the table.

## The table

group-traders = Обоз
act-upgrade_wagon = Покращити
about-upgrade_wagon = Наступний рівень обозу: більше очок руху й золота за доставку, кращі шанси проти варварів.
act-bribe_barbarian = Відіслати
about-bribe_barbarian = Варвар іде на шлях без дороги.
place-bribe_barbarian = Виберіть варвара, який піде
site-wagon = Обоз: { $place }
note-points = { $count ->
    [one] { $count } очко руху
    [few] { $count } очки руху
   *[many] { $count } очок руху
}
note-toll = плата за проїзд: { $count }
drive-ways = Якою дорогою йде обоз
drive-thrifty = Берегти золото
drive-quick = Берегти очки
drive-grain = +2 за зерно
drive-fend = Вигнати, якщо випаде { $faces }: { $place }
why-LEVEL_TOO_LOW = треба рівень 2
why-NOT_BESIDE = поруч нікого
why-NO_TOLL = немає золота
why-TOO_FAR = далеко
card-about-knight-barbarian = Перемістіть варвара на інший шлях. Якщо це чужа дорога, можна наосліп витягнути карту в її власника. Лицар лишається перед вами й рахується для Найбільшого війська.
card-about-swift_journey = Закінчує початий рух: обоз іде ще раз, з усіма очками руху.
fact-wagon = Обоз рівня { $level }: очок руху { $points }, золота за доставку { $gold }
fact-cargo = Вантаж: { $cargo }. Куди: { $plaza }
fact-empty = Обоз порожній
fact-delivered = { $count ->
    [one] { $count } доставка, по очку за кожну
    [few] { $count } доставки, по очку за кожну
   *[many] { $count } доставок, по очку за кожну
}
stock-cargo = { $plaza }: лишилося карток вантажу { $count }
cargo-marble = мармур
cargo-glass = скло
cargo-sand = пісок
cargo-tools = інструменти
place-plaza = площа ({ $plaza })
place-spoke = площа ({ $plaza }) – { $corner }
board-plaza = площа ({ $plaza }): треба { $wants }, звідси везуть { $gives }
board-raider = варвар, { $at }
board-wagon = обоз (гравець: { $name }), { $load }, { $at }
board-load-none = порожній
board-text-wagon = обоз: { $places }
board-text-plazas = Площі

## Moves in words

action-move-barbarian = Варвар: { $place } → { $to }
action-take-one = Витягнути карту
action-take-none = Не тягнути
action-bribe-barbarian = Віддати жетони: варвар { $place } → { $to }
action-upgrade-wagon = Покращити обоз
action-drive-wagon = Вести обоз: { $place }
action-drive-wagon-quick = Вести обоз швидкою дорогою: { $place }
action-drive-wagon-grain = Вести обоз за зерно: { $place }
action-drive-wagon-quick-grain = Вести обоз швидкою дорогою за зерно: { $place }
action-fend-off = Спробувати вигнати варвара: { $place }
action-stop-wagon = Зупинити обоз і закінчити хід
action-play-swift-journey = Зіграти «Швидкий обоз»
kind-move-barbarian = Варвар
kind-bribe-barbarian = Відіслати варвара
kind-upgrade-wagon = Покращити обоз
kind-drive-wagon = Вести обоз
kind-fend-off = Вигнати варвара
kind-stop-wagon = Зупинити обоз
kind-play-swift-journey = Швидкий обоз

## Prompts

prompt-barbarian = Перемістіть варвара
prompt-barbarian-hint = Виберіть варвара, потім шлях. На чужій дорозі він принесе вам карту.
prompt-barbarian-wait = Переміщення варвара.
prompt-driven = Варвара вигнано: виберіть, куди він піде
prompt-driven-hint = На будь-який шлях без варвара. Карт ніхто не втрачає.
prompt-driven-wait = Вигнаний варвар іде на інший шлях.
prompt-take = Тягнете карту в гравця { $seat }?
prompt-take-hint = Варвар стоїть на дорозі цього гравця. Одну карту, наосліп.
prompt-take-wait = Можна витягнути карту в гравця { $seat }.
prompt-drive = Ведіть обоз або зупиніться
prompt-drive-hint = { $count ->
    [one] Лишилося { $count } очко руху.
    [few] Лишилося { $count } очки руху.
   *[many] Лишилося { $count } очок руху.
}
prompt-drive-wait = Обоз у дорозі.
prompt-arrived = Обоз прибув: «Швидкий обоз» або кінець ходу
prompt-arrived-hint = Про це питають, хоч би які карти ви мали.
prompt-arrived-wait = Обоз прибув.

## The log

log-card-swift-journey = швидкий обоз
log-wagon = { $seat } ставить обоз ({ $place })
log-wagon-you = { $seat } ставите обоз ({ $place })
log-wagon-too = обоз ({ $place })
log-barbarian = { $seat } переводить варвара ({ $place } → { $to })
log-barbarian-you = { $seat } переводите варвара ({ $place } → { $to })
log-barbarian-too = варвар ({ $place } → { $to })
log-no-card = карту не тягне
log-no-card-you = карту не тягнете
log-no-card-alone = { $seat } не тягне карту
log-no-card-alone-you = { $seat } не тягнете карту
log-wagon-level = { $seat } покращує обоз до рівня { $level }
log-wagon-level-you = { $seat } покращуєте обоз до рівня { $level }
log-drove = { $seat } веде обоз ({ $place } → { $to })
log-drove-you = { $seat } ведете обоз ({ $place } → { $to })
log-drove-too = далі: { $to }
log-toll = за проїзд { $cards } ({ $receiver })
log-fended = { $seat } виганяє варвара, на кубику { $die } ({ $place })
log-fended-you = { $seat } виганяєте варвара, на кубику { $die } ({ $place })
log-fended-not = { $seat } кидає кубик, на ньому { $die }: варвар лишається ({ $place })
log-fended-not-you = { $seat } кидаєте кубик, на ньому { $die }: варвар лишається ({ $place })
log-loaded = { $seat } бере вантаж: { $cargo }, куди: { $plaza }
log-loaded-you = { $seat } берете вантаж: { $cargo }, куди: { $plaza }
log-loaded-too = новий вантаж: { $cargo }, куди: { $plaza }
log-loaded-too-you = новий вантаж: { $cargo }, куди: { $plaza }
log-delivered = { $seat } доставляє вантаж ({ $cargo }): +1 очко
log-delivered-you = { $seat } доставляєте вантаж ({ $cargo }): +1 очко

## The position in words

state-raiders = Варвари: { $places }
state-stack = { $plaza }: треба { $wants }, лишилося карток вантажу { $count }
state-wagon = Обоз рівня { $level }: { $place }
state-wagon-none = Обоз рівня { $level }, ще не на острові
state-cargo = Вантаж: { $cargo }, куди: { $plaza }
state-delivered = Доставок: { $count }
state-points-left = Лишилося очок руху: { $count }
