# The page of settings.

settings-you = You
settings-name-hint = This is what others at the table read.
settings-name-saved = You are now called { $name }.
settings-language = Language

settings-look = Looks
settings-theme = Theme
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-patterns = Patterns beside colours
settings-patterns-hint = Every kind of land gets its own pattern, so that it can be told apart without its colour.
settings-patterns-preview = The five kinds of land
settings-motion = Motion
settings-motion-hint = With less motion, pieces and cards jump to their places.
settings-motion-system = Like the device
settings-motion-reduced = Less motion

settings-play = Play
settings-sound = Sounds
settings-sound-hint = Short and soft. Everything they tell can also be seen.
settings-sound-try = Try the sounds
settings-sound-roll = Dice
settings-sound-turn = Your turn
settings-sound-offer = Offer
settings-sound-seven = Seven
settings-sound-win = Victory
settings-confirm = Confirm before placing
settings-confirm-hint = A second tap on the same place confirms.
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-guide = First-game guide
settings-guide-hint = A few tips at the table, in the next game you play.
settings-notify = Tell me when it is my turn
settings-notify-hint = A notification of the browser, only while this page is out of sight.
settings-notify-refused = The browser does not allow notifications for this page; its own settings can change that.
settings-bots-here = Speed of the bots at this table
settings-bots-here-hint = It holds for everybody at the table.
settings-bots = Speed of the bots at new tables
settings-bots-hint = How long bots take for a move.
bot-speed-slow = Slow
bot-speed-normal = Normal
bot-speed-quick = Quick
