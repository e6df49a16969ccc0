### Die Lektion von Clubs. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Kreuz ja, Bube nein

win-clubs-but-not-the-jack-title = Kreuz ja, Bube nein
win-clubs-but-not-the-jack-text = Jede Karte, die du bekommst, kostet 1 Punkt, aber jedes Kreuz bringt 3, ist also 2 wert. Der Kreuz-Bube kostet noch 10 dazu, zusammen 11. Die meisten Punkte gewinnen.

## Sag eine Farbe an

name-a-suit-title = Sag eine Farbe an
name-a-suit-text = Wer { CARD("2C", article: "def", case: "acc") } hat, spielt sie zum ersten Stich aus. Und wer Kreuz ausspielt, sagt auch die Farbe des Stichs an. Deine Zwei macht als niedrigstes Kreuz wohl kaum den Stich: Sag Karo an.
name-a-suit-reply = Jetzt ist Karo die Farbe: Alle müssen Karo oder Kreuz spielen, wenn sie können. { NAME(2) } macht den Stich mit { CARD("AD", article: "def", case: "dat") }.
name-a-suit-wrong-play-2C-as-C = Mit Kreuz als Farbe müssten alle ihr Kreuz hergeben, und jemand anders bekäme es. Sag Karo an.
name-a-suit-otherwise = Du darfst jede Farbe ansagen. Versuch es hier mit Karo: Spiel { CARD("2C", article: "def", case: "acc") } und wähl Karo.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9D", article: "def", case: "acc") } aus, also ist Karo die Farbe. { NAME(2) } spielt { CARD("9C", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("8C", article: "def", case: "acc") }. Kreuz darf man immer spielen. Den Stich macht die höchste Karte, aber nur Kreuz und die Farbe des Stichs kommen dafür infrage.
who-takes-a-trick-question = Du spielst jetzt { CARD("5D", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", article: "def", capital: "yes") } und { CARD("9C", article: "def") } sind gleich hoch, und dann gewinnt das Kreuz.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", article: "def", capital: "yes") } schlägt { CARD("9D", article: "def", case: "acc") }: Sind zwei gleich hoch, gewinnt das Kreuz. Aber Kreuz ist nicht Trumpf: Eine Karo-Zehn wäre höher gewesen.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", article: "def", capital: "yes") } ist niedriger als die Neunen. Kreuz ist nicht Trumpf.

## Karo oder Kreuz

a-diamond-or-a-club-title = Karo oder Kreuz
a-diamond-or-a-club-text = { NAME(1) } spielt { CARD("9D", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("9C", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("8C", article: "def", case: "acc") }. Zwei Kreuz bringen 6, vier Karten kosten 4: Der Stich ist 2 Punkte wert.
a-diamond-or-a-club-reply = Das Ass ist am höchsten. Der Stich bringt dir 2 Punkte.
a-diamond-or-a-club-wrong-play-4D = Dann macht { CARD("9C", article: "def") } den Stich, und die 2 Punkte gehen an { NAME(2) }. Zwei Kreuz und kein Bube: So ein Stich lohnt sich.
a-diamond-or-a-club-refused-play-QS = Du hast Karo, also musst du Karo oder Kreuz spielen.

## Weg mit dem Buben

get-rid-of-the-jack-title = Weg mit dem Buben
get-rid-of-the-jack-text = Du hast { CARD("JC", article: "def", case: "acc") }. { NAME(1) } spielt { CARD("TD", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("QC", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("3D", article: "def", case: "acc") }. Welche Karte spielst du?
get-rid-of-the-jack-reply = { CARD("QC", article: "def", capital: "yes") } nimmt den Buben mit, und das kostet { NAME(2, case: "acc") } 11 Punkte. Kreuz darfst du spielen, auch wenn du Karo hast.
get-rid-of-the-jack-wrong-play-5D = Die Dame hätte deinen Buben mitgenommen. Wenn du wartest, macht der Bube vielleicht einen Stich, den du nicht willst.
get-rid-of-the-jack-refused-play-QS = Du hast Karo und Kreuz, also spiel eins davon.

## Bleib weg vom Buben

stay-away-from-the-jack-title = Bleib weg vom Buben
stay-away-from-the-jack-text = { NAME(1) } spielt { CARD("TD", article: "def", case: "acc") } aus, { NAME(2) } spielt { CARD("JC", article: "def", case: "acc") }, { NAME(3) } spielt { CARD("3D", article: "def", case: "acc") }. Bis jetzt macht der Bube selbst den Stich.
stay-away-from-the-jack-reply = { NAME(2) } muss den Buben wieder nehmen. Besser kann es für dich nicht kommen.
stay-away-from-the-jack-wrong-play-KC = Der König würde den Stich mit dem Buben machen und dich 11 Punkte kosten. Bleib darunter.
stay-away-from-the-jack-wrong-play-AD = Das Ass würde den Stich mit dem Buben machen und dich 14 Punkte kosten. Bleib darunter.

## Der Umsturz

the-scramble-title = Der Umsturz
the-scramble-text = Noch eine Warnung: Kommt jemand in einer Runde auf −26 oder darunter, wird die ganze Runde neu gewertet. Dann kostet jedes Kreuz 3, der Bube bringt 10, und andere Karten zählen nichts. Wer weit zurückliegt, will das vielleicht sogar.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
