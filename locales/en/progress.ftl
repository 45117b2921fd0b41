# Names of the progress cards of Cities & Knights and of the tracks of its city plan. The id ends in the word the engine uses.

## Progress cards

progress-alchemist = Alchemist
progress-crane = Crane
progress-mining = Mining
progress-irrigation = Irrigation
progress-printer = Printer
progress-inventor = Inventor
progress-engineer = Engineer
progress-medicine = Medicine
progress-smith = Smith
progress-road-building = Road Building
progress-bishop = Bishop
progress-diplomat = Diplomat
progress-warlord = Warlord
progress-wedding = Wedding
progress-intrigue = Intrigue
progress-saboteur = Saboteur
progress-spy = Spy
progress-deserter = Deserter
progress-constitution = Constitution
progress-merchant = Merchant
progress-commercial-harbour = Commercial Harbour
progress-merchant-fleet = Merchant Fleet
progress-master-merchant = Master Merchant
progress-trade-monopoly = Trade Monopoly
progress-resource-monopoly = Resource Monopoly

## Tracks

track-trade = trade
track-politics = politics
track-science = science
