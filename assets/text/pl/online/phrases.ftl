### Co można powiedzieć jednym kliknięciem przy stole z przyjaciółmi.

hello = Cześć!

good-luck = Powodzenia wszystkim!

well-played = Dobrze zagrane!

thanks = Dzięki.

what-a-card = Ale karta!

ouch = Auć!

my-mistake = Mój błąd.

thinking = Niech pomyślę.

take-your-time = Bez pośpiechu.

back-soon = Zaraz wracam.

another-game = Gramy jeszcze?

goodbye = Na razie!
