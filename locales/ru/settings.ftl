# Страница настроек.

settings-you = Вы
settings-name-hint = Его видят другие за столом.
settings-name-saved = Теперь вас зовут { $name }.
settings-language = Язык

settings-look = Оформление
settings-theme = Тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-patterns = Узоры рядом с цветами
settings-patterns-hint = У каждого вида местности свой узор: её можно узнать и не по цвету.
settings-patterns-preview = Пять видов местности
settings-motion = Анимация
settings-motion-hint = С меньшей анимацией фигуры и карты сразу оказываются на месте.
settings-motion-system = Как на устройстве
settings-motion-reduced = Меньше анимации

settings-play = Игра
settings-sound = Звуки
settings-sound-hint = Короткие и тихие. Всё, о чём они сообщают, видно и на экране.
settings-sound-try = Послушать звуки
settings-sound-roll = Кубики
settings-sound-turn = Ваш ход
settings-sound-offer = Предложение
settings-sound-seven = Семёрка
settings-sound-win = Победа
settings-confirm = Подтверждать строительство
settings-confirm-hint = Второе касание того же места подтверждает.
settings-confirm-touch = На сенсорном экране
settings-confirm-always = Всегда
settings-confirm-never = Никогда
settings-guide = Подсказки для первой партии
settings-guide-hint = Несколько советов за столом в вашей следующей партии.
settings-notify = Сообщать, когда мой ход
settings-notify-hint = Уведомление браузера, только пока эта страница не видна.
settings-notify-refused = Браузер не разрешает уведомления для этой страницы; это можно изменить в его настройках.
settings-bots-here = Скорость ботов за этим столом
settings-bots-here-hint = Для всех за столом.
settings-bots = Скорость ботов за новыми столами
settings-bots-hint = Сколько времени боты тратят на ход.
bot-speed-slow = Медленно
bot-speed-normal = Обычно
bot-speed-quick = Быстро
