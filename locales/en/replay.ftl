# A finished game, move by move.

replay-title = Replay
replay-to-end = To the standings
replay-link = Link to this move
replay-picture = Picture
replay-words = In words

## Moving through the game

replay-controls = Moving through the game
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $speed }×
replay-slider = Place in the game
replay-place = Step { $at } of { $count }, { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
replay-keys = Arrow keys step, with Shift by turns; the space bar plays and pauses; V changes between picture and words.

## What is seen

replay-eyes = Whose eyes
replay-open = Everything open
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-development = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
replay-log = What happened
replay-start = The beginning
replay-late = Fetching the position…

## Failures

replay-no-table = There is no such table
replay-no-table-hint = Perhaps the link is not complete, or the game was deleted.
replay-not-over = This game is not over yet
replay-not-over-hint = It can be replayed once it has ended.
replay-to-table = To the table
replay-failed = The game could not be fetched
replay-seat-failed = What this seat saw could not be fetched.
