## The board

board-label = The island, { $count } { $count ->
    [one] hex
   *[other] hexes
}
board-picture = Board: arrow keys move between legal sites, Enter picks one
board-neutral = neutral colour { $number }

board-terrain-forest = forest
board-terrain-pasture = pasture
board-terrain-fields = fields
board-terrain-hills = hills
board-terrain-mountains = mountains
board-terrain-desert = desert
board-terrain-lake = lake
board-terrain-swamp = swamp
board-terrain-oasis = oasis

# $land is the terrain with its number: “hills 6”.
board-hex = { $land }, hex { $at }
board-hex-robbed = { $land }, robber, hex { $at }
board-piece = { $piece } of { $name }, { $at }
board-harbour = Harbour { $ratio }
board-harbour-of = Harbour { $ratio } { $resource }
board-ground = Fishing ground { $number }
board-camel = camel, { $at }

board-sites = Legal sites
# $label says what picking the site does: “Build settlement at N(0,0)”.
board-site-key = { $label }, key { $key }
board-confirm = Confirm: { $label }
board-take-back = Choose again

board-dice = Dice: { $one } and { $other }, sum { $sum }
board-dice-number = Number { $sum }
board-dice-none = The dice have not been thrown yet
board-rolled-you = you rolled
board-rolled = { $name } rolled
board-unrolled = no roll yet

board-legend-route = Longest Road
board-legend-site = legal site

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole island

board-text = Board as text
board-text-open = Text view
board-text-hexes = Hexes, row by row, from west to east
board-text-robbed = { $land } with the robber
board-text-robber-away = The robber stands beside the board.
board-text-pieces = Pieces
board-text-settlements = { $count ->
    [one] settlement
   *[other] settlements
} { $places }
board-text-cities = { $count ->
    [one] city
   *[other] cities
} { $places }
board-text-roads = { $count ->
    [one] road
   *[other] roads
} { $places }
board-text-bridges = { $count ->
    [one] bridge
   *[other] bridges
} { $places }
board-text-damaged = damaged: { $places }
board-text-longest = Longest Road: { $places }
board-text-none = nothing yet
board-text-harbours = Harbours and the intersections they serve
board-text-grounds = Fishing grounds
board-text-rivers = Rivers
board-text-river = through { $hexes }, into the sea at { $mouth }
board-text-bridge-sites = Bridge sites: { $places }
board-text-camels = Camels
board-text-no-sites = There is nothing to pick on the board now.
