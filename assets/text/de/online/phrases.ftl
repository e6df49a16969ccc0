### Was man sich am Tisch mit Freunden zurufen kann, mit einem Klick.

hello = Hallo!

good-luck = Gut Blatt allerseits!

well-played = Gut gespielt!

thanks = Danke.

what-a-card = Was für eine Karte!

ouch = Autsch!

my-mistake = Mein Fehler.

thinking = Lass mich überlegen.

take-your-time = Lass dir Zeit.

back-soon = Bin gleich wieder da.

another-game = Noch ein Spiel?

goodbye = Tschüss!
