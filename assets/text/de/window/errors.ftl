### Fehler: warum etwas nicht geht. Die meisten folgen auf einen Satz, der sagt, was.

detail = { $detail }

## Files

file = { $path }: { $detail }

place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Deal codes and house rules

not-a-deal-code = `{ $text }` ist kein Kartencode; so sieht einer aus: `clubs/4/7F3K-2Q9A`

unknown-game = das Spiel `{ $id }` gibt es nicht; es gibt { $known }

not-a-number-of-players = `{ $text }` ist keine Anzahl von Spielern

not-a-seed = `{ $text }` kann nicht am Ende eines Kartencodes stehen; dorthin gehören ganze Vierergruppen aus Ziffern und Buchstaben, etwa `7F3K-2Q9A`

mistaken-deal-code = In diesem Kartencode steckt ein Fehler. Kopier ihn noch einmal, und zwar ganz.

player-count = { $seats } Spieler gehen nicht; möglich sind { $least } bis { $most }

dealer = Geber { $dealer } geht nicht; möglich sind 0 bis { $last }

unknown-house-rule = die Hausregel `{ $name }` hat dieses Spiel nicht; es hat { $known }

house-rule-value = `{ $name }: { $value }` geht nicht; möglich: { $expected }

house-rule-twice = `{ $name }` steht zweimal da

## Programs that play

folder-unreadable = der Arbeitsordner lässt sich nicht lesen: { $detail }

name-not-unicode = der Name { $path } ist kein gültiges Unicode

command-too-long = der Befehl ist zu lang, um ihn zu prüfen

too-many-files = der Befehl nennt mehr als { $most } Dateien

files-too-large = die Dateien, die der Befehl nennt, sind größer als { $most } GB

program-file-unreadable = { $path } lässt sich nicht lesen: { $detail }

## Challenges

no-challenge = Dieser Text ist weder eine Herausforderung noch ein Kartencode.

challenge-of-later-version = Diese Herausforderung kommt aus einer neueren Version von Misère. Hol dir die neueste, dann kannst du sie spielen.

challenge-cut = Dieser Herausforderung fehlt das Ende. Kopier den ganzen Text.

challenge-damaged = Diese Herausforderung ist unterwegs beschädigt worden. Kopier den ganzen Text noch einmal so, wie er geschickt wurde.

challenge-unsound = Diese Herausforderung ist fehlerhaft: { $detail }

challenge-not-alone = Zur Herausforderung taugt nur ein Spiel, in dem ein Mensch allein gegen Misères Computerspieler antritt.

challenge-in-progress = Ein Spiel kann erst zur Herausforderung werden, wenn es zu Ende ist.

challenge-continued = Dieses Spiel setzt ein anderes fort und kann deshalb keine Herausforderung werden.

reply-to-other = Das ist die Antwort auf eine andere Herausforderung.

too-many-replies = An einer Herausforderung können höchstens { $most } Leute teilnehmen.

## Why a reply is refused, after a colon

plays-end = sie hört in Runde { $deal } auf

plays-go-on = sie geht nach dem Ende des Spiels weiter

play-illegal = in Runde { $deal } ist Schritt { $step } gegen die Regeln

opponent-differs = in Runde { $deal }, Schritt { $step }, macht { $name } `{ $played }`, entscheidet sich aber in Wahrheit für `{ $decides }`

reply-by-the-clock = das Spiel gehört nicht zu dieser Herausforderung
