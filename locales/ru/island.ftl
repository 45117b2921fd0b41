## The board

board-label = Остров, { $count } { $count ->
    [one] гекс
    [few] гекса
    [many] гексов
   *[other] гекса
}
board-picture = Поле: стрелки ведут от места к месту, Enter выбирает
board-neutral = нейтральный цвет { $number }

board-terrain-forest = лес
board-terrain-pasture = пастбище
board-terrain-fields = поля
board-terrain-hills = холмы
board-terrain-mountains = горы
board-terrain-desert = пустыня
board-terrain-lake = озеро
board-terrain-swamp = болото
board-terrain-oasis = оазис

# $land — местность с числом: «холмы 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, разбойник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промысел { $number }
board-camel = верблюд, { $at }

board-sites = Доступные места
# $label говорит, что произойдёт: «Построить поселение: N(0,0)».
board-site-key = { $label }, клавиша { $key }
board-confirm = Подтвердить: { $label }
board-take-back = Выбрать заново

board-dice = Кубики: { $one } и { $other }, в сумме { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ещё не брошены
board-rolled-you = ваш бросок
board-rolled = бросает { $name }
board-unrolled = броска не было

board-legend-route = Самый длинный тракт
board-legend-site = доступное место

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать весь остров

board-text = Поле словами
board-text-open = Словами
board-text-hexes = Гексы по рядам, с запада на восток
board-text-robbed = { $land } с разбойником
board-text-robber-away = Разбойник стоит рядом с полем.
board-text-pieces = Фигуры
board-text-settlements = { $count ->
    [one] поселение
   *[other] поселения
} { $places }
board-text-cities = { $count ->
    [one] город
   *[other] города
} { $places }
board-text-roads = { $count ->
    [one] дорога
   *[other] дороги
} { $places }
board-text-bridges = { $count ->
    [one] мост
   *[other] мосты
} { $places }
board-text-damaged = повреждено: { $places }
board-text-longest = Самый длинный тракт: { $places }
board-text-none = пока ничего
board-text-harbours = Гавани и их перекрёстки
board-text-grounds = Промыслы
board-text-rivers = Реки
board-text-river = через { $hexes }, в море у { $mouth }
board-text-bridge-sites = Места для мостов: { $places }
board-text-camels = Верблюды
board-text-no-sites = Сейчас на поле нечего выбирать.
