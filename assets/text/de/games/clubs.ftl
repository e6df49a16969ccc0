### Clubs.

## Aktionen, jede in den drei Formen, die tricks.ftl beschreibt.

# As an order: a lead that names no suit.
# $card (Card): the card
lead = Spiel { CARD($card, article: "def", case: "acc") } aus

# As done.
# $who (Seat): who led
# $card (Card): the card
led = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt
}

# As a noun.
# $card (Card): the card
leading = { CARD($card, article: "def", case: "acc") } ausspielen

# As an order: a club is led, and the suit of the trick is named.
# $card (Card): the club
# $suit (Suit): the suit that is named
lead-and-name = Spiel { CARD($card, article: "def", case: "acc") } aus und sag { SUIT($suit) } an

# As done.
# $who (Seat): who led
# $card (Card): the club
# $suit (Suit): the suit that was named
led-and-named = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt
}

# As a noun.
# $card (Card): the club
# $suit (Suit): the suit that is named
leading-and-naming = { CARD($card, article: "def", case: "acc") } ausspielen und { SUIT($suit) } ansagen

## Refusals of a card or a suit that cannot be played now.

choose-club-first = Wähl erst das Kreuz, das du ausspielst, dann die Farbe.
two-of-clubs-opens = Zum ersten Stich muss die Kreuz-Zwei ausgespielt werden.
three-of-clubs-opens = Die Kreuz-Zwei liegt auf dem Tisch, also muss zum ersten Stich die Kreuz-Drei ausgespielt werden.
follow-clubs = Du musst Kreuz bedienen.

# The reader has the suit of the trick, but no clubs.
# $suit (Suit): the suit of the trick
follow-suit = Du musst { SUIT($suit) } bedienen; Kreuz hast du ja nicht.

# The reader has clubs, but not the suit of the trick.
# $suit (Suit): the suit of the trick
follow-with-club = Du hast kein { SUIT($suit) }, also musst du Kreuz spielen.

# The reader has both.
# $suit (Suit): the suit of the trick
follow-suit-or-club = Du musst { SUIT($suit) } oder Kreuz spielen.

## The score sheet

# Why points were scored: a tally so bad that the deal is scored again.
# $tally (Points): the tally
scramble = { POINTS($tally, kind: "number") } in einer Runde: neu gewertet

# Why points were scored: for all cards taken.
# $count (Count): how many
cards-taken = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

# Why points were scored: for one club.
# $card (Card): the club
one-club = { CARD($card, capital: "yes") }

# Why points were scored: for several clubs, the jack not counted.
# $count (Count): how many
clubs-taken = { $count } Kreuz

jack-of-clubs = Kreuz-Bube

## Records

# What a player named on leading a club, in a record of the game.
# $suit (Suit): the suit
named-suit = { SUIT($suit) }

## Was auf dem Tisch liegt

credit = Alex Chen, James Cook und Patrick LaVictoire

aim = Kreuz sammeln, nur nicht den Buben; der Rest kostet Punkte.

# The name of a place.
# $who (Seat): who has won them
clubs-won = { YOU($who) ->
    [you] das Kreuz aus deinen Stichen
   *[other] das Kreuz aus den Stichen von { NAME($who, case: "dat") }
}

# A note about a player, beside the total: the points of this deal so far.
# $tally (Points): the points, which may be negative
tally = Runde { POINTS($tally, kind: "number", sign: "always") }

# The name of a place.
table-card-place = die Karte auf dem Tisch, für den letzten Stich

# A note beside the card.
table-card = Tischkarte

# The name of a place: symbols, onto which a club is put.
suits-to-name = Farben zum Ansagen
put-on-suit = Leg ein Kreuz auf die Farbe, die du ansagst

# A note beside the trick.
# $suit (Suit): the suit of the trick
trick-of = Farbe: { SUIT($suit) }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
worth = { POINTS($points, sign: "always") }

# What the last trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
# $card (Card): a card that its winner also got
worth-with-card = { POINTS($points, sign: "always") }, mit { CARD($card, article: "def", case: "dat") } vom Tisch

fact-suit = Farbe des Stichs

# The value of the fact “Suit of the trick”.
# $suit (Suit): the suit
suit-of-trick = { SUIT($suit) }

fact-scramble = Neu gewertet

# The value of the fact “Scramble”: what causes one.
# $tally (Points): a player’s tally in the deal
at-tally = bei { POINTS($tally, kind: "number") } in einer Runde

## Prompts

# $suit (Suit): a suit that can be played
play-suit = Du bist dran: { SUIT($suit) } bedienen

# $suit (Suit): the suit of the trick
play-suit-or-club = Du bist dran: { SUIT($suit) } oder Kreuz

no-clubs = Kein Kreuz auf der Hand: Jede Karte ist erlaubt

# $suit (Suit): the suit of the trick
no-suit-or-clubs = Weder { SUIT($suit) } noch Kreuz auf der Hand: Jede Karte ist erlaubt

# $card (Card): the card that must be led
lead-card = Du spielst aus: { CARD($card, article: "def", case: "acc") }

# $card (Card): the card that must be led
lead-card-and-name = Du spielst { CARD($card, article: "def", case: "acc") } aus und sagst die Farbe des Stichs an

lead-any-or-name = Du spielst aus: Jede Karte ist erlaubt; bei Kreuz sagst du die Farbe an

## Gründe für eine Karte, jeder ein Satz über diese Karte. „Du“ ist, wer spielt.

opens = Niedrigeres Kreuz hat niemand, also musst du damit anfangen.
only-follower = Es ist die einzige Karte, mit der du bedienen kannst.

# A club is led as clubs, and no card still out can beat it.
unbeatable-as-clubs = Keine Karte im Spiel ist höher, und wer Kreuz hat, muss es spielen.

# The same, and the jack of clubs cannot be in the trick.
unbeatable-without-jack-as-clubs = Die Karte macht einen Stich ohne den Kreuz-Buben, und wer Kreuz hat, muss es spielen.

# A club is led as another suit, and no card still out can beat it.
# $suit (Suit): the suit that is named
unbeatable-as = Keine Karte im Spiel ist höher, und wer Kreuz, aber kein { SUIT($suit) } hat, muss Kreuz spielen.

# The same, and the jack of clubs cannot be in the trick.
# $suit (Suit): the suit that is named
unbeatable-without-jack-as = Die Karte macht einen Stich ohne den Kreuz-Buben, und wer Kreuz, aber kein { SUIT($suit) } hat, muss Kreuz spielen.

# A club is led as clubs.
# $count (Count): how many cards can beat it
beatable-as-clubs = { $count ->
    [one] Wer Kreuz hat, muss es spielen, und { $count } Karte im Spiel ist höher als deine.
   *[other] Wer Kreuz hat, muss es spielen, und { $count } Karten im Spiel sind höher als deine.
}

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easiest-to-lose = Wird { SUIT($suit) } angesagt, sind mehr Karten im Spiel höher ({ $count }) als bei jeder anderen Farbe: So wirst du den Stich am leichtesten los.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easier-to-win = Wird { SUIT($suit) } angesagt, sind weniger Karten im Spiel höher ({ $count }) als bei den anderen Farben außer Kreuz: So machst du den Stich leichter.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
clubs-can-be-kept = { $count ->
    [one] Wer { SUIT($suit) } hat, kann sein Kreuz behalten, wenn { SUIT($suit) } angesagt wird, und { $count } Karte im Spiel ist höher als deine.
   *[other] Wer { SUIT($suit) } hat, kann sein Kreuz behalten, wenn { SUIT($suit) } angesagt wird, und { $count } Karten im Spiel sind höher als deine.
}

unbeatable = Keine Karte im Spiel ist höher.
wins-without-jack = Die Karte macht einen Stich ohne den Kreuz-Buben.
jack-goes = Der Kreuz-Bube geht an jemand anderen.
leaves-jack = Die Karte überlässt den Kreuz-Buben jemand anderem.
can-go = Die Karte macht den Stich nicht und kann weg.
cannot-win = Die Karte kann den Stich nicht machen.
dodges-jack = Die Karte kann den Stich nicht machen, und die teuerste Karte ist noch im Spiel.
cannot-win-cost = Die Karte kann den Stich nicht machen, und der kostet bisher { POINTS($points) }.
likely-beaten = Wahrscheinlich spielt jemand höher: Von den restlichen Karten, mit denen man bedienen kann, sind die meisten höher.

# $points (Points): the points, more than 0
wins-worth = Die Karte macht den Stich, und der bringt { POINTS($points) }.

everyone-plays-club = Wer Kreuz hat, muss es spielen.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-only-follower = { YOU($who) ->
    [you] Du musstest bedienen, und das ging nur mit { CARD($card, article: "def", case: "dat") }.
   *[other] { NAME($who) } musste bedienen, und das ging nur mit { CARD($card, article: "def", case: "dat") }.
}

motive-draw-clubs = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, um allen, die noch Kreuz hatten, eins zu ziehen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, um allen, die noch Kreuz hatten, eins zu ziehen.
}

motive-spare-clubs = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt: Wer { SUIT($suit) } hatte, konnte so sein Kreuz behalten.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt: Wer { SUIT($suit) } hatte, konnte so sein Kreuz behalten.
}

motive-name-to-lose = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt: Bei keiner anderen Farbe waren so viele höhere Karten im Spiel.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt und { SUIT($suit) } angesagt: Bei keiner anderen Farbe waren so viele höhere Karten im Spiel.
}

motive-safe-from-jack = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Die Karte konnte niemand schlagen, und der Kreuz-Bube konnte in diesen Stich nicht mehr fallen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Die Karte konnte niemand schlagen, und der Kreuz-Bube konnte in diesen Stich nicht mehr fallen.
}

motive-count-on-higher = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt und gehofft, dass jemand höher spielt: Von den restlichen Karten, mit denen man bedienen konnte, waren die meisten höher.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt und gehofft, dass jemand höher spielt: Von den restlichen Karten, mit denen man bedienen konnte, waren die meisten höher.
}

motive-slip-jack = { YOU($who) ->
    [you] Du hast den Kreuz-Buben unter { CARD($best, article: "def", case: "acc") } gelegt, um ihn loszuwerden.
   *[other] { NAME($who) } hat den Kreuz-Buben unter { CARD($best, article: "def", case: "acc") } gelegt, um ihn loszuwerden.
}

motive-leave-jack = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben, um den Kreuz-Buben jemand anderem zu überlassen.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben, um den Kreuz-Buben jemand anderem zu überlassen.
}

motive-stay-below-cost = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Der Stich kostete bis dahin { POINTS($points) }.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Der Stich kostete bis dahin { POINTS($points) }.
}

motive-keep-clubs = { YOU($who) ->
    [you] Du hast mit { CARD($card, article: "def", case: "dat") } bedient und dein Kreuz behalten, statt jemandem eins zu schenken.
   *[other] { NAME($who) } hat mit { CARD($card, article: "def", case: "dat") } bedient und das Kreuz behalten, statt jemandem eins zu schenken.
}

motive-throw-highest = { YOU($who) ->
    [you] Du konntest nicht bedienen und hast { CARD($card, article: "def", case: "acc") } abgeworfen, deine höchste Karte: Sie hätte einen teuren Stich machen können.
   *[other] { NAME($who) } konnte nicht bedienen und hat { CARD($card, article: "def", case: "acc") } abgeworfen, die höchste Karte auf der Hand: Sie hätte einen teuren Stich machen können.
}

motive-throw = { YOU($who) ->
    [you] Du konntest nicht bedienen, also konnte { CARD($card, article: "def") } den Stich nicht machen.
   *[other] { NAME($who) } konnte nicht bedienen, also konnte { CARD($card, article: "def") } den Stich nicht machen.
}

motive-had-to-win = { YOU($who) ->
    [you] Du konntest nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht.
   *[other] { NAME($who) } konnte nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht.
}

motive-win-worth = { YOU($who) ->
    [you] Du hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht: Er hat { POINTS($points) } gebracht.
   *[other] { NAME($who) } hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht: Er hat { POINTS($points) } gebracht.
}

motive-win-so-far = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt, um den Stich zu machen: Er brachte bis dahin { POINTS($points) }.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt, um den Stich zu machen: Er brachte bis dahin { POINTS($points) }.
}

## Hausregeln: Name, Hilfe, und was ein Wert für das Spiel heißt

rule-target = Punktgrenze
rule-target-help = Das Spiel endet nach der Runde, in der jemand so tief fällt oder tiefer.

# $points (Points): the target
rule-target-means = Das Spiel endet nach der Runde, in der jemand auf { POINTS($points, kind: "number") } oder darunter fällt.

rule-scramble = Umsturz
rule-scramble-help = Ist eine Bilanz schlecht genug, wird die Runde neu gewertet: Jedes Kreuz außer dem Buben kostet 3, { CARD("JC", as: "symbol") } bringt 10, andere Karten zählen nicht. Aus: Es bleibt immer bei der ersten Wertung.
rule-scramble-off = Es gibt keinen Umsturz: Die Bilanzen gelten immer, so schlecht sie auch sind.

rule-scramble-at = Grenze für den Umsturz
rule-scramble-at-help = Bei so einer Bilanz oder einer schlechteren gibt es einen Umsturz.

# $points (Points): the threshold
rule-scramble-at-means = Wenn es Umstürze gibt, dann bei einer Bilanz von { POINTS($points, kind: "number") } oder darunter.

rule-opening = Eröffnung
rule-opening-help = Wer { CARD("2C", as: "symbol") } hat, spielt zuerst aus, oder wer { CARD("3C", as: "symbol") } hat, wenn { CARD("2C", as: "symbol") } auf dem Tisch liegt: dieses Kreuz oder eine beliebige Karte.
opening-lowest-club = niedrigstes Kreuz
opening-any-card = beliebige Karte
rule-opening-any-card = Wer { CARD("2C", as: "symbol") } hat, oder { CARD("3C", as: "symbol") }, wenn { CARD("2C", as: "symbol") } auf dem Tisch liegt, spielt eine beliebige Karte zum ersten Stich aus.

rule-declare = Farbe ansagen
rule-declare-help = Wer Kreuz ausspielt, sagt die Farbe des Stichs an. Aus: Wird Kreuz ausgespielt, ist Kreuz die Farbe.
rule-declare-off = Niemand sagt eine Farbe an: Wird Kreuz ausgespielt, ist Kreuz die Farbe des Stichs.

## Die Einführung: ein Satz unter jedem von drei Bildern, so kurz wie möglich

# Shows clubs and their worth.
introduction-aim = Jedes Kreuz, das du bekommst, bringt 2 Punkte, aber { CARD("JC", as: "symbol") } kostet 11. Jede andere Karte kostet 1.

# Shows a trick of diamonds that a club wins.
introduction-turn = Spiel die Farbe des Stichs oder Kreuz, wie du willst. Die höchste dieser Karten macht den Stich.

# Shows clubs with their worth reversed.
introduction-catch = Fällt jemand in einer Runde auf −26, dreht sich alles um: Jedes Kreuz kostet 3, und { CARD("JC", as: "symbol") } bringt 10.
