# Why a request was not carried out: one message per kind of error. What a program sent, or what a reader of notation says of it,
# stands in it as it is.

## Requests

BAD_JSON = The line is not a JSON object: { $detail }.
BAD_UTF8 = The line is not UTF-8.
LINE_TOO_LONG = The line is longer than { $limit } bytes.
UNKNOWN_COMMAND = There is no command `{ $name }`.
BAD_FIELD = The field `{ $field }` { $detail }.
UNKNOWN_GAME = There is no game `{ $name }`; there are: { $known }.
UNKNOWN_SEAT = There is no seat `{ $name }`; there are: { $known }.
UNKNOWN_BOT = There is no bot `{ $name }`; there are: { $known }.

## Play

NO_TABLE = No game has been started: send `new` or `load` first.
OTHER_SEAT = This is an action of { $acts }, not of { $seat }.
IMPOSSIBLE_OUTCOME = The outcome `{ $text }` cannot happen now.
NOT_DEFAULT = `{ $text }`: this is not what is done by default now.
NO_DEFAULT = Nothing is done for { $seat } by default: nobody waits for that seat, or the game knows no defaults.
NOT_CHANCE = The game does not wait for chance.
SAMPLE_ONLY = The chance has too many outcomes to list; it can only be sampled.
NOTHING_TO_UNDO = There is not enough to take back: { $steps } asked, { $entries } played.
NO_ACTIONS = The game does not wait for a seat.
    .seat = There is nothing for { $seat } to choose.
LIMIT_REACHED = The count was given up at the limit of { $limit } positions.

## Texts with several problems

BAD_OPTIONS = The options make no table: { $problems }
BAD_POSITION = The text is no position of this table: { $problems }
BAD_RECORD = The record cannot be played: { $problems }

## Parts of sentences

unreadable = { $detail }
on-line = line { $line }: { $sentence }
seat-number = seat { $number }
