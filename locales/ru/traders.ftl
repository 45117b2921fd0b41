# What the scenario Traders & Barbarians adds to the table.

## The table

group-traders = Обоз
act-upgrade_wagon = Улучшить
about-upgrade_wagon = Следующий уровень обоза: больше очков движения и золота за доставку, лучше шансы против варваров.
act-bribe_barbarian = Отослать
about-bribe_barbarian = Варвар уходит на путь без дороги.
place-bribe_barbarian = Выберите варвара, который уйдёт
site-wagon = Обоз: { $place }
note-points = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[many] { $count } очков движения
}
note-toll = плата за проезд: { $count }
drive-ways = Какой дорогой идёт обоз
drive-thrifty = Беречь золото
drive-quick = Беречь очки
drive-grain = +2 за зерно
drive-fend = Прогнать, если выпадет { $faces }: { $place }
why-LEVEL_TOO_LOW = нужен уровень 2
why-NOT_BESIDE = рядом никого
why-NO_TOLL = нет золота
why-TOO_FAR = далеко
card-about-knight-barbarian = Переместите варвара на другой путь. Если это чужая дорога, можно вслепую вытянуть карту у её владельца. Рыцарь остаётся перед вами и считается для Самого большого войска.
card-about-swift_journey = Заканчивает начатое движение: обоз идёт ещё раз, со всеми очками движения.
fact-wagon = Обоз уровня { $level }: очков движения { $points }, золота за доставку { $gold }
fact-cargo = Груз: { $cargo }. Куда: { $plaza }
fact-empty = Обоз пуст
fact-delivered = { $count ->
    [one] { $count } доставка, по очку за каждую
    [few] { $count } доставки, по очку за каждую
   *[many] { $count } доставок, по очку за каждую
}
stock-cargo = { $plaza }: осталось карточек груза { $count }
cargo-marble = мрамор
cargo-glass = стекло
cargo-sand = песок
cargo-tools = инструменты
place-plaza = площадь ({ $plaza })
place-spoke = площадь ({ $plaza }) – { $corner }
board-plaza = площадь ({ $plaza }): нужно { $wants }, отсюда везут { $gives }
board-raider = варвар, { $at }
board-wagon = обоз (игрок: { $name }), { $load }, { $at }
board-load-none = пустой
board-text-wagon = обоз: { $places }
board-text-plazas = Площади

## Moves in words

action-move-barbarian = Варвар: { $place } → { $to }
action-take-one = Вытянуть карту
action-take-none = Не тянуть
action-bribe-barbarian = Отдать жетоны: варвар { $place } → { $to }
action-upgrade-wagon = Улучшить обоз
action-drive-wagon = Вести обоз: { $place }
action-drive-wagon-quick = Вести обоз быстрой дорогой: { $place }
action-drive-wagon-grain = Вести обоз за зерно: { $place }
action-drive-wagon-quick-grain = Вести обоз быстрой дорогой за зерно: { $place }
action-fend-off = Попробовать прогнать варвара: { $place }
action-stop-wagon = Остановить обоз и закончить ход
action-play-swift-journey = Сыграть «Скорый обоз»
kind-move-barbarian = Варвар
kind-bribe-barbarian = Отослать варвара
kind-upgrade-wagon = Улучшить обоз
kind-drive-wagon = Вести обоз
kind-fend-off = Прогнать варвара
kind-stop-wagon = Остановить обоз
kind-play-swift-journey = Скорый обоз

## Prompts

prompt-barbarian = Переместите варвара
prompt-barbarian-hint = Выберите варвара, потом путь. На чужой дороге он принесёт вам карту.
prompt-barbarian-wait = Перемещение варвара.
prompt-driven = Варвар прогнан: выберите, куда он уйдёт
prompt-driven-hint = На любой путь без варвара. Карт никто не теряет.
prompt-driven-wait = Прогнанный варвар уходит на другой путь.
prompt-take = Тянете карту у игрока { $seat }?
prompt-take-hint = Варвар стоит на дороге этого игрока. Одну карту, вслепую.
prompt-take-wait = Можно вытянуть карту у игрока { $seat }.
prompt-drive = Ведите обоз или остановитесь
prompt-drive-hint = { $count ->
    [one] Осталось { $count } очко движения.
    [few] Осталось { $count } очка движения.
   *[many] Осталось { $count } очков движения.
}
prompt-drive-wait = Обоз в пути.
prompt-arrived = Обоз прибыл: «Скорый обоз» или конец хода
prompt-arrived-hint = Об этом спрашивают, какие бы карты у вас ни были.
prompt-arrived-wait = Обоз прибыл.

## The log

log-card-swift-journey = скорый обоз
log-wagon = { $seat } ставит обоз ({ $place })
log-wagon-you = { $seat } ставите обоз ({ $place })
log-wagon-too = обоз ({ $place })
log-barbarian = { $seat } переводит варвара ({ $place } → { $to })
log-barbarian-you = { $seat } переводите варвара ({ $place } → { $to })
log-barbarian-too = варвар ({ $place } → { $to })
log-no-card = карту не тянет
log-no-card-you = карту не тянете
log-no-card-alone = { $seat } не тянет карту
log-no-card-alone-you = { $seat } не тянете карту
log-wagon-level = { $seat } улучшает обоз до уровня { $level }
log-wagon-level-you = { $seat } улучшаете обоз до уровня { $level }
log-drove = { $seat } ведёт обоз ({ $place } → { $to })
log-drove-you = { $seat } ведёте обоз ({ $place } → { $to })
log-drove-too = дальше: { $to }
log-toll = за проезд { $cards } ({ $receiver })
log-fended = { $seat } прогоняет варвара, на кубике { $die } ({ $place })
log-fended-you = { $seat } прогоняете варвара, на кубике { $die } ({ $place })
log-fended-not = { $seat } бросает кубик, на нём { $die }: варвар остаётся ({ $place })
log-fended-not-you = { $seat } бросаете кубик, на нём { $die }: варвар остаётся ({ $place })
log-loaded = { $seat } берёт груз: { $cargo }, куда: { $plaza }
log-loaded-you = { $seat } берёте груз: { $cargo }, куда: { $plaza }
log-loaded-too = новый груз: { $cargo }, куда: { $plaza }
log-loaded-too-you = новый груз: { $cargo }, куда: { $plaza }
log-delivered = { $seat } доставляет груз ({ $cargo }): +1 очко
log-delivered-you = { $seat } доставляете груз ({ $cargo }): +1 очко

## The position in words

state-raiders = Варвары: { $places }
state-stack = { $plaza }: нужно { $wants }, осталось карточек груза { $count }
state-wagon = Обоз уровня { $level }: { $place }
state-wagon-none = Обоз уровня { $level }, ещё не на острове
state-cargo = Груз: { $cargo }, куда: { $plaza }
state-delivered = Доставок: { $count }
state-points-left = Осталось очков движения: { $count }
