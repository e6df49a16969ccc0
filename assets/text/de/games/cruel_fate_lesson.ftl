### Die Lektion von Cruel Fate. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Mach den letzten Stich

take-the-last-trick-title = Mach den letzten Stich
take-the-last-trick-text = Hier bekommt jeder 1 Strafpunkt, nur nicht, wer den letzten Stich macht. Ausnahmsweise willst du also einen Stich machen, aber erst ganz am Schluss. Die wenigsten Punkte gewinnen.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9H", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Herz, also spiel eins.
follow-suit-reply = Du hast Herz bedient, und die anderen müssen es auch. { CARD("AH", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AD = Du musst Herz bedienen. Nur wer kein Herz hat, darf eine andere Farbe spielen.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9S", article: "def", case: "acc") } aus, { NAME(2) } bedient mit { CARD("TS", article: "def", case: "dat") }. { NAME(3) } hat kein Pik mehr, darf alles spielen und wirft { CARD("AD", article: "def", case: "acc") } ab. Nur Karten der ausgespielten Farbe können den Stich machen. Trümpfe gibt es nicht.
who-takes-a-trick-question = Du spielst jetzt { CARD("QS", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", article: "def", capital: "yes") } ist das höchste Pik, der Stich gehört dir. Das Ass einer anderen Farbe zählt nicht.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", article: "def", capital: "yes") } ist niedriger als deine { CARD("QS") }. Das höchste Pik macht den Stich.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", article: "def", capital: "yes") } ist kein Pik. Nur die ausgespielte Farbe kann den Stich machen, und Trümpfe gibt es nicht.

## Gib die Mitte weiter

pass-the-middle-title = Gib die Mitte weiter
pass-the-middle-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. Asse und Könige sind hier Gold wert, und auch niedrige Karten einer langen Farbe können den letzten Stich machen. Einzelne mittlere Karten taugen zu beidem nicht.
pass-the-middle-reply = { CARD("JD", article: "def", capital: "yes") } und { CARD("TC", article: "def") } machen kaum je den letzten Stich. Deine Asse und dein starkes Pik behältst du.
pass-the-middle-wrong-pass-AH-KS-AS = Damit macht man Stiche, und den letzten brauchst du hier. Gib Karten weiter, mit denen du keinen machst.
pass-the-middle-otherwise = { CARD("JD", article: "def", capital: "yes") } und { CARD("TC", article: "def") } stehen allein in ihrer Farbe und machen am Ende keinen Stich. Gib sie weiter, dazu ein niedriges Pik.

## Behalte den Stich auf der Hand

keep-your-winner-title = Heb dir den Stich auf
keep-your-winner-text = Noch zwei Stiche. { NAME(3) } spielt { CARD("TC", article: "def", case: "acc") } aus, und du hast kein Kreuz. Wirf eine Karte ab; die andere bleibt dir für den letzten Stich, und den brauchst du.
keep-your-winner-reply = { NAME(3) } spielt zum letzten Stich { CARD("9S", article: "def", case: "acc") } aus, und dein { CARD("AS") } macht ihn: Du bekommst nichts, die anderen je 1.
keep-your-winner-wrong-play-AS = Das Ass ist deine einzige Hoffnung für den letzten Stich. Mit der Sieben machst du ihn nicht: Wirf sie ab.

## Auch eine Sieben reicht

a-seven-can-win-title = Auch eine Sieben reicht
a-seven-can-win-text = Du spielst { CARD("AC", article: "def", case: "acc") } aus und machst den vorletzten Stich. Also spielst du auch zum letzten aus: { CARD("7D", article: "def", case: "acc") }. Karo ist oft gekommen, die anderen haben keins mehr.
a-seven-can-win-question = Wer macht den letzten Stich?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Niemand kann bedienen, also ist deine Sieben das höchste Karo. Du bekommst nichts, die anderen je 1. Wer ausspielt, bestimmt die Farbe!
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", article: "def", capital: "yes") } ist kein Karo. Nur die ausgespielte Farbe kann den Stich machen, und die hat sonst niemand.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", article: "def", capital: "yes") } ist höher, aber kein Karo. Nur die ausgespielte Farbe kann den Stich machen.

## Zwei sichere Stiche

save-two-winners-title = Zwei sichere Stiche
save-two-winners-text = Wer den vorletzten Stich macht, bestimmt also die Farbe des letzten. Plan für den Schluss zwei sichere Stiche ein, nicht nur einen, oder die letzten Karten einer langen Farbe.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
