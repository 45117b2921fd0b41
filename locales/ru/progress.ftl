# Names of the progress cards of Cities & Knights and of the tracks of its city plan. The id ends in the word the engine uses.

## Progress cards

progress-alchemist = Алхимик
progress-crane = Строительный кран
progress-mining = Шахта
progress-irrigation = Орошение
progress-printer = Книгопечатание
progress-inventor = Изобретатель
progress-engineer = Инженер
progress-medicine = Медицина
progress-smith = Кузнечество
progress-road-building = Дороги
progress-bishop = Епископ
progress-diplomat = Дипломат
progress-warlord = Полководец
progress-wedding = Свадьба
progress-intrigue = Интрига
progress-saboteur = Саботажник
progress-spy = Шпион
progress-deserter = Перебежчик
progress-constitution = Основной закон
progress-merchant = Торговец
progress-commercial-harbour = Торговый порт
progress-merchant-fleet = Торговый флот
progress-master-merchant = Мастер торговли
progress-trade-monopoly = Монополия на товар
progress-resource-monopoly = Монополия на сырьё

## Tracks

track-trade = торговля
track-politics = политика
track-science = наука
