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
plain-chat-field = Say something
plain-chat-send = Send
plain-chat = Chat
plain-log = Log
plain-undo = Take back
plain-watching = You are watching.
plain-curtain = This screen goes to { $name }
plain-curtain-hint = The others look away.
plain-curtain-open = I am { $name }, show my cards
plain-clock = { $time } left
plain-reserve = reserve { $time }
plain-present = present
plain-absent = away
plain-bot = bot
plain-stand-in = a bot plays meanwhile
plain-thinking = to decide
plain-offline = No connection. Trying again …
