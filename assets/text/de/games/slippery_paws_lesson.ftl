### Die Lektion von Slippery Paws. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Drei Dinge zu vermeiden

three-things-to-avoid-title = Drei Dinge zu vermeiden
three-things-to-avoid-text = Drei Dinge sollen dir durch die Pfoten gleiten: der erste Stich, der letzte Stich und die Pik-Dame. Jedes kostet 1 Strafpunkt. Die wenigsten Punkte gewinnen.

## Das erste Ausspiel

the-first-lead-title = Das erste Ausspiel
the-first-lead-text = Du spielst zum ersten Stich aus, und wer ihn macht, bekommt 1 Punkt. Spiel eine Karte aus, die jemand schlagen kann.
the-first-lead-reply = { NAME(1) } gibt { CARD("9C", article: "def", case: "acc") } zu, { NAME(2) } { CARD("TC", article: "def", case: "acc") }, und { NAME(3) } muss den Stich mit { CARD("KC", article: "def", case: "dat") } nehmen.
the-first-lead-wrong-play-AS = Ein Ass kann keiner schlagen: Du würdest den ersten Stich machen.
the-first-lead-wrong-play-AD = Ein Ass kann keiner schlagen: Du würdest den ersten Stich machen.
the-first-lead-otherwise = Zu hoch: Vielleicht können alle anderen darunterbleiben. Spiel deine niedrigste Karte aus.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9S", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Pik, also spiel eins.
follow-suit-reply = Du hast Pik bedient, und die anderen müssen es auch. { CARD("AS", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AH = Du musst Pik bedienen. Nur wer kein Pik hat, darf eine andere Farbe spielen.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9H", article: "def", case: "acc") } aus, { NAME(2) } bedient mit { CARD("TH", article: "def", case: "dat") }. { NAME(3) } hat kein Herz, darf alles spielen und wirft { CARD("AS", article: "def", case: "acc") } ab. Nur Karten der ausgespielten Farbe können den Stich machen. Trümpfe gibt es nicht.
who-takes-a-trick-question = Du spielst jetzt { CARD("QH", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } ist das höchste Herz, der Stich gehört dir. Das Ass einer anderen Farbe zählt nicht.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } ist niedriger als deine { CARD("QH") }. Das höchste Herz macht den Stich.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } ist kein Herz. Nur die ausgespielte Farbe kann den Stich machen, und Trümpfe gibt es nicht.

## Wirf die Pik-Dame ab

throw-the-queen-of-spades-title = Wirf die Pik-Dame ab
throw-the-queen-of-spades-text = { NAME(3) } spielt { CARD("KC", article: "def", case: "acc") } aus, und du hast kein Kreuz mehr. Du darfst jede Karte spielen, und mit einer anderen Farbe machst du den Stich nicht. Was wirfst du ab?
throw-the-queen-of-spades-reply = Die Dame geht mit dem Stich: 1 Punkt für { NAME(3) } und nicht für dich.
throw-the-queen-of-spades-wrong-play-AD = Auch Asse sind gefährlich, aber wer die Dame bekommt, zahlt sicher einen Punkt. Wirf zuerst sie ab.
throw-the-queen-of-spades-wrong-play-7S = Eine Sieben ist harmlos. Wirf die Dame ab, solange du kannst.

## Der letzte Stich

the-last-trick-title = Der letzte Stich
the-last-trick-text = Noch zwei Stiche. { NAME(3) } spielt { CARD("TC", article: "def", case: "acc") } aus, und du hast kein Kreuz. Der letzte Stich kostet 1 Punkt: Welche Karte behältst du besser?
the-last-trick-reply = { NAME(3) } hat zum letzten Stich { CARD("9D", article: "def", case: "acc") } ausgespielt, und { NAME(2) } musste ihn mit { CARD("TD", article: "def", case: "dat") } nehmen. Mit dem Ass hättest du ihn gemacht.
the-last-trick-wrong-play-7S = Dann bleibt dir { CARD("AD", article: "def") }. Kommt zum letzten Stich Karo, machst du ihn. Wirf das Ass ab.

## Aus drei wird vier

three-make-four-title = Aus drei wird vier
three-make-four-text = In dieser Runde hat { NAME(2) } den ersten Stich gemacht, und jetzt kommt der letzte und geht auch an { NAME(2) }. { CARD("QS", article: "def", case: "acc", capital: "yes") } hat { NAME(3) }. Wer alle drei fängt, zahlt 4 Punkte, nicht 3.
three-make-four-question = Wie viele Strafpunkte sind das für { NAME(2) }?
three-make-four-choice-1 = 1
three-make-four-reply-1 = Der erste Stich ist einer, der letzte noch einer: 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = Der erste Stich und der letzte. Mit { CARD("QS", article: "def", case: "dat") } dazu wären es 4 gewesen: Hast du zwei von den dreien, dann bloß nicht das dritte.
three-make-four-choice-3 = 4
three-make-four-reply-3 = Dazu gehören alle drei. { CARD("QS", article: "def", case: "acc", capital: "yes") } hat aber { NAME(3) }, also 2.

## Weg mit dem, was die Dame fängt

pass-what-catches-the-queen-title = Weg mit Damenfängern
pass-what-catches-the-queen-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. { CARD("AS", article: "def", capital: "yes") } und { CARD("KS", article: "def") } ohne niedriges Pik fangen am ehesten die Pik-Dame. Gib sie weiter, und dazu { CARD("AD", article: "def", case: "acc") }.
pass-what-catches-the-queen-reply = Mit den meisten Karten, die du noch hast, bleibst du unter den anderen.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Mit den niedrigen Karten machst du keine Stiche. Gib die drei hohen weiter.
pass-what-catches-the-queen-otherwise = Eine der gefährlichen Karten behältst du. Gib { CARD("AS", article: "def", case: "acc") }, { CARD("KS", article: "def", case: "acc") } und { CARD("AD", article: "def", case: "acc") } weiter.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
