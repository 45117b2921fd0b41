# What the scenarios Fishermen, Rivers and Caravans add to the table.

## Fishermen

fish = fish
group-fish = Fish
act-fish_remove_robber = Robber
act-fish_steal = Steal
act-fish_take = Take
act-fish_road = Road
act-fish_card = Card
act-pass_boot = Boot
about-fish_remove_robber = The robber leaves the island until it is brought back.
about-fish_steal = Draw a card from an opponent’s hand, unseen.
about-fish_take = Take a card of your choice from the bank.
about-fish_road = Build a road for free.
about-fish_card = Draw a development card.
about-pass_boot = Pass the old boot to a player with as many points as you or more.
choose-fish_steal = Whose card do you draw?
choose-fish_take = Which card do you take?
choose-pass_boot = Who gets the old boot?
choose-pass_boot-hint = Whoever holds it needs one point more to win.
fish-pays = Fish tokens { $tokens } pay for it.
fish-overpaid = pays { $paid }
fish-full = A full hand of fish tokens
fish-exchange = exchange
fish-own = Your fish tokens
fish-sum = { $count } fish
fact-boot = needs { $points }
fact-boot-label = Old boot: { $points } points are needed to win, one more than the others need
stock-fish = Fish tokens face down: { $count }
board-ground-more = Fishing ground: on a { $number } a settlement here draws a fish token, a city two.
board-text-catch = On its number a settlement at a fishing ground or at the lake draws a fish token, a city two.
board-lake-more = Lake: on { $numbers } a settlement here draws a fish token, a city two. Not while the robber is here.
why-TOO_FEW_FISH = too few fish
why-ROBBER_AWAY = already away
why-NOT_A_VICTIM = nobody has cards
why-BANK_EMPTY = bank is empty
why-NO_EFFECT = no free path
why-BOOT_STAYS = you lead

## Rivers

group-rivers = River
act-bridge = Bridge
act-buy_for_gold = Buy a card
act-sell_for_gold = Sell cards
act-sell_for_gold-note = for gold
about-buy_for_gold = Buy any card of the bank for gold.
about-sell_for_gold = Give the bank a set of equal cards for one gold.
place-build_bridge = Place your bridge
choose-buy_for_gold = Which card do you buy?
choose-buy_for_gold-hint = { $gold } gold a card
gold-limit = this turn { $bought } of { $most }
choose-sell_for_gold = Which cards do you sell?
choose-sell_for_gold-hint = A set of equal cards, at your rate with the bank, brings 1 gold.
fact-rich = Rich Settler, the most gold: { $points }
fact-poor = Poor Settler, the least gold: { $points }
fact-bridges = Bridges left: { $count }
why-GOLD_LIMIT = limit reached

## Caravans

fact-camels = Buildings between camels: { $points }
fact-camel-due = comes
camel-votes = { $count ->
    [one] { $count } vote so far
   *[other] { $count } votes so far
}
vote-tally = Votes so far
vote-open = not asked yet
vote-waits = The vote on the camel is under way.
bid-card = { $resource } ×{ $count }, laid: { $picked }
bid-none-held = You hold neither wool nor grain.
bid-do = { $count ->
    [one] Lay { $count } card: { $count } vote
   *[other] Lay { $count } cards: { $count } votes
}
