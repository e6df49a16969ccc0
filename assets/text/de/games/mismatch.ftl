### Mismatch.

credit = David Parlett

aim = Wer zuletzt etwas Passendes spielt, bekommt die Strafpunkte.

# House rules that cannot go together.
never-ends = Setz eine Grenze für Runden oder Punkte, sonst endet das Spiel nie.

## Was in einem Stich zusammenpasst, als Teile einer Liste im Satz

# Cards of a suit.
# $count (Count): how many, two to four
# $suit (Suit): the suit
of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }

# Cards of a rank.
# $count (Count): how many, two to four
# $rank (Rank): the rank
of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }

# A run, without an article.
# $ranks (List): its ranks in order
run = Folge { LIST($ranks, kind: "run") }

# A run.
# $ranks (List): its ranks in order
the-run = die Folge { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { of-rank }

# The same run with either of two cards of a rank.
# $ranks (List): its ranks in order
two-runs = zwei Folgen { LIST($ranks, kind: "run") }

# A rank in a run.
# $rank (Rank): the rank, written as on the corner of the card
rank = { RANK($rank, as: "symbol") }

# A match with what it costs.
# $found (Message): the match, such as “two hearts”
# $points (Number): the penalty points
for-points = { $found } für { $points }

## Der Spielzettel: wofür es Punkte gab

# $matches (List): the matches, each with its points
matches = { LIST($matches, kind: "plain", capital: "yes") }

# $points (Number): the points
lowest = Nichts passt, { $points } für die niedrigste Karte

## Was der letzte Stich wert war, nach „Der Stich geht an …: “

# $points (Points): the points
# $matches (List): the matches
worth-of-matches = { POINTS($points, kind: "penalty") } für { LIST($matches) }

# $points (Points): the points
# $card (Card): the lowest card
worth-of-lowest = { POINTS($points, kind: "penalty") } für { CARD($card, article: "def", case: "acc") }, die niedrigste Karte

## Vorschau: was eine Karte bewirken würde. Kurz.

# The reader would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") }: bisher { POINTS($points, kind: "penalty") } für dich

# Another player would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
so-far-to = { LIST($matches, kind: "plain", capital: "yes") }: bisher { POINTS($points, kind: "penalty") } für { NAME($who, case: "acc") }

# The reader would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
points-to-you = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } für dich

# Another player would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
points-to = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } für { NAME($who, case: "acc") }

# An item in place of the matches.
no-match = nichts passt

## Was auf dem Tisch liegt

# The name of a place.
# $who (Seat): whose penalties lie there
penalty-pile = { YOU($who) ->
    [you] dein Strafstapel
   *[other] der Strafstapel von { NAME($who, case: "dat") }
}

# A note beside a penalty pile.
# $points (Number): the points in it
penalty = Punkte { $points }

# A note beside a penalty pile.
# $points (Number): the points in it
# $count (Count): the counters in it, which stand for some of the points
penalty-with-counters = { $count ->
    [one] Punkte { $points }, mit { $count } Spielmarke
   *[other] Punkte { $points }, mit { $count } Spielmarken
}

# The name of a place, and a note beside it.
waste-pile = der Ablagestapel
waste = Ablage

fact-trick = Dieser Stich

# The value of the fact “This trick”: the reader would pay.
# $points (Points): the points
trick-to-you = bisher { POINTS($points, kind: "penalty") } für dich

# The value of the fact “This trick”: another player would pay.
# $points (Points): the points
# $who (Seat): who would pay
trick-to = bisher { POINTS($points, kind: "penalty") } für { NAME($who, case: "acc") }

fact-ace = Ass in Folgen

## Prompts

play-any = Du bist dran: Jede Karte ist erlaubt

## Gründe für eine Karte, jeder ein Satz über diese Karte. „Du“ ist, wer spielt.

# $points (Points): what the trick costs the player
costs-only = Die Karte passt zu nichts auf dem Tisch, und der Stich kostet nur { POINTS($points, kind: "penalty") }.

goes-elsewhere = Die Karte passt zu nichts auf dem Tisch, und den Stich bekommt jemand anders.
matches-nothing = Die Karte passt zu nichts auf dem Tisch.
all-match-none-cheaper = Alle deine Karten passen, und keine kostet dich weniger.
all-match = Alle deine Karten passen.

# $suit (Suit): the suit of the card
# $rank (Rank): its rank
many-of-both-out = Es sind noch viele { SUIT($suit) } und { RANK($rank, number: "many") } im Spiel, da würde die Karte später oft passen.

# $suit (Suit): the suit of the card
many-out = Es sind noch viele { SUIT($suit) } im Spiel, da würde die Karte später oft passen.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, denn beim Ausspielen passt nichts: { $count } andere { SUIT($suit) } waren noch im Spiel, da hätte die Karte später leicht gepasst.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, denn beim Ausspielen passt nichts: { $count } andere { SUIT($suit) } waren noch im Spiel, da hätte die Karte später leicht gepasst.
}

motive-lead-low = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, so niedrig, dass eher jemand anders zahlt, wenn nichts passt.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, so niedrig, dass eher jemand anders zahlt, wenn nichts passt.
}

motive-leave = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, und der Stich ging mit { POINTS($points, kind: "penalty", case: "dat") } an { NAME($to, case: "acc") }.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, und der Stich ging mit { POINTS($points, kind: "penalty", case: "dat") } an { NAME($to, case: "acc") }.
}

motive-stay-out = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, also blieb der Stich vorerst bei { NAME($to, case: "dat") }.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, also blieb der Stich vorerst bei { NAME($to, case: "dat") }.
}

motive-stay-below = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Passt nichts, zahlt die höchste Karte.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Passt nichts, zahlt die höchste Karte.
}

motive-cheap = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, und solange nichts passt, kostet der Stich höchstens { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Die Karte passte zu nichts, und solange nichts passt, kostet der Stich höchstens { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Bei dir passte jede Karte, und keine war billiger als { CARD($card, article: "def") }: { POINTS($points, kind: "penalty") }.
   *[other] Bei { NAME($who, case: "dat") } passte jede Karte, und keine war billiger als { CARD($card, article: "def") }: { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Bei dir passte jede Karte: Du hast { CARD($card, article: "def", case: "acc") } gespielt und gehofft, dass danach noch etwas passt.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt und gehofft, dass danach noch etwas passt: Auf der Hand passte jede Karte.
}

## Hausregeln: Name, Hilfe, und was ein Wert für das Spiel heißt

rule-deals = Runden
rule-deals-help = Nach so vielen Runden ist das Spiel zu Ende.
rule-deals-none = Es wird gespielt, bis jemand die Punktgrenze erreicht, egal wie viele Runden das dauert.

# $count (Count): how many deals
rule-deals-means = { $count ->
    [one] Das Spiel endet spätestens nach { $count } Runde.
   *[other] Das Spiel endet spätestens nach { $count } Runden.
}

rule-target = Punktgrenze
rule-target-help = Das Spiel endet nach der Runde, in der jemand so viele Strafpunkte erreicht. Runden und Punktgrenze können nicht beide ohne Grenze sein.
rule-target-none = Kein Punktestand beendet das Spiel vorzeitig; es läuft immer bis zur letzten Runde.

# $points (Points): the target
rule-target-means = Das Spiel endet nach der Runde, in der jemand { POINTS($points, kind: "penalty") } erreicht.

rule-ace = Ass in Folgen
rule-ace-help = Hoch: { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") } ist eine Folge. Niedrig: { RANK("A", as: "symbol") }-2-3 ist eine Folge. Um die Ecke: Auch { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 ist eine.
ace-high-or-low = hoch oder niedrig
ace-high-only = nur hoch
ace-round-the-corner = um die Ecke
rule-ace-high-only = In einer Folge steht das Ass nur über dem König: { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") } ist eine Folge, { RANK("A", as: "symbol") }-2-3 nicht.
rule-ace-round-the-corner = In einer Folge verbindet das Ass auch König und Zwei: { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 ist eine Folge, ebenso { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 und { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2-3.

## Die Einführung: ein Satz unter jedem von drei Bildern, so kurz wie möglich

# Shows two cards of a suit, two of a rank, and a run.
introduction-aim = Karten, die zusammenpassen, kosten Strafpunkte: zwei einer Farbe 10, zwei gleiche 20, eine Dreierfolge 30.

# Shows a trick: a five, a jack, another five, and a six that repeats the suit of the jack.
introduction-turn = Jede Karte ist erlaubt. Wer zuletzt etwas Passendes spielt, bekommt den Stich: hier { CARD("6S", as: "symbol") }, das zweite Pik.

# Shows a trick without a match.
introduction-catch = Passt nichts, bekommt die höchste Karte den Stich, zahlt aber nur für die niedrigste.
