# What every table has: players, clocks, connection, log, chat, passing the device on.

undo = Undo
undone = Your last move is taken back.
cancel = Cancel
round = round { $round }

## Players

player-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-you = you
player-stand-in = a bot stands in
player-must-answer = must answer
player-thinking = thinking…
player-on-turn = on turn
player-online = online
player-lost = lost for { $seconds } s
player-menu = More about { $name }
player-mute = Mute: no chat, offers folded away
player-unmute = No longer mute
player-let-bot = Let a bot stand in

## Clocks and connection

clock-left = left
clock-decide = Decide: the time is running
clock-hurry = Less than 10 seconds left.
connection-up = Connected
connection-down = Reconnecting…
connection-latency = { $ms } ms

## The log

table-log = Log
table-log-earlier = Show earlier
table-log-round = Round { $round }
table-log-since = Since your last turn
table-log-all = Show the whole log

## Chat

chat = Chat
chat-lines = What was said
chat-empty = Nothing said yet.
chat-message = Message
chat-placeholder = Say something friendly
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-phrases = Ready sentences and faces
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-thanks = Thank you!
phrase-well_played = Well played!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-your_turn = Your turn!
phrase-one_moment = One moment, please.
phrase-nice_trade = Nice trade!
phrase-no_deal = No deal.
phrase-smile = smile
phrase-laugh = laugh
phrase-wow = surprise
phrase-sad = sadness
phrase-angry = anger
phrase-cheer = cheer

## Several players at one device

curtain-title = Hand the device to { $name }
player-several = { $name } ({ $place })
curtain-hint = The cards stay covered until then.
curtain-open = I am { $name }, show my cards

## What the server could not do at a table

table-error-NO_TABLE = There is no such table, or it is gone.
table-error-WRONG_VERSION = This page is older than the server. Load it again.
table-error-NO_SPECTATORS = This table lets nobody watch.
table-error-NOT_YOUR_SEAT = That is not your seat.
table-error-NOT_HOST = Only whoever opened the table may do this.
table-error-SEAT_TAKEN = Somebody sits there already.
table-error-STARTED = The game has begun already.
table-error-NOT_PLAYING = No game is being played at this table.
table-error-NOT_READY = Not everybody is ready yet.
table-error-NO_UNDO = This can no longer be taken back.
table-error-OWNER_PRESENT = This player is at the table, or has not been away for long.
table-error-TOO_FAST = That was too fast. Wait a moment and try again.
table-error-TOO_LONG = This is too long.
table-error-BAD_TEXT = This cannot be said: it is empty or too long.

# A bot plays for somebody who is away.
stand-in-title = A bot plays for you
stand-in-timed_out = Your time ran out three times in a row. The bot goes on until you are back.
stand-in-left = You have left the table. The bot goes on until you are back.
stand-in-asked = Another player asked for it while you were away.
stand-in-resigned = You have given this game up: the bot plays it to the end.
stand-in-back = I'm back
