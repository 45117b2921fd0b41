# Names of the progress cards of Cities & Knights and of the tracks of its city plan. The id ends in the word the engine uses.

## Progress cards

progress-alchemist = Алхімія
progress-crane = Будівельний кран
progress-mining = Гірництво
progress-irrigation = Зрошення
progress-printer = Друкарня
progress-inventor = Винахід
progress-engineer = Інженерія
progress-medicine = Медицина
progress-smith = Ковальство
progress-road-building = Будівництво дороги
progress-bishop = Податок
progress-diplomat = Дипломатія
progress-warlord = Доблесть
progress-wedding = Весілля
progress-intrigue = Інтрига
progress-saboteur = Саботаж
progress-spy = Шпигунство
progress-deserter = Зрада
progress-constitution = Конституція
progress-merchant = Торговець
progress-commercial-harbour = Торговельна гавань
progress-merchant-fleet = Торговельний флот
progress-master-merchant = Мито
progress-trade-monopoly = Монополія на товар
progress-resource-monopoly = Монополія на сировину

## Tracks

track-trade = торгівля
track-politics = політика
track-science = наука
