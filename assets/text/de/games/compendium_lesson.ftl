### Die Lektion von Compendium. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Sechs Spiele in einem

six-games-in-one-title = Sechs Spiele in einem
six-games-in-one-text = Bei Compendium spielt ihr je eine Runde von sechs Spielen: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate und Acorn Hearts. Die Strafpunkte werden zusammengezählt, und die wenigsten gewinnen.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9S", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Pik, also spiel eins.
follow-suit-reply = Du hast Pik bedient, und die anderen müssen es auch. { CARD("AS", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AH = Du musst Pik bedienen. Nur wer kein Pik hat, darf eine andere Farbe spielen.

## Erste Runde: vier böse Damen

first-deal-four-bad-queens-title = Erste Runde: vier böse Damen
first-deal-four-bad-queens-text = Die Pik-Dame kostet 2 Strafpunkte, jede andere Dame 1, und es zahlt, wer sie bekommt. { NAME(3) } spielt { CARD("KC", article: "def", case: "acc") } aus, und du hast kein Kreuz mehr. Was wirfst du ab?
first-deal-four-bad-queens-reply = Der Stich mit deiner Dame geht an { NAME(3) }.
first-deal-four-bad-queens-wrong-play-AS = In dieser Runde kosten nur Damen etwas. Wirf die Dame ab.
first-deal-four-bad-queens-wrong-play-7D = Eine Sieben ist harmlos. Wirf die Dame ab: Dann zahlt jemand anders dafür.

## Zähl die Punkte

count-the-points-title = Zähl die Punkte
count-the-points-text = Die erste Runde ist vorbei. { NAME(3) } hat { CARD("QS", article: "def", case: "acc") }, { CARD("QH", article: "def", case: "acc") } und { CARD("QD", article: "def", case: "acc") }, { NAME(1) } hat { CARD("QC", article: "def", case: "acc") }.
count-the-points-question = Wie viele Strafpunkte sind das für { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } zählt 2, die roten Damen je 1: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } zählt 2, die roten Damen je 1. In der nächsten Runde würden dieselben Damen 5 kosten.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Mit { CARD("QC", article: "def", case: "dat") } wären es 5, aber die hat { NAME(1) }.

## Gib passend zur Runde weiter

pass-for-the-deal-you-are-in-title = Gib passend zur Runde weiter
pass-for-the-deal-you-are-in-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. Bei Four Bad Queens zählen nur Damen, und { CARD("AS", article: "def") } und { CARD("KS", article: "def") } fangen die Pik-Dame.
pass-for-the-deal-you-are-in-reply = Bei Cruel Fate, in der fünften Runde, würdest du Ass und König behalten: Dort erspart dir der letzte Stich einen Punkt.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = In dieser Runde brauchst du niedrige Karten. Gib { CARD("QD", article: "def", case: "acc") }, { CARD("AS", article: "def", case: "acc") } und { CARD("KS", article: "def", case: "acc") } weiter.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", article: "def", capital: "yes") } muss fallen, wenn Karo kommt, und { CARD("AS", article: "def") } und { CARD("KS", article: "def") } fangen eine Dame. Gib diese drei weiter.

## Schau, worum es geht

look-at-what-is-at-stake-title = Schau, worum es geht
look-at-what-is-at-stake-text = In der zweiten Runde geht es um 8 Strafpunkte, in der ersten um 5, bei Slippery Paws um bis zu 4 und bei Finis nur um 1. Bei Cruel Fate zahlen alle 1, nur nicht, wer den letzten Stich macht. In der letzten Runde kostet jedes Herz ½ und die Pik-Dame 2.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
