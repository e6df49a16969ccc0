### Die Lektion von Seven Card Combo. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen die anderen.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Was zusammengehört

cards-that-belong-together-title = Was zusammengehört
cards-that-belong-together-text = Dreimal bist du dran, und aus deinen vier Karten werden sieben. Am Ende kostet jede Karte, die zu nichts passt, 1 Strafpunkt. Was passt: zwei eines Rangs, vier einer Farbe oder eine Folge von vier; das Ass verbindet König und Zwei. Eine Karte darf mehrfach passen. Die wenigsten Punkte gewinnen.

## Erst ablegen

discard-first-title = Erst ablegen
discard-first-text = Du fängst an. Leg ab, was du nicht willst, so viele Karten, wie du magst; dann ziehst du genauso viele und eine mehr. Du hast zwei Fünfen: Behalte sie, und leg die anderen beiden ab.
discard-first-reply = Jetzt brauchst du drei Karten: zwei für die abgelegten und eine dazu.
discard-first-wrong-discard = Dann ziehst du nur eine Karte und behältst einen König und eine Neun, die zu nichts passen.
discard-first-wrong-discard-5C-5D = Ein Paar ist das Beste, was du hast. Behalte die Fünfen, und leg { CARD("KH", article: "def", case: "acc") } und { CARD("9S", article: "def", case: "acc") } ab.
discard-first-otherwise = Lass die zwei Fünfen zusammen, und leg beide anderen Karten ab: { CARD("KH", article: "def", case: "acc") } und { CARD("9S", article: "def", case: "acc") }.

## Ziehen

draw-title = Ziehen
draw-text = Du fängst die Runde an, also ziehst du einzeln: die oberste Karte vom Talon, die keiner kennt, oder die oberste vom Stapel, die alle sehen. Das ist { CARD("5S", article: "def") }.
draw-reply = Eine dritte Fünf. Die anderen zwei Karten ziehst du vom Talon, dann ist { NAME(1) } dran.
draw-wrong-draw-stock = Eine unbekannte Karte statt einer dritten Fünf? Nimm { CARD("5S", article: "def", case: "acc") } vom Stapel.

## Dein Päckchen geht nach links

your-packet-goes-to-the-left-title = Dein Päckchen geht nach links
your-packet-goes-to-the-left-text = Was du ablegst, ist dein Päckchen, und es geht nach links: { NAME(1) } sieht sich { CARD("KH", article: "def", case: "acc") } und { CARD("9S", article: "def", case: "acc") } an und darf davon nehmen. { NAME(1) } legt auch ein Päckchen ab, und das bekommst du. Leg also nie ein Paar hinein.

## Das zweite Mal

the-second-hand-title = Das zweite Mal
the-second-hand-text = Du bist wieder dran. Leg zuerst ab, bevor du dir das Päckchen von { NAME(1, case: "dat") } ansiehst. { CARD("AC", article: "def", capital: "yes") } passt zu nichts. { CARD("6D", article: "def", capital: "yes") } kann zum Paar werden oder mit einer Fünf zu einer Folge gehören.
the-second-hand-reply = Jetzt brauchst du zwei Karten und darfst dir das Päckchen ansehen: { CARD("6C", article: "def") } und { CARD("QC", article: "def") }.
the-second-hand-wrong-discard = Das geht, aber { CARD("AC", article: "def") } passt zu nichts. Leg es ab, dann bekommst du eine Karte mehr zur Auswahl.
the-second-hand-otherwise = Behalte die Fünfen und { CARD("6D", article: "def", case: "acc") }, und leg nur { CARD("AC", article: "def", case: "acc") } ab.

## Nimm, was passt

take-what-fits-title = Nimm, was passt
take-what-fits-text = Du darfst Karten aus dem Päckchen nehmen und ziehst vom Talon, was dir noch fehlt. Was du übrig lässt, kommt offen auf den Stapel.
take-what-fits-reply = Zwei Sechsen zu den drei Fünfen: ein Full House, dafür geht 1 ab.
take-what-fits-otherwise = Nimm { CARD("6C", article: "def", case: "acc") }: Mit { CARD("6D", article: "def", case: "dat") } ist das ein Paar. { CARD("QC", article: "def", capital: "yes") } passt zu nichts.

## Der Rest kommt auf den Stapel

the-rest-title = Der Rest kommt auf den Stapel
the-rest-text = Vom Päckchen ist { CARD("QC", article: "def") } übrig. Leg sie offen auf den Stapel.
the-rest-reply = Damit bist du fertig. Die Karten im Stapel sehen alle.

## Das dritte Mal

the-third-hand-title = Das dritte Mal
the-third-hand-text = Diesmal legt { NAME(1) } nichts ab und lässt { CARD("AC", article: "def", case: "acc") } auf dem Stapel. Du bist zum letzten Mal dran. { CARD("2H", article: "def", capital: "yes") } passt zu nichts. Legst du sie ab und ziehst zwei Karten vom Talon oder vom Stapel?
the-third-hand-reply = Zwei neue Karten sind zwei Gelegenheiten. Du ziehst { CARD("9C", article: "def", case: "acc") } und { CARD("JS", article: "def", case: "acc") }: diesmal kein Glück.
the-third-hand-wrong-discard = Dann kostet { CARD("2H", article: "def") } auf jeden Fall einen Punkt, und du ziehst nur eine Karte. Leg sie ab: Eine neue passt vielleicht.
the-third-hand-otherwise = Die Fünfen und Sechsen sind dein Full House. Leg nur { CARD("2H", article: "def", case: "acc") } ab.

## Zähl die Punkte

count-the-points-title = Zähl die Punkte
count-the-points-text = Zuletzt ist { NAME(1) } dran, dann wird abgerechnet. Du hast drei Fünfen und zwei Sechsen, { CARD("9C", article: "def") } und { CARD("JS", article: "def") } passen zu nichts. Für ein Full House geht 1 ab.
count-the-points-question = Wie viele Strafpunkte bekommst du?
count-the-points-choice-1 = 0 Punkte
count-the-points-reply-1 = Zwei einzelne Karten kosten 2, und für das Full House geht nur 1 ab.
count-the-points-choice-2 = 1 Punkt
count-the-points-reply-2 = Zwei einzelne Karten, weniger 1 für das Full House. Für einen Vierling oder sieben Karten in einer Folge oder Farbe gingen 4 ab.
count-the-points-choice-3 = 2 Punkte
count-the-points-reply-3 = So viel kosten die beiden einzelnen Karten. Aber für das Full House geht 1 ab.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen zwei leichte Gegner. Buchstaben zeigen, welche Karten zusammengehören. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
