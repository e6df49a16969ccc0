### Die Lektion von Acorn Hearts. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Herz und eine Dame

hearts-and-one-queen-title = Herz und eine Dame
hearts-and-one-queen-text = Jedes Herz, das du bekommst, kostet 1 Strafpunkt, { CARD("QS", article: "def") } kostet 4. Die anderen Damen kosten nichts. Die wenigsten Punkte gewinnen.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9S", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Pik, also spiel eins.
follow-suit-reply = Du hast Pik bedient, und die anderen müssen es auch. { CARD("AS", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AH = Du musst Pik bedienen. Nur wer kein Pik hat, darf eine andere Farbe spielen.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9D", article: "def", case: "acc") } aus, { NAME(2) } bedient mit { CARD("TD", article: "def", case: "dat") }. { NAME(3) } hat kein Karo, darf alles spielen und wirft { CARD("AC", article: "def", case: "acc") } ab. Nur Karten der ausgespielten Farbe können den Stich machen. Trümpfe gibt es nicht.
who-takes-a-trick-question = Du spielst jetzt { CARD("QD", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } ist das höchste Karo, der Stich gehört dir. Das Ass einer anderen Farbe zählt nicht.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } ist niedriger als deine { CARD("QD") }. Das höchste Karo macht den Stich.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } ist kein Karo. Nur die ausgespielte Farbe kann den Stich machen, und Trümpfe gibt es nicht.

## Ein Herz zu verschenken

a-heart-to-give-away-title = Ein Herz zu verschenken
a-heart-to-give-away-text = { NAME(3) } spielt { CARD("KC", article: "def", case: "acc") } aus, und du hast kein Kreuz mehr. Du darfst jede Karte spielen, und mit einer anderen Farbe machst du den Stich nicht. Herz kostet Punkte: Verschenk eins.
a-heart-to-give-away-reply = 1 Strafpunkt für { NAME(3) }, und du bist ein Herz los, mit dem du vielleicht einen Stich gemacht hättest.
a-heart-to-give-away-wrong-play-AS = Die Pik-Dame ist schon gespielt, da ist das Ass kaum noch gefährlich. Herz kostet Punkte: Wirf eins ab.
a-heart-to-give-away-wrong-play-7H = Punkt ist Punkt, aber die Sieben ist dein sicherstes Herz: Damit machst du kaum einen Stich. Wirf das hohe ab.

## Die Dame schlüpft drunter

the-queen-slips-away-title = Die Dame schlüpft drunter
the-queen-slips-away-text = { NAME(2) } spielt { CARD("KS", article: "def", case: "acc") } aus, { NAME(3) } gibt { CARD("7S", article: "def", case: "acc") } zu. Du hast { CARD("QS", article: "def", case: "acc") } und { CARD("8S", article: "def", case: "acc") }. Der König ist höher als deine Dame, sie kann den Stich also nicht machen.
the-queen-slips-away-reply = Der Stich mit deiner Dame geht an { NAME(2) }: 4 Strafpunkte.
the-queen-slips-away-wrong-play-8S = Sicher, aber die Dame hast du noch, und später macht sie vielleicht den Stich: 4 Punkte. Ein König oder Ass auf dem Tisch ist deine Gelegenheit.
the-queen-slips-away-refused-play-AH = Du musst Pik bedienen.

## Eine kurze Farbe weitergeben

pass-a-short-suit-title = Weg mit der kurzen Farbe
pass-a-short-suit-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. Gib { CARD("KS", article: "def", case: "acc") } und beide Karo weiter. Bekommst du keine anderen, kannst du Herz abwerfen, sobald Karo kommt.
pass-a-short-suit-reply = Kein Karo mehr, und kein König, der die Dame fängt. Sobald Karo kommt, bist du frei.
pass-a-short-suit-wrong-pass-7S-8S-KS = Pik bist du damit los, aber beide hohen Karo behältst du. Gib lieber die weiter, und dazu { CARD("KS", article: "def", case: "acc") }.
pass-a-short-suit-otherwise = Eine Farbe, die du ganz weitergibst, musst du nicht mehr bedienen. Gib beide Karo weiter, und dazu { CARD("KS", article: "def", case: "acc") }.

## Der Durchmarsch

shooting-the-moon-title = Der Durchmarsch
shooting-the-moon-text = { NAME(3) } hat schon sieben Herz und { CARD("QS", article: "def", case: "acc") }. Mit dem achten Herz hätte { NAME(3) } 0, und die anderen bekämen je 12. { NAME(3) } spielt { CARD("KC", article: "def", case: "acc") } aus, du hast kein Kreuz, und danach kommt noch ein Stich. Was wirfst du ab?
shooting-the-moon-reply = { NAME(3) } spielt { CARD("JS", article: "def", case: "acc") } aus, dein { CARD("KS") } macht den Stich und holt { CARD("8H", article: "def", case: "acc") }. 1 Punkt für dich, 11 für { NAME(3) }.
shooting-the-moon-wrong-play-KS = Dann machst du keinen Stich mehr, und auch das letzte Herz geht an { NAME(3) }: 12 Punkte für dich. Behalte den König und nimm ein einziges Herz.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
