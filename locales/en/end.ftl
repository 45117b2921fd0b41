# After a game.

## The banner

# The name of the winner first, where there is one.
end-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-no-winner = The game ended without a winner
end-line-won = Well played. It was yours from here to the sea.
end-line = Thank you for the game.
end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
end-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
end-replay = Replay
end-board = Look at the board
end-again = Play again
end-next-table = To the next game
end-rematch-made = Somebody wants to play again: the next table is ready.
end-new-table = New table

## Sharing

end-share-link = Share
end-share-copied = The link is copied.
end-share-title = Share this link
end-share-by-hand = This browser does not copy by itself: copy the address here.

## Standings

end-standings = Final standings
end-by-source = points by source
end-player = Player
end-share = Share
end-points = Points
end-share-label = { $points } of the { $most } points that were reached at most: { $parts }
end-source-part = { $source }: { $points }
end-source-settlements = Settlements
end-source-cities = Cities
end-source-longest_road = Longest Road
end-source-largest_army = Largest Army
end-source-point_cards = Point cards
end-source-harbormaster = Harbormaster
end-source-rich_settler = Rich Settler
end-source-poor_settler = Poor Settler
end-source-camels = Between camels
end-source-metropolises = Metropolises
end-source-defender = Defender of the island
end-source-progress_points = Open progress cards
end-source-merchant = Merchant
end-source-prisoners = Prisoners
end-source-captured = Captured buildings
end-source-deliveries = Deliveries
end-source-wagon = Wagon of the last level
end-source-expansions = Expansions
end-source-harbors = Harbors
end-source-hero_token = Hero token
end-source-merchant_token = Merchant token

## Figures of the whole game; the number stands over the words

end-figures = The game in figures
end-figure-trades_players = { $count ->
    [one] trade between players
   *[other] trades between players
}
end-figure-trades_bank = { $count ->
    [one] trade with the bank
   *[other] trades with the bank
}
end-figure-sevens = { $count ->
    [one] seven
   *[other] sevens
}
end-figure-cards_lost = { $count ->
    [one] card discarded
   *[other] cards discarded
}
end-figure-cards_stolen = { $count ->
    [one] card stolen
   *[other] cards stolen
}
end-figure-cards_bought = { $count ->
    [one] development card bought
   *[other] development cards bought
}
end-figure-knights_played = { $count ->
    [one] knight played
   *[other] knights played
}
end-figure-progress_played = { $count ->
    [one] progress card played
   *[other] progress cards played
}
end-figure-barbarians_landed = { $count ->
    [one] landing of the barbarians
   *[other] landings of the barbarians
}
end-figure-cards_played = { $count ->
    [one] action card played
   *[other] action cards played
}
end-figure-expansions_built = { $count ->
    [one] expansion built
   *[other] expansions built
}
end-figure-events_revealed = { $count ->
    [one] event revealed
   *[other] events revealed
}
end-figure-units_robbed = { $count ->
    [one] resource robbed
   *[other] resources robbed
}
end-figure-units_lost = { $count ->
    [one] resource lost
   *[other] resources lost
}

## Charts

end-dice = Dice
end-dice-small = { $count ->
    [one] { $count } roll against expected
   *[other] { $count } rolls against expected
}
end-dice-label = How often each sum was rolled, beside what fair dice give on average. { $note }
end-rolled = rolled
end-expected = expected
end-surplus = Most above average: { $most } ({ $above }). Most below: { $least } ({ $below }).
end-sum = Sum
end-received = Resources from the dice over time
end-received-small = added up, without trade
end-points-over-time = Points over time
end-turn = Turn
end-chart-label = { $title }, turn by turn. At the end: { $ends }.
end-chart-end = { $name }: { $value }
end-as-table = As a table

## Luck

end-luck = Luck with the dice
end-luck-small = against the average of the same rolls
end-luck-got = { $got ->
    [one] { $got } resource
   *[other] { $got } resources
}
end-luck-more = { $got }, { $difference } more than average
end-luck-less = { $got }, { $difference } less than average
end-luck-even = { $got }, as many as on average
end-luck-how = For every roll, everything it might have given in that position is weighed by its chance. Where somebody built is skill; which of it came is luck.

## Proof of fair dice

end-fair = Proof of fair dice
end-fair-why = Every die and every card of this game followed from one secret number. Before the first move the server showed its fingerprint, so it could not choose another secret later; now it shows the secret itself.
end-fair-commitment = Fingerprint, shown before the game
end-fair-secret = Secret, shown now
end-fair-check = Check it here
end-fair-kept = It fits: the SHA-256 hash of the secret is the fingerprint. Chance was fixed before the first move.
end-fair-broken = It does not fit: the SHA-256 hash of the secret is not the fingerprint.
end-fair-no-crypto = This page came over plain HTTP, where browsers do not calculate hashes. The record can be checked instead.
end-fair-record = Download the record
end-fair-all = Check every die and every card
end-fair-verify = Download the record and let the program draw everything again:
end-fair-by-hand = The fingerprint alone can be checked with tools that every system has:
end-fair-seed = This table was made with the seed “{ $seed }”: whoever knew it could foretell the dice. Such games are for study.
end-fair-imported = This record was brought along. What its dice followed from is written in the record itself, if it came from a server; no table here has promised anything.

## Failures

end-summary-failed = The figures of this game could not be fetched.
end-too-short = This game was too short for a chart.
