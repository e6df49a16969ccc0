### Die Lektion von Garbo. Wer lernt, ist Spieler 0, unten am Tisch; gegenüber sitzt 1.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Karten, die allein sein wollen

cards-that-want-to-be-alone-title = Karten, die allein sein wollen
cards-that-want-to-be-alone-text = Karte für Karte baust du mit { NAME(1, case: "dat") } ein Quadrat aus vier Reihen und vier Spalten. Passt eine Karte zu anderen, die dort liegen, bekommt die andere Seite Punkte. Wer am Ende mehr hat, gewinnt.

## Teure Karten zuerst

expensive-cards-first-title = Teure Karten zuerst
expensive-cards-first-text = Du fängst mit einer beliebigen Karte an. Passende Damen verschenken 12 Punkte, Asse 11, Zehnen 10, Siebenen nur 7 und Buben 5. Noch liegt nichts da: Welche Karte spielst du?
expensive-cards-first-reply = Die Dame ist untergebracht und hat nichts gekostet. Läge schon eine andere Dame im Quadrat, wäre es später schwer geworden.
expensive-cards-first-otherwise = Das ist eine billige Karte, für die sich auch später ein Platz findet. Spiel die teuerste, solange das Quadrat leer ist.

## Nebenan und in einer Linie

near-and-in-line-title = Nebenan und in einer Linie
near-and-in-line-text = { NAME(1) } fängt mit { CARD("QH", article: "def", case: "dat") } an. Ein Herz daneben, auch über Eck, verschenkt 2 Punkte. Eine Dame in derselben Reihe, Spalte oder Diagonale, egal wie weit weg, verschenkt 12. Leg eine Karte daneben, die weder in der Farbe noch im Rang passt.
near-and-in-line-reply = Andere Farbe und anderer Rang: { NAME(1) } bekommt nichts.
near-and-in-line-wrong-place-TH-0-1 = Zwei Herz nebeneinander: 2 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-TH-0--1 = Zwei Herz nebeneinander: 2 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-TH-1-0 = Zwei Herz nebeneinander: 2 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-TH--1-0 = Zwei Herz nebeneinander: 2 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-QC-0-1 = Zwei Damen in einer Linie: 12 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-QC-0--1 = Zwei Damen in einer Linie: 12 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-QC-1-0 = Zwei Damen in einer Linie: 12 Punkte für { NAME(1, case: "acc") }.
near-and-in-line-wrong-place-QC--1-0 = Zwei Damen in einer Linie: 12 Punkte für { NAME(1, case: "acc") }.

## Zähl einen Treffer

count-a-match-title = Zähl die Treffer
count-a-match-text = Acht Karten liegen, und du hast { CARD("TH", article: "def", case: "acc") }. Stell sie dir in der zweiten Reihe vor, und zwar zwischen { CARD("JH", article: "def", case: "dat") } und { CARD("8S", article: "def", case: "dat") }: { CARD("JH", article: "def") } und { CARD("AH", article: "def") } sind Nachbarn, { CARD("TC", article: "def") } liegt in der Reihe und { CARD("TS", article: "def") } in der Spalte.
count-a-match-question = Wie viele Punkte bekäme { NAME(1) }?
count-a-match-choice-1 = 4 Punkte
count-a-match-reply-1 = { CARD("JH", article: "def", capital: "yes") } und { CARD("AH", article: "def") } kosten je 2. Aber Zehnen passen auch, egal wie weit weg: je 10.
count-a-match-choice-2 = 14 Punkte
count-a-match-reply-2 = Es sind zwei Herz zu je 2 und zwei Zehnen in einer Linie zu je 10.
count-a-match-choice-3 = 24 Punkte
count-a-match-reply-3 = Zwei Herz zu 2 und zwei Zehnen zu 10. Halt Zehnen von den Linien anderer Zehnen fern.

## Die zweite Ebene

level-two-title = Die zweite Ebene
level-two-text = Das Quadrat ist voll. Von jetzt an deckt jede Karte eine der ersten Ebene zu. Haben die beiden dieselbe Farbe oder denselben Rang, zählt dieser Treffer zehnfach; danach zählt die zugedeckte Karte nicht mehr. Du hast { CARD("TD", article: "def", case: "acc") }; stell sie dir auf { CARD("TH", article: "def", case: "dat") } vor.
level-two-question = Wie viele Punkte bekäme { NAME(1) }?
level-two-choice-1 = 20 Punkte
level-two-reply-1 = So viel bringen { CARD("TC", article: "def") } in der Reihe und { CARD("TS", article: "def") } in der Spalte. Die Zehn darunter zählt zehnfach.
level-two-choice-2 = 100 Punkte
level-two-reply-2 = So viel bringt die Zehn darunter. { CARD("TC", article: "def", capital: "yes") } in der Reihe und { CARD("TS", article: "def") } in der Spalte kosten noch je 10.
level-two-choice-3 = 120 Punkte
level-two-reply-3 = 100 für die Zehn darunter und 20 für { CARD("TC", article: "def", case: "acc") } und { CARD("TS", article: "def", case: "acc") }. Deck nie eine Karte mit ihresgleichen zu!

## Such einen ruhigen Platz

find-a-quiet-place-title = Such einen ruhigen Platz
find-a-quiet-place-text = Noch einmal dasselbe Quadrat. Deine { CARD("8D") } darf weder Karo noch eine Acht zudecken, nicht neben Karo liegen und nicht in einer Linie mit { CARD("8S", article: "def", case: "dat") }. Eine Ecke des Quadrats verschenkt nichts.
find-a-quiet-place-reply = Neben { CARD("7C", article: "def", case: "dat") } liegt kein Karo, und { CARD("8S", article: "def") } liegt nicht in einer Linie. { NAME(1) } bekommt nichts.
find-a-quiet-place-wrong-cover-8D-2-0 = Eine Acht auf einer Acht: 80 Punkte für { NAME(1, case: "acc") }.
find-a-quiet-place-wrong-cover-8D-0-2 = Karo auf Karo sind 40 Punkte, und { CARD("8S", article: "def") } auf der Diagonale noch 8.
find-a-quiet-place-otherwise = Es geht besser. Leg { CARD("8D", article: "def", case: "acc") } auf { CARD("7C", article: "def", case: "acc") }, links oben in die Ecke.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen einen leichten Gegner. Hältst du eine Karte über einen Platz, zeigt der Tisch, was sie verschenken würde. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre.
