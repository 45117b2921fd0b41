# The page around the games.

skip-to-page = To the page
close = Close
help = Help
settings = Settings
theme-dark = Dark theme
try-again = Try again
page-failed = This page could not be loaded. Perhaps the connection is down.
rule-open = Rule { $rule }, show its text

## Games

game-island = The island
game-rivals = The rival princes

## Seats, by their place in the palette: colour and shape

seat-1 = ember, triangle
seat-2 = cobalt, circle
seat-3 = ivory, square
seat-4 = orchid, diamond
seat-5 = ink, cross
seat-6 = lagoon, hexagon

## A table

table-coming = Coming to the table…
table-hopeless = This table cannot be shown
table-signed-out = You are signed out on this device: your seat was moved to another one.
to-the-tables = To the tables
