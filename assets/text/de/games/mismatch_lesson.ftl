### Die Lektion von Mismatch. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Nichts soll passen

no-two-alike-title = Nichts soll passen
no-two-alike-text = Bei Mismatch muss man nie bedienen: Jede Karte ist erlaubt. Aber Karten, die zusammenpassen, kosten Strafpunkte, und den Stich bekommt, wer zuletzt etwas Passendes spielt. Die wenigsten Punkte gewinnen.

## Die letzte passende Karte

the-last-match-takes-it-title = Die letzte passende Karte
the-last-match-takes-it-text = { NAME(1) } spielt { CARD("5D", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("JS", article: "def", case: "acc") }, { NAME(3) } wiederholt die Fünf mit { CARD("5H", article: "def", case: "dat") }. Eine Karte passt, wenn ihre Farbe oder ihr Rang schon im Stich liegt.
the-last-match-takes-it-question = Du spielst jetzt { CARD("6S", article: "def", case: "acc") }. Wer bekommt den Stich?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = Du wiederholst das Pik nach { NAME(3) }: Du bekommst den Stich. Zwei Fünfen kosten 20 und zwei Pik 10, also 30 Punkte für dich.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", article: "def", capital: "yes") } hat zu nichts gepasst, als die Karte gespielt wurde. Sobald etwas passt, nützt eine hohe Karte nichts.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", article: "def", capital: "yes") } hat gepasst, aber deine { CARD("6S") } wiederholt danach das Pik. Den Stich bekommt, was zuletzt passt.

## Zuletzt spielen ist gut

playing-last-is-an-advantage-title = Zuletzt spielen ist gut
playing-last-is-an-advantage-text = Noch einmal derselbe Stich. Auf dem Tisch liegen ein Karo, ein Pik und ein Herz: zwei Fünfen und ein Bube. Such die eine Karte auf deiner Hand, die zu nichts passt.
playing-last-is-an-advantage-reply = Weder Kreuz noch ein König lag auf dem Tisch. Zuletzt gepasst hat die Karte von { NAME(3, case: "dat") }: 20 Punkte für die zwei Fünfen.
playing-last-is-an-advantage-wrong-play-6S = Damit wiederholst du das Pik, spielst also zuletzt etwas Passendes und bekommst den Stich.
playing-last-is-an-advantage-wrong-play-5S = Damit wiederholst du die Fünf und das Pik: Der Stich wäre deiner, und noch teurer.
playing-last-is-an-advantage-otherwise = Die Farbe liegt schon im Stich, also würde deine Karte als letzte passen. Such eine Farbe und einen Rang, die noch niemand gespielt hat.

## Auch eine Folge passt

a-run-matches-too-title = Auch eine Folge passt
a-run-matches-too-text = Drei oder vier Karten, die im Rang direkt aufeinanderfolgen, sind eine Folge, egal in welchen Farben. { NAME(1) } spielt { CARD("7H", article: "def", case: "acc") } aus, { NAME(2) } wiederholt das Herz mit { CARD("JH", article: "def", case: "dat") }, { NAME(3) } spielt { CARD("9S", article: "def", case: "acc") }. Alles Passende wird zusammengezählt: zwei einer Farbe 10, eine Dreierfolge 30.
a-run-matches-too-question = Du spielst jetzt { CARD("8S", article: "def", case: "acc") }. Was kostet dich der Stich?
a-run-matches-too-choice-1 = 40 Punkte
a-run-matches-too-reply-1 = Du hast die Folge gezählt und nur eine Farbe. Es sind zwei Herz und zwei Pik.
a-run-matches-too-choice-2 = 50 Punkte
a-run-matches-too-reply-2 = 10 für Herz, 10 für Pik und 30 für die Folge von Sieben bis Neun. Wer eine Lücke schließt, macht damit eine Folge.
a-run-matches-too-choice-3 = 60 Punkte
a-run-matches-too-reply-3 = Zwei Herz und zwei Pik kosten je 10, die Dreierfolge 30.

## Vorsicht, Lücke

mind-the-gap-title = Vorsicht, Lücke
mind-the-gap-text = { NAME(1) } spielt { CARD("4C", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("6D", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("QS", article: "def", case: "acc") }. Bis jetzt passt nichts. An Herz hast du nur { CARD("5H", article: "def", case: "acc") } und { CARD("9H", article: "def", case: "acc") }. Welches spielst du?
mind-the-gap-reply = Vier Farben, vier Ränge, keine Folge. Wenn nichts passt, bekommt die höchste Karte den Stich: { CARD("QS", article: "def") }.
mind-the-gap-wrong-play-5H = Vier, Fünf, Sechs: Damit schließt du die Lücke und machst eine Folge. Du bekämst den Stich für 30 Punkte.
mind-the-gap-otherwise = Hier geht es um die beiden Herz. Spiel { CARD("5H", article: "def", case: "acc") } oder { CARD("9H", article: "def", case: "acc") }.

## Die niedrigste Karte macht den Preis

the-lowest-card-sets-the-price-title = Die niedrigste macht den Preis
the-lowest-card-sets-the-price-text = { NAME(1) } spielt { CARD("4H", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("QC", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("9S", article: "def", case: "acc") }. Nichts passt: Die höchste Karte bekommt den Stich, und er kostet den Wert der niedrigsten. Du hast zwei Karo, die zu nichts passen.
the-lowest-card-sets-the-price-reply = { NAME(2) } bekommt den Stich für 4 Punkte, den Wert von { CARD("4H", article: "def", case: "dat") }. Die Zwei behältst du für einen Stich, den du selbst nehmen musst.
the-lowest-card-sets-the-price-wrong-play-2D = Dann kostet der Stich nur 2, und das hilft { NAME(2) }. Heb dir die Zwei für einen Stich auf, den du selbst nehmen musst.
the-lowest-card-sets-the-price-otherwise = Die Farbe liegt schon da. Spiel { CARD("7D", article: "def", case: "acc") } oder { CARD("2D", article: "def", case: "acc") }.

## Wenn schon, dann billig

if-you-must-win-win-cheaply-title = Wenn schon, dann billig
if-you-must-win-win-cheaply-text = { NAME(1) } spielt { CARD("3C", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("JD", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("8H", article: "def", case: "acc") }. Alle deine Karten wiederholen eine Farbe, nur { CARD("AS", article: "def") } nicht, und das ist die höchste Karte. Den Stich bekommst du also auf jeden Fall.
if-you-must-win-win-cheaply-reply = Weil nichts passt, kostet er die niedrigste Karte: 3 Punkte. Eine wiederholte Farbe hätte mindestens 10 gekostet.
if-you-must-win-win-cheaply-wrong-play-KC = Zwei Kreuz: Du bekommst den Stich für 10 Punkte. Mit { CARD("AS", article: "def", case: "dat") } passt nichts, und er kostet nur 3.
if-you-must-win-win-cheaply-otherwise = Damit wiederholst du eine Farbe und bekommst den Stich für mindestens 10 Punkte. Mit { CARD("AS", article: "def", case: "dat") } passt nichts, und er kostet 3.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
