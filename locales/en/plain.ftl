# Games in words, whichever they are, and the table for games without one of their own.

pieces-nothing = nothing

## The table in words

plain-actions = What you can do
plain-no-actions = Nothing to do now.
plain-filter = Find a move
plain-filter-count = { $shown } of { $count }
plain-none-found = No move has these words.
plain-not-possible = Not possible now, and why
plain-position = The position
plain-players = Players
plain-watching = You are watching.
plain-your-move = Your move
plain-waiting = Waiting for { $names }
