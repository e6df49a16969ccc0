### Die Lektion von Four Bad Queens. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Bloß keine Damen

avoid-the-queens-title = Bloß keine Damen
avoid-the-queens-text = Damen sind schlecht. { CARD("QS", article: "def", capital: "yes") } kostet 2 Strafpunkte, jede andere Dame 1, und immer zahlt, wer den Stich mit der Dame bekommt. Die wenigsten Punkte gewinnen.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9H", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Herz, also spiel eins.
follow-suit-reply = Du hast Herz bedient, und die anderen müssen es auch. { CARD("AH", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AC = Du musst Herz bedienen. Nur wer kein Herz hat, darf eine andere Farbe spielen.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9H", article: "def", case: "acc") } aus, { NAME(2) } bedient mit { CARD("TH", article: "def", case: "dat") }. { NAME(3) } hat kein Herz mehr, darf alles spielen und wirft { CARD("AS", article: "def", case: "acc") } ab. Nur Karten der ausgespielten Farbe können den Stich machen. Trümpfe gibt es nicht.
who-takes-a-trick-question = Du spielst jetzt { CARD("QH", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } ist das höchste Herz, der Stich gehört dir. Das Ass einer anderen Farbe zählt nicht.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } ist niedriger als deine { CARD("QH") }. Das höchste Herz macht den Stich.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } ist kein Herz. Nur die ausgespielte Farbe kann den Stich machen, und Trümpfe gibt es nicht.

## Verschenk eine Dame

give-a-queen-away-title = Verschenk eine Dame
give-a-queen-away-text = { NAME(3) } spielt { CARD("KC", article: "def", case: "acc") } aus, und du hast kein Kreuz mehr. Jetzt darfst du alles spielen, und mit einer anderen Farbe machst du den Stich nicht. Was gönnst du den anderen?
give-a-queen-away-reply = Der Stich mit deiner Karo-Dame geht an { NAME(3) }, und mit ihr 1 Strafpunkt.
give-a-queen-away-wrong-play-AS = Das macht das Blatt leichter, aber für ein Ass zahlt niemand. Jetzt ist der Augenblick, die Dame zu verschenken.
give-a-queen-away-wrong-play-7D = Eine Sieben ist harmlos, die Dame nicht: Wirf die ab, solange du kannst.

## Die Dame schlüpft drunter

the-queen-slips-away-title = Die Dame schlüpft drunter
the-queen-slips-away-text = { NAME(2) } spielt { CARD("KS", article: "def", case: "acc") } aus, { NAME(3) } gibt { CARD("7S", article: "def", case: "acc") } zu. Du hast { CARD("QS", article: "def", case: "acc") } und { CARD("8S", article: "def", case: "acc") }. Der König ist höher als deine Dame, sie kann den Stich also nicht machen.
the-queen-slips-away-reply = Der Stich mit deiner Dame geht an { NAME(2) }: 2 Strafpunkte für { NAME(2) }.
the-queen-slips-away-wrong-play-8S = Auch sicher, aber { CARD("QS", article: "def", case: "acc") } hast du noch, und später macht sie vielleicht selbst einen Stich. Ein König oder Ass auf dem Tisch ist deine Gelegenheit.
the-queen-slips-away-refused-play-KD = Du musst Pik bedienen.

## Weg mit den gefährlichen Karten

pass-the-dangerous-cards-title = Weg mit den Gefahren
pass-the-dangerous-cards-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. { CARD("QD", article: "def", capital: "yes") } ist dein einziges Karo: Kommt Karo, müsstest du sie spielen. { CARD("AS", article: "def", capital: "yes") } und { CARD("KS", article: "def") } ohne niedriges Pik fangen die Pik-Dame.
pass-the-dangerous-cards-reply = Du hast keine Dame mehr und kaum noch eine Karte, die eine fangen würde.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Niedrige Karten halten dir den Ärger vom Hals. Gib { CARD("QD", article: "def", case: "acc") }, { CARD("AS", article: "def", case: "acc") } und { CARD("KS", article: "def", case: "acc") } weiter.
pass-the-dangerous-cards-otherwise = Eine der drei behältst du. Gib { CARD("QD", article: "def", case: "acc") }, { CARD("AS", article: "def", case: "acc") } und { CARD("KS", article: "def", case: "acc") } weiter.

## Der Durchmarsch

shooting-the-moon-title = Der Durchmarsch
shooting-the-moon-text = Vor dem ersten Stich kann jeder einen Durchmarsch ansagen: alle vier Damen. Wer es schafft, hat 0, und die anderen bekommen je 5. Wer nicht, bekommt selbst 5. Schau dir deine Karten an: Sagst du an?
shooting-the-moon-reply = Vernünftig. Zum Ansagen braucht man eine lange Farbe von oben. Mit diesem Blatt machst du höchstens ein paar Stiche.
shooting-the-moon-wrong-moon = Du müsstest alle vier Damen bekommen, mit einem Ass und einem König. Das geht schief und kostet 5.

## Zähl die Punkte

count-the-points-title = Zähl die Punkte
count-the-points-text = Schau, welche Damen die anderen haben: { NAME(1) } hat { CARD("QC", article: "def", case: "acc") }, { NAME(3) } hat { CARD("QS", article: "def", case: "acc") }, { CARD("QH", article: "def", case: "acc") } und { CARD("QD", article: "def", case: "acc") }. Im letzten Stich ist keine Dame.
count-the-points-question = Wie viele Strafpunkte sind das für { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } zählt 2, die beiden roten Damen je 1: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } zählt 2, die beiden anderen je 1. { NAME(1) } bekommt 1 für { CARD("QC", article: "def", case: "acc") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Alle vier Damen sind zusammen 5, aber { CARD("QC", article: "def", case: "acc") } hat { NAME(1) }, also 4.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
