# The menu of the top bar, and parting with a game.

menu = Menu
menu-sound = Sound
menu-full = Full screen
menu-text = The board in words
menu-tables-hint = Your seat stays yours.

## It is one's turn, in the title of the page and in notifications

turn-call = Your turn

## Parting with a game

parting-stay = Stay
parting-others = Still at the table: { $names }.
parting-stand-yes = Leave
parting-stand-hint = Your seat becomes free.
parting-stand-title = Leave this table?
parting-stand-about = Your seat becomes free for somebody else. A table that everybody has left is gone.
parting-leave-yes = Leave
parting-leave-hint = A bot plays for you until you are back.
parting-leave-title = Leave the game for now?
parting-leave-about = A bot plays your seat until you come back, so nobody has to wait for you. The game stays among yours.
parting-resign-yes = Resign
parting-resign-hint = A bot plays your seat to the end.
parting-resign-title = Resign this game?
parting-resign-about = A bot plays your seat to the end, and you cannot take it back. The others play on.
parting-delete-yes = Delete
parting-delete-hint = The game ends without a winner.
parting-delete-title = Delete this game?
parting-delete-about = You play it with nobody but bots: it ends without a winner and is gone for good.
