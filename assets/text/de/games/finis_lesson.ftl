### Die Lektion von Finis. Wer lernt, ist Spieler 0, unten am Tisch; im Uhrzeigersinn folgen 1, 2 und 3.
###
### Karten aus „CARD“ stehen da wie auf ihren Ecken, etwa „Q♠“, und werden mit ihren Namen gesprochen.

## Nur der letzte Stich zählt

only-the-last-trick-counts-title = Nur der letzte Stich zählt
only-the-last-trick-counts-text = Bei Finis kommt es nur auf einen Stich an: den letzten. Wer ihn macht, bekommt 1 Strafpunkt, sonst bekommt keiner etwas. Die wenigsten Punkte gewinnen, also bleib weg von diesem Stich.

## Farbe bedienen

follow-suit-title = Farbe bedienen
follow-suit-text = { NAME(3) } spielt { CARD("9H", article: "def", case: "acc") } aus. Wer die Farbe hat, muss sie bedienen: Du hast Herz, also spiel eins.
follow-suit-reply = Du hast Herz bedient, und die anderen müssen es auch. { CARD("AH", article: "def", capital: "yes") } ist am höchsten: Der Stich geht an { NAME(2) }.
follow-suit-refused-play-AS = Du musst Herz bedienen. Nur wer kein Herz hat, darf eine andere Farbe spielen.

## Wer macht den Stich?

who-takes-a-trick-title = Wer macht den Stich?
who-takes-a-trick-text = { NAME(1) } spielt { CARD("9D", article: "def", case: "acc") } aus, { NAME(2) } bedient mit { CARD("TD", article: "def", case: "dat") }. { NAME(3) } hat kein Karo, darf alles spielen und wirft { CARD("AS", article: "def", case: "acc") } ab. Nur Karten der ausgespielten Farbe können den Stich machen. Trümpfe gibt es nicht.
who-takes-a-trick-question = Du spielst jetzt { CARD("QD", article: "def", case: "acc") }. Wer macht den Stich?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } ist das höchste Karo, der Stich gehört dir. Das Ass einer anderen Farbe zählt nicht.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } ist niedriger als deine { CARD("QD") }. Das höchste Karo macht den Stich.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } ist kein Karo. Nur die ausgespielte Farbe kann den Stich machen, und Trümpfe gibt es nicht.

## Gib Hohes weiter

pass-what-could-win-title = Gib Hohes weiter
pass-what-could-win-text = Vor dem ersten Stich gibt jeder drei Karten weiter und bekommt drei. In der ersten Runde geht es nach rechts. Am ehesten machen Asse und Könige den letzten Stich. Gib deine drei höchsten Karten weiter.
pass-what-could-win-reply = Gut gewählt: Mit niedrigen Karten macht man selten den letzten Stich. In Analysen behalten starke Spieler manchmal ein Ass mit dem König derselben Farbe: Mit beiden machen sie früh Stiche, solange das nichts kostet.
pass-what-could-win-wrong-pass-7C-7D-7H = Das sind deine besten Karten: Eine Sieben macht fast nie einen Stich. Gib die höchsten weiter.
pass-what-could-win-otherwise = Du behältst ein Ass oder einen König und machst damit am Ende vielleicht den Stich. Gib die drei höchsten Karten weiter.

## Wenn schon, dann früh

win-early-if-at-all-title = Wenn schon, dann früh
win-early-if-at-all-text = { NAME(3) } spielt { CARD("9H", article: "def", case: "acc") } zum ersten Stich aus. Ihn zu machen kostet nichts, nur der letzte kostet etwas. Eine gute Gelegenheit, eine hohe Karte loszuwerden.
win-early-if-at-all-reply = Der König ist weg, und hier geht { CARD("AH", article: "def") } sogar noch darüber.
win-early-if-at-all-wrong-play-8H = Im Moment ist das sicher, aber den König hast du noch, und der könnte den letzten Stich machen. Werd ihn los, solange ein Stich nichts kostet.

## Wenn du nicht bedienen kannst

when-you-cannot-follow-title = Wenn du nicht bedienen kannst
when-you-cannot-follow-text = Noch zwei Stiche. { NAME(3) } spielt { CARD("TC", article: "def", case: "acc") } aus, du hast kein Kreuz und darfst abwerfen, was du willst. Mit welcher Karte willst du nicht in den letzten Stich gehen?
when-you-cannot-follow-reply = Du hast das Ass abgeworfen. { NAME(3) } hat zum letzten Stich { CARD("9S", article: "def", case: "acc") } ausgespielt: Mit dem Ass hättest du ihn gemacht. So geht er an { NAME(2) }, und mit ihm 1 Strafpunkt.
when-you-cannot-follow-wrong-play-7D = Dann bleibt dir für den letzten Stich nur das Ass. Kommt Pik, machst du ihn. Wirf das Ass ab und behalte die Sieben.

## Ausspielen ist gefährlich

the-lead-is-dangerous-title = Ausspielen ist gefährlich
the-lead-is-dangerous-text = Noch zwei Stiche, und du spielst aus. Alles Kreuz, das noch da ist, ist höher als deine { CARD("7C") }, aber Karo hat sonst niemand mehr. Was spielst du aus?
the-lead-is-dangerous-reply = Der Stich geht an { NAME(2) }, und { NAME(2) } muss zum letzten ausspielen. Den macht { NAME(1) }; deine Karo-Sieben konnte keinen Stich mehr machen.
the-lead-is-dangerous-wrong-play-7D = Niemand kann bedienen, da macht sogar eine Sieben den Stich, und zum letzten musst du wieder ausspielen. Gib das Ausspiel ab, solange du kannst.

## Du bist dran

your-turn-title = Du bist dran
your-turn-text = Jetzt spiel ein ganzes Spiel gegen drei leichte Gegner. Klick auf „Tipp“ oder drück H, sooft du wissen willst, was am stärksten wäre und warum.
