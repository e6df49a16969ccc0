### Die Lektion von Four Mad Queens. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Die Damen und der letzte Stich

queens-and-the-last-trick-title = Die Damen und der letzte Stich
queens-and-the-last-trick-text = Rote Damen kosten je 2 Strafpunkte, schwarze je 1, und der letzte Stich kostet 2. Es zahlt, wer den Stich macht. Die wenigsten Punkte gewinnen.

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

## Verschenk eine Dame

give-a-queen-away-title = Verschenk eine Dame
give-a-queen-away-text = { NAME(3) } spielt { CARD("KS", article: "def", case: "acc") } aus, und du hast kein Pik mehr. Du darfst alles spielen, und mit einer anderen Farbe machst du den Stich nicht. Welche Karte schenkst du { NAME(3) }?
give-a-queen-away-reply = Eine rote Dame: 2 Strafpunkte für { NAME(3) }.
give-a-queen-away-wrong-play-AC = Ein Ass wird man gern los, aber eine rote Dame kostet 2. Sie geht vor.
give-a-queen-away-wrong-play-7H = Eine Sieben ist harmlos. Wirf die Dame ab: Sie kostet 2.

## Der letzte Stich kostet 2

the-last-trick-costs-2-title = Der letzte Stich kostet 2
the-last-trick-costs-2-text = Noch zwei Stiche. { NAME(3) } spielt { CARD("TS", article: "def", case: "acc") } aus, und wieder hast du kein Pik. Denk an den letzten Stich: Er kostet so viel wie eine rote Dame.
the-last-trick-costs-2-reply = { NAME(3) } spielt zum letzten Stich { CARD("9C", article: "def", case: "acc") } aus. { NAME(2) } macht ihn mit { CARD("TC", article: "def", case: "dat") } und bekommt 2 Strafpunkte. Mit dem Ass hättest du ihn gemacht.
the-last-trick-costs-2-wrong-play-7H = Dann bleibt dir für den letzten Stich { CARD("AC", article: "def") }, und wenn Kreuz kommt, machst du ihn: 2 Punkte. Behalte die Sieben.

## Zähl die Punkte

count-the-points-title = Zähl die Punkte
count-the-points-text = Gleich kommt der letzte Stich, und er geht an { NAME(2) }. { NAME(3) } hat drei Damen bekommen: { CARD("QC", article: "def", case: "acc") }, { CARD("QD", article: "def", case: "acc") } und { CARD("QH", article: "def", case: "acc") }.
count-the-points-question = Wie viele Strafpunkte sind das für { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Nur schwarze Damen zählen 1. Die roten zählen je 2: 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", article: "def", capital: "yes") } zählt 1, aber { CARD("QD", article: "def") } und { CARD("QH", article: "def") } zählen je 2: 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } zählt 1, { CARD("QD", article: "def") } und { CARD("QH", article: "def") } je 2. { NAME(2) } bekommt 2 für den letzten Stich.

## Weg mit dem, was Damen fängt

pass-what-catches-queens-title = Weg mit Damenfängern
pass-what-catches-queens-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. Rote Asse und Könige fangen rote Damen, vor allem wenn du keine niedrigen Karten der Farbe hast, die du stattdessen spielen kannst.
pass-what-catches-queens-reply = Ohne sie kannst du fast immer darunterbleiben.
pass-what-catches-queens-wrong-pass-8C-7S-8S = Das sind sichere Karten: Behalte sie. Gib { CARD("AH", article: "def", case: "acc") }, { CARD("KH", article: "def", case: "acc") } und { CARD("AD", article: "def", case: "acc") } weiter.
pass-what-catches-queens-otherwise = Jedes rote Ass und jeder rote König, den du behältst, kann eine Dame fangen. Gib { CARD("AH", article: "def", case: "acc") }, { CARD("KH", article: "def", case: "acc") } und { CARD("AD", article: "def", case: "acc") } weiter.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
