## The board

board-label = Острів, { $count } { $count ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
}
board-picture = Поле: стрілки ведуть від місця до місця, Enter вибирає
board-neutral = нейтральний колір { $number }

board-terrain-forest = ліс
board-terrain-pasture = пасовище
board-terrain-fields = поля
board-terrain-hills = пагорби
board-terrain-mountains = гори
board-terrain-desert = пустеля
board-terrain-lake = озеро
board-terrain-swamp = болото
board-terrain-oasis = оаза

# $land — місцевість із числом: «пагорби 6».
board-hex = { $land }, гекс { $at }
board-hex-robbed = { $land }, розбійник, гекс { $at }
board-piece = { $piece } ({ $name }), { $at }
board-harbour = Гавань { $ratio }
board-harbour-of = Гавань { $ratio }, { $resource }
board-ground = Промисел { $number }
board-camel = верблюд, { $at }

board-sites = Доступні місця
# $label каже, що станеться: «Збудувати поселення: N(0,0)».
board-site-key = { $label }, клавіша { $key }
board-confirm = Підтвердити: { $label }
board-take-back = Вибрати знову

board-dice = Кубики: { $one } і { $other }, разом { $sum }
board-dice-number = Число { $sum }
board-dice-none = Кубики ще не кинуто
board-rolled-you = ваш кидок
board-rolled = кидає { $name }
board-unrolled = кидка не було

board-legend-route = Найдовший тракт
board-legend-site = доступне місце

board-zoom-in = Наблизити
board-zoom-out = Віддалити
board-zoom-fit = Показати весь острів

board-text = Поле словами
board-text-open = Словами
board-text-hexes = Гекси за рядами, із заходу на схід
board-text-robbed = { $land } з розбійником
board-text-robber-away = Розбійник стоїть поруч із полем.
board-text-pieces = Фігури
board-text-settlements = поселення { $places }
board-text-cities = { $count ->
    [one] місто
   *[other] міста
} { $places }
board-text-roads = { $count ->
    [one] дорога
   *[other] дороги
} { $places }
board-text-bridges = { $count ->
    [one] міст
   *[other] мости
} { $places }
board-text-damaged = пошкоджено: { $places }
board-text-longest = Найдовший тракт: { $places }
board-text-none = поки нічого
board-text-harbours = Гавані та їхні перехрестя
board-text-grounds = Промисли
board-text-rivers = Річки
board-text-river = через { $hexes }, у море біля { $mouth }
board-text-bridge-sites = Місця для мостів: { $places }
board-text-camels = Верблюди
board-text-no-sites = Зараз на полі нема чого вибирати.
