### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens und Slippery Paws.

## Aktionen, jede in den drei Formen, die tricks.ftl beschreibt.

# As an order: cards for the player to the left.
# $cards (Cards): the cards
pass-left = Gib { CARDS($cards, article: "def", case: "acc") } nach links weiter

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-left = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } nach links weitergegeben
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } nach links weitergegeben
}

# As a noun.
# $cards (Cards): the cards
passing-left = { CARDS($cards, article: "def", case: "acc") } nach links weitergeben

# As an order: cards for the player to the right.
# $cards (Cards): the cards
pass-right = Gib { CARDS($cards, article: "def", case: "acc") } nach rechts weiter

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-right = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } nach rechts weitergegeben
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } nach rechts weitergegeben
}

# As a noun.
# $cards (Cards): the cards
passing-right = { CARDS($cards, article: "def", case: "acc") } nach rechts weitergeben

# As an order: cards for the player opposite.
# $cards (Cards): the cards
pass-across = Gib { CARDS($cards, article: "def", case: "acc") } nach gegenüber weiter

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-across = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } nach gegenüber weitergegeben
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } nach gegenüber weitergegeben
}

# As a noun.
# $cards (Cards): the cards
passing-across = { CARDS($cards, article: "def", case: "acc") } nach gegenüber weitergeben

# As an order: a bid to win all penalty cards.
bid-moon = Sag einen Durchmarsch an

# As done.
# $who (Seat): who bids
did-bid-moon = { YOU($who) ->
    [you] Du hast einen Durchmarsch angesagt
   *[other] { NAME($who) } hat einen Durchmarsch angesagt
}

# As a noun.
bidding-moon = einen Durchmarsch ansagen

# As an order: no bid.
bid-no-moon = Sag keinen Durchmarsch an

# As done.
# $who (Seat): who does not bid
did-bid-no-moon = { YOU($who) ->
    [you] Du hast keinen Durchmarsch angesagt
   *[other] { NAME($who) } hat keinen Durchmarsch angesagt
}

# As a noun.
bidding-no-moon = keinen Durchmarsch ansagen

## Refusals

decide-first = Entscheide zuerst, ob du einen Durchmarsch ansagst.

## Der Spielzettel: wofür es Punkte gab

shot-moon = Durchmarsch

# For the others, when a player has won all penalty cards.
# $who (Seat): that player
other-shot-moon = { YOU($who) ->
    [you] Dein Durchmarsch
   *[other] Durchmarsch von { NAME($who, case: "dat") }
}

moon-failed = Angesagter Durchmarsch verloren
first-trick = Erster Stich
last-trick = Letzter Stich
not-last-trick = Den letzten Stich nicht gemacht
all-three = 1 dazu für alle drei

# For one penalty card.
# $card (Card): the card
one-card = { CARD($card, capital: "yes") }

two-cards = { CARD($first, capital: "yes") }, { CARD($second) }

# For several cards of a suit.
# $count (Count): how many, at least two
# $suit (Suit): the suit
several-of-suit = { $count } { SUIT($suit) }

# For several cards of a rank.
# $count (Count): how many, at least two
# $rank (Rank): the rank
several-of-rank = { $count } { RANK($rank, number: "many") }

## Worum es geht, in einer Zeile

credit = Howard Fosdick

# Four Bad Queens.
# $rank (Rank): the rank that counts
# $card (Card): the card of spades of that rank
aim-bad-queens = Keine { RANK($rank, number: "many") } bekommen: je ein Strafpunkt, { CARD($card, as: "symbol") } zwei.

# Four Mad Queens.
# $rank (Rank): the rank that counts
aim-mad-queens = Keine { RANK($rank, number: "many") }, vor allem keine roten, und nicht den letzten Stich.

# Slippery Paws.
# $card (Card): the card that counts
aim-slippery-paws = Nicht den ersten Stich, nicht den letzten, nicht { CARD($card, as: "symbol") }.

aim-finis = Nicht den letzten Stich machen: Nur er kostet einen Strafpunkt.
aim-cruel-fate = Den letzten Stich machen: Alle anderen zahlen einen Punkt.

# Acorn Hearts.
aim-acorn-hearts = Kein Herz und nicht { CARD("QS", as: "symbol") } bekommen – oder alle.

# Acorn Hearts, without a bonus for winning them all.
aim-without-moon = Kein Herz und nicht { CARD("QS", as: "symbol") } bekommen.

# Acorn Hearts, where the queen does not count either.
aim-hearts-only = Kein Herz bekommen.

aim-compendium = Sechs Runden, sechs Spiele: in keinem Strafpunkte bekommen.

## Buttons

# $count (Count): how many cards, one to four
button-pass-left = { $count ->
    [one] { $count } Karte nach links geben
   *[other] { $count } Karten nach links geben
}

# $count (Count): how many cards, one to four
button-pass-right = { $count ->
    [one] { $count } Karte nach rechts geben
   *[other] { $count } Karten nach rechts geben
}

# $count (Count): how many cards, one to four
button-pass-across = { $count ->
    [one] { $count } Karte gegenüber geben
   *[other] { $count } Karten gegenüber geben
}

button-moon = Durchmarsch
button-no-moon = Nicht ansagen

## Was auf dem Tisch liegt

# The name of a place.
# $who (Seat): who has won them
cards-won = { YOU($who) ->
    [you] die Karten aus deinen Stichen
   *[other] die Karten aus den Stichen von { NAME($who, case: "dat") }
}

# The names of places.
cards-you-pass = die Karten, die du weitergibst

# $who (Seat): another player, who passes them
cards-passed = { YOU($who) ->
    [you] die Karten, die du weitergibst
   *[other] die Karten, die { NAME($who) } weitergibt
}

# Notes about a player.
note-moon = Durchmarsch
note-no-moon = kein Durchmarsch
note-shot-moon = geschafft
note-moon-failed = gescheitert
points-so-far = { POINTS($points, kind: "number", sign: "always") }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points
worth = { POINTS($points, kind: "penalty") }

worth-moon = Durchmarsch geschafft

# The same, for the last trick, where only those without it pay.
worth-no-penalty = der letzte, also kein Strafpunkt

fact-playing = Gespielt wird

# The value of the fact “Playing”.
# $title (Name): the game that the deal plays
playing-title = { $title }

# Labels: cards are to be passed, or were passed.
fact-passing = Weitergeben
fact-passed = Weitergegeben

# Values of the facts “Passing” and “Passed”.
passing-none = nichts

# $count (Count): how many cards
cards-left = { $count } nach links

# $count (Count): how many cards
cards-right = { $count } nach rechts

# $count (Count): how many cards
cards-across = { $count } nach gegenüber

## Prompts

# $count (Count): how many cards, one to four
# $to (Seat): who gets them
choose-to-pass = { $count ->
    [one] Wähl { $count } Karte für { NAME($to, case: "acc") }
   *[other] Wähl { $count } Karten für { NAME($to, case: "acc") }
}

# $who (Seat): another player
chooses-cards = { YOU($who) ->
    [you] Du suchst Karten zum Weitergeben aus
   *[other] { NAME($who) } sucht Karten zum Weitergeben aus
}

# $who (Seat): another player
decides-moon = { YOU($who) ->
    [you] Du überlegst: Durchmarsch oder nicht?
   *[other] { NAME($who) } überlegt: Durchmarsch oder nicht?
}

# $rank (Rank): the rank that counts
# $points (Points): the penalty points for all four
moon-question = Durchmarsch ansagen? Bekommst du alle vier { RANK($rank, number: "many") }, kriegen die anderen je { POINTS($points, kind: "penalty") }. Fehlt dir eine Karte, kriegst du selbst { POINTS($points, kind: "penalty") }.

## Gründe für eine Aktion, jeder ein Satz über die Karte oder die weitergegebenen Karten. „Du“ ist, wer spielt.

# $suit (Suit): a suit of which the player passes all cards
none-left = Du hast dann kein { SUIT($suit) } mehr, wenn du keins dazubekommst.

# $card (Card): a card that is passed, to the player who sits just before the reader
# $rank (Rank): a higher card of the same suit, which the reader keeps
passed-before = { CARD($card, article: "def", capital: "yes") } ist eine Strafkarte. Wer diese Karte bekommt, spielt direkt vor dir, also noch vor deiner höheren Karte ({ RANK($rank) }), wenn du nicht selbst ausspielst.

# $card (Card): a card that is passed
is-penalty-card = { CARD($card, article: "def", capital: "yes") } ist eine Strafkarte.

keeps-none-lower = Du behältst keine Karte, die niedriger ist als diese.
keeps-none-higher = Du behältst keine Karte, die höher ist als diese.

# A bid for the moon.
# $points (Points): the penalty points for all penalty cards
moon-pays = Wer einen Durchmarsch ansagt und alle Strafkarten bekommt, hat 0, und alle anderen kriegen { POINTS($points, kind: "number") }.

# No bid.
# $points (Points): the penalty points for all penalty cards
moon-costs = Wer einen Durchmarsch ansagt und eine Strafkarte verpasst, kriegt { POINTS($points, kind: "number") }.

# A bid for the moon.
# $count (Count): how many cards, at least two
# $suit (Suit): their suit
nobody-beats = Deine { $count } höchsten { SUIT($suit) } kann niemand überbieten.

# No bid for the moon.
# $count (Count): how many cards
# $suit (Suit): their suit
higher-than-yours = { $count ->
    [one] Im Spiel ist ein { SUIT($suit) }, das höher ist als alle deine.
   *[other] Im Spiel sind { $count } { SUIT($suit) }, die höher sind als alle deine.
}

# $suit (Suit): the suit that was led
only-one = Es ist dein einziges { SUIT($suit) }, und du musst bedienen.

may-win-all = Du kannst noch alle Strafkarten bekommen.

# $suit (Suit): the suit of the card
last-of-suit = Es ist dein letztes { SUIT($suit) }; wird später { SUIT($suit) } ausgespielt, kannst du abwerfen.

# $led (Suit): the suit that was led, which the player has not
# $suit (Suit): the suit of the card
discard-last-of-suit = Du hast kein { SUIT($led) }, und ohne dein letztes { SUIT($suit) } kannst du auch dann abwerfen, wenn später { SUIT($suit) } kommt.

# $suit (Suit): the suit of the card
highest-that-loses = Höher kannst du mit { SUIT($suit) } nicht gehen, ohne den Stich zu machen.

wins-anyway = Den Stich machst du sowieso, also kannst du gleich die höchste Karte spielen.
cannot-win = Die Karte kann den Stich nicht machen.
stops-moon = Danach kann niemand mehr alle Strafkarten bekommen.

# $suit (Suit): the suit of the card, which is led
no-lower-out = Es ist kein niedrigeres { SUIT($suit) } mehr im Spiel, wer bedient, muss also höher spielen.

# $suit (Suit): the suit of the card, which is led
more-higher-out = Von den restlichen { SUIT($suit) } sind die meisten höher.

# $suit (Suit): the suit of the card, which is led
wins-no-penalty = Die Karte macht den Stich, aber im restlichen { SUIT($suit) } steckt keine Strafkarte.

# In a game in which winning the last trick is good.
wins-the-lead = Damit kommst du ans Ausspiel und bestimmst auf dem Weg zum letzten Stich die Farbe.

wins-for-nothing = Die Karte macht einen Stich, der nichts kostet, und kann dann nicht mehr den letzten machen.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card, a penalty card
gives-away = Du hast kein { SUIT($led) } und kannst { CARD($card, article: "def", case: "acc") } verschenken.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card
# $suit (Suit): its suit
discards-highest = Du hast kein { SUIT($led) } und kannst { CARD($card, article: "def", case: "acc") } abwerfen: Höheres { SUIT($suit) } ist nicht mehr im Spiel, die Karte könnte also nur Stiche machen.

# $led (Suit): the suit that was led, which the player has not
can-go = Ohne { SUIT($led) } kannst du den Stich nicht machen: eine Gelegenheit, eine Karte loszuwerden.

goes-to-another = Der Stich geht an jemand anderen.

# $points (Points): the penalty points
loses-points = Die Karte kann den Stich nicht machen, und der kostet bisher { POINTS($points, kind: "penalty") }.

# $suit (Suit): the suit that was led
loses-before-discard = Die Karte kann den Stich nicht machen, und wer nach dir kein { SUIT($suit) } hat, wirft vielleicht eine Strafkarte ab.

wins-without-points = Die Karte macht einen Stich ohne Strafpunkte.
no-points-yet = Im Stich liegen noch keine Strafpunkte.

# $suit (Suit): the suit that was led
higher-is-out = Es ist noch höheres { SUIT($suit) } im Spiel.

## Was jemand getan hat und warum, jeweils ein ganzer Satz für alle am Tisch

# $who (Seat): the player
# $suit (Suit): a suit of which the player passed all cards
motive-pass-suit = { YOU($who) ->
    [you] Du hast alle Karten in { SUIT($suit) } weitergegeben, um später abwerfen zu können, wenn { SUIT($suit) } ausgespielt wird.
   *[other] { NAME($who) } hat alle Karten in { SUIT($suit) } weitergegeben, um später abwerfen zu können, wenn { SUIT($suit) } ausgespielt wird.
}

# $who (Seat): the player
# $card (Card): one of the cards passed
motive-pass-penalty = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } weitergegeben, eine Strafkarte.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } weitergegeben, eine Strafkarte.
}

# $who (Seat): the player
motive-pass-high = { YOU($who) ->
    [you] Du hast die höchsten Karten weitergegeben und die niedrigsten behalten.
   *[other] { NAME($who) } hat die höchsten Karten weitergegeben und die niedrigsten behalten.
}

# $who (Seat): the player
motive-pass-low = { YOU($who) ->
    [you] Du hast die niedrigsten Karten weitergegeben und die höchsten behalten, um den letzten Stich zu machen.
   *[other] { NAME($who) } hat die niedrigsten Karten weitergegeben und die höchsten behalten, um den letzten Stich zu machen.
}

# $who (Seat): the player
# $card (Card): the card played
# $shooter (Seat): the player who had won all penalty cards before
motive-stops-moon = { YOU($who) ->
    [you] Mit { CARD($card, article: "def", case: "dat") } hast du den Durchmarsch von { NAME($shooter, case: "dat") } verhindert.
   *[other] Mit { CARD($card, article: "def", case: "dat") } hat { NAME($who) } { YOU($shooter) ->
        [you] deinen Durchmarsch
       *[other] den Durchmarsch von { NAME($shooter, case: "dat") }
    } verhindert.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit, which was led
motive-only-one = { YOU($who) ->
    [you] Du musstest bedienen und hattest nur ein { SUIT($suit) } auf der Hand: { CARD($card, article: "def", case: "acc") }.
   *[other] { NAME($who) } musste bedienen und hatte nur ein { SUIT($suit) } auf der Hand: { CARD($card, article: "def", case: "acc") }.
}

# $who (Seat): the player, who had bid to win every penalty card
# $card (Card): the card played
motive-as-bid = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt, um wie angesagt alle Strafkarten zu bekommen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt, um wie angesagt alle Strafkarten zu bekommen.
}

# $who (Seat): the player
# $card (Card): the card played
motive-may-win-all = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt, mit Aussicht auf alle Strafkarten.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt, mit Aussicht auf alle Strafkarten.
}

# A low card is led in a game in which the last trick should be won.
# $who (Seat): the player
# $card (Card): the card played
motive-lead-early = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } früh ausgespielt, weil nur der letzte Stich etwas wert ist.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } früh ausgespielt, weil nur der letzte Stich etwas wert ist.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-last-of-suit = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, dein einziges { SUIT($suit) }, um abwerfen zu können, wenn wieder { SUIT($suit) } kommt.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, das einzige { SUIT($suit) } auf der Hand, um abwerfen zu können, wenn wieder { SUIT($suit) } kommt.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-lowest = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, damit der Stich an jemand anderen geht: Niedrigeres { SUIT($suit) } war nicht mehr im Spiel.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, damit der Stich an jemand anderen geht: Niedrigeres { SUIT($suit) } war nicht mehr im Spiel.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-low = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt und gehofft, dass jemand höher spielt: Von den restlichen { SUIT($suit) } waren die meisten höher.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt und gehofft, dass jemand höher spielt: Von den restlichen { SUIT($suit) } waren die meisten höher.
}

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
motive-lead-before-last = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, um die Karte vor dem letzten Stich loszuwerden.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, um die Karte vor dem letzten Stich loszuwerden.
}

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
# $suit (Suit): its suit
motive-lead-safely = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } ausgespielt, solange wenig passieren konnte: Im restlichen { SUIT($suit) } steckte keine Strafkarte, und soweit bekannt, konnten alle bedienen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } ausgespielt, solange wenig passieren konnte: Im restlichen { SUIT($suit) } steckte keine Strafkarte, und soweit bekannt, konnten alle bedienen.
}

# A penalty card is thrown, and the trick is complete.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $to (Seat): the player who takes the trick
motive-give-to = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { NAME($to, case: "dat") } { CARD($card, article: "def", case: "acc") } geschenkt.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { NAME($to, case: "dat") } { CARD($card, article: "def", case: "acc") } geschenkt.
}

# A penalty card is thrown.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-give-away = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { CARD($card, article: "def", case: "acc") } verschenkt.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { CARD($card, article: "def", case: "acc") } verschenkt.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-before-last = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { CARD($card, article: "def", case: "acc") } abgeworfen, um die Karte vor dem letzten Stich loszuwerden.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { CARD($card, article: "def", case: "acc") } abgeworfen, um die Karte vor dem letzten Stich loszuwerden.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-lowest = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { CARD($card, article: "def", case: "acc") } abgeworfen, deine niedrigste Karte: Nur der letzte Stich ist etwas wert.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { CARD($card, article: "def", case: "acc") } abgeworfen, die niedrigste Karte auf der Hand: Nur der letzte Stich ist etwas wert.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-highest = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { CARD($card, article: "def", case: "acc") } abgeworfen, weil die Karte nur Stiche machen konnte: Höheres { SUIT($suit) } war nicht mehr im Spiel.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { CARD($card, article: "def", case: "acc") } abgeworfen, weil die Karte nur Stiche machen konnte: Höheres { SUIT($suit) } war nicht mehr im Spiel.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-last-of-suit = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) } und hast { CARD($card, article: "def", case: "acc") } abgeworfen, dein einziges { SUIT($suit) }, um auch { SUIT($suit) } nicht bedienen zu müssen.
   *[other] { NAME($who) } hatte kein { SUIT($led) } und hat { CARD($card, article: "def", case: "acc") } abgeworfen, das einzige { SUIT($suit) } auf der Hand, um auch { SUIT($suit) } nicht bedienen zu müssen.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw = { YOU($who) ->
    [you] Du hattest kein { SUIT($led) }, also konnte { CARD($card, article: "def") } den Stich nicht machen.
   *[other] { NAME($who) } hatte kein { SUIT($led) }, also konnte { CARD($card, article: "def") } den Stich nicht machen.
}

# $who (Seat): the player
# $card (Card): the card played, a penalty card
# $best (Card): the card that was winning
motive-slip-under = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } unter { CARD($best, article: "def", case: "acc") } gelegt, um die Strafkarte loszuwerden.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } unter { CARD($best, article: "def", case: "acc") } gelegt, um die Strafkarte loszuwerden.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $points (Points): the penalty points in the trick so far
motive-stay-below-points = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Der Stich kostete bis dahin { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Der Stich kostete bis dahin { POINTS($points, kind: "penalty") }.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-stay-below-discards = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Ohne { SUIT($suit) } hätte danach jemand eine Strafkarte abwerfen können.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben: Ohne { SUIT($suit) } hätte danach jemand eine Strafkarte abwerfen können.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-below = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt, dein höchstes { SUIT($suit) } unter { CARD($best, article: "def", case: "dat") }, und die niedrigeren Karten behalten.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt, das höchste { SUIT($suit) } auf der Hand unter { CARD($best, article: "def", case: "dat") }, und die niedrigeren Karten behalten.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-stay-below = { YOU($who) ->
    [you] Du bist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben.
   *[other] { NAME($who) } ist mit { CARD($card, article: "def", case: "dat") } unter { CARD($best, article: "def", case: "dat") } geblieben.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-anyway = { YOU($who) ->
    [you] Du konntest nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hast dein höchstes { SUIT($suit) } gespielt, { CARD($card, article: "def", case: "acc") }.
   *[other] { NAME($who) } konnte nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hat das höchste { SUIT($suit) } von der Hand gespielt, { CARD($card, article: "def", case: "acc") }.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-had-to-win = { YOU($who) ->
    [you] Du konntest nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht.
   *[other] { NAME($who) } konnte nicht unter { CARD($best, article: "def", case: "dat") } bleiben und hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht.
}

# $who (Seat): the player, who played last
# $card (Card): the card played
motive-win-free = { YOU($who) ->
    [you] Du hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht: Er hat keinen Strafpunkt gekostet.
   *[other] { NAME($who) } hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht: Er hat keinen Strafpunkt gekostet.
}

# $who (Seat): the player
# $card (Card): the card played
motive-win-before-last = { YOU($who) ->
    [you] Du hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht, um die Karte vor dem letzten loszuwerden.
   *[other] { NAME($who) } hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht, um die Karte vor dem letzten loszuwerden.
}

# $who (Seat): the player, who leads to the next trick
# $card (Card): the card played
motive-win-to-lead = { YOU($who) ->
    [you] Du hast den Stich mit { CARD($card, article: "def", case: "dat") } gemacht, um zum nächsten auszuspielen.
   *[other] { NAME($who) } hat den Stich mit { CARD($card, article: "def", case: "dat") } gemacht, um zum nächsten auszuspielen.
}

# $who (Seat): the player
# $card (Card): the card played
motive-unbeatable = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt, solange im Stich kein Strafpunkt lag: Die Karte konnte niemand schlagen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt, solange im Stich kein Strafpunkt lag: Die Karte konnte niemand schlagen.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-hope = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt und auf höheres { SUIT($suit) } gehofft, das noch im Spiel war.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt und auf höheres { SUIT($suit) } gehofft, das noch im Spiel war.
}

# $who (Seat): the player
# $card (Card): the card played
motive-nobody-beats = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Die Karte konnte niemand schlagen.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Die Karte konnte niemand schlagen.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-higher-out = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt: Es war noch höheres { SUIT($suit) } im Spiel.
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt: Es war noch höheres { SUIT($suit) } im Spiel.
}

## Hausregeln: Name, Hilfe, was ein Wert für das Spiel heißt, und was die Quellen sagen

rule-rounds = Durchgänge
rule-rounds-help = Das Spiel ist zu Ende, wenn jeder so oft gegeben hat.
rule-rounds-note = Die veröffentlichten Regeln sagen nicht, wie oft.
rule-rounds-two = Das Spiel ist zu Ende, wenn jeder zweimal gegeben hat.

# $count (Count): how many times, three or more
rule-rounds-means = Das Spiel ist zu Ende, wenn jeder { $count }-mal gegeben hat.

rule-passing = Weitergeben
rule-passing-help = Wer vor dem ersten Stich die weitergegebenen Karten bekommt. Im Wechsel: nach rechts, nach links, nach gegenüber (zu viert und zu sechst), dann ohne Weitergeben.
rule-passing-note-optional = In den veröffentlichten Regeln ist das Weitergeben freigestellt.
rule-passing-note-compendium = Dass die Reihenfolge von Spiel zu Spiel weiterläuft, ist hier so festgelegt.
rule-passing-note-players = Die veröffentlichten Regeln nennen eine Reihenfolge nur für drei und vier Spieler.
passing-in-turn = im Wechsel
passing-right-always = nach rechts
passing-left-always = nach links
passing-across-always = nach gegenüber
passing-off = kein Weitergeben
rule-passing-right = Es wird immer nach rechts weitergegeben.
rule-passing-left = Es wird immer nach links weitergegeben.
rule-passing-across = Es wird immer nach gegenüber weitergegeben.
rule-passing-off = Niemand gibt Karten weiter: Du spielst mit dem Blatt, das du bekommst.

rule-pass-count = Karten zum Weitergeben
rule-pass-count-help = So viele Karten gibt jeder weiter.

# $count (Count): how many cards
rule-pass-count-means = { $count ->
    [one] Wird weitergegeben, dann gibt jeder { $count } Karte weiter.
   *[other] Wird weitergegeben, dann gibt jeder { $count } Karten weiter.
}

rule-direction = Spielrichtung
rule-direction-help = Wie herum gespielt wird. Wer wo sitzt, wer ausspielt und wer als Nächstes gibt, bleibt gleich.

# Four Bad Queens and Compendium, where players bid.
rule-direction-help-with-bids = Wie herum gespielt und angesagt wird. Wer wo sitzt, wer ausspielt und wer als Nächstes gibt, bleibt gleich.
rule-direction-note = Die veröffentlichten Regeln legen das nicht fest.
clockwise = im Uhrzeigersinn
counterclockwise = gegen den Uhrzeigersinn
rule-direction-counterclockwise = Gespielt wird gegen den Uhrzeigersinn. Trotzdem spielt aus, wer rechts vom Geber sitzt, und als Nächstes gibt, wer links vom Geber sitzt.

# Four Bad Queens and Compendium, where players bid.
rule-direction-counterclockwise-with-bids = Gespielt und angesagt wird gegen den Uhrzeigersinn. Trotzdem beginnt, wer rechts vom Geber sitzt, und als Nächstes gibt, wer links vom Geber sitzt.

rule-card-order = Rang des Asses
rule-card-order-help = Das Ass ist die höchste Karte, oder es steht unter dem Buben wie in der alten französischen Ordnung: { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7.
ace-high = Ass hoch
french-order = französisch
rule-card-order-french = In jeder Farbe gilt die Ordnung { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7: Das Ass steht zwischen Bube und Zehn.

rule-end-at = Punktgrenze
rule-end-at-help = Das Spiel endet vorzeitig nach der Runde, in der jemand so viele Strafpunkte erreicht.
rule-end-at-note = Die veröffentlichten Regeln kennen keine Punktgrenze.

# $points (Points): the limit
rule-end-at-means = Das Spiel endet auch nach einer Runde, in der jemand { POINTS($points, kind: "penalty") } erreicht.

rule-moon-bids = Durchmarsch ansagen

# Four Bad Queens.
rule-moon-bids-help = Vor dem ersten Stich kann jeder ansagen, alle vier Strafkarten zu bekommen. Aus: Niemand wird gefragt, und alle vier kosten einfach 5.
rule-moon-bids-note = In den veröffentlichten Regeln ist das Ansagen freigestellt.
rule-moon-bids-off = Niemand sagt etwas an: Alle vier Strafkarten kosten einfach 5 Strafpunkte.

# Compendium, whose first deal is Four Bad Queens.
rule-moon-bids-help-first = In der ersten Runde kann vor dem ersten Stich jeder ansagen, alle vier Damen zu bekommen. Aus: Niemand wird gefragt.
rule-moon-bids-note-first = In den veröffentlichten Regeln von Four Bad Queens ist das Ansagen freigestellt.
rule-moon-bids-off-first = In der ersten Runde sagt niemand etwas an: Alle vier Damen kosten einfach 5 Strafpunkte.

rule-penalty-rank = Strafkarten

# Four Bad Queens.
rule-penalty-rank-help-bad = Die vier Karten, die keiner will: Die Pik-Karte kostet 2 Strafpunkte, jede andere 1. Wer einen Durchmarsch ansagt, muss alle vier bekommen.

# Four Bad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-bad = Statt der Damen zählen { $ranks }: Die Pik-Karte kostet 2 Strafpunkte, jede andere 1, und wer einen Durchmarsch ansagt, muss alle vier bekommen.

# Four Mad Queens.
rule-penalty-rank-help-mad = Die vier Karten, die keiner will: Jede rote kostet 2 Strafpunkte, jede schwarze 1.

# Four Mad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-mad = Statt der Damen zählen { $ranks }: Jede rote Karte kostet 2 Strafpunkte, jede schwarze 1.

rule-penalty-card = Strafkarte
rule-penalty-card-help = Die Dame, die einen Strafpunkt kostet, wie der erste und der letzte Stich.

# $card (Message): such as “queen of clubs”
rule-penalty-card-means = Einen Strafpunkt kostet diese Karte: { $card }; { CARD("QS", as: "symbol") } kostet nichts.

rule-moon = Durchmarsch
rule-moon-help = Wer alle Herz und { CARD("QS", as: "symbol") } bekommt, hat 0, und alle anderen kriegen sämtliche Strafpunkte: 8 für Herz und dazu die für { CARD("QS", as: "symbol") }.
rule-moon-off = Es gibt keinen Durchmarsch: Wer alle Herz und { CARD("QS", as: "symbol") } bekommt, kriegt alle diese Strafpunkte.

rule-queen-points = Pik-Dame
rule-queen-points-help = So viele Strafpunkte kostet { CARD("QS", as: "symbol") }.
rule-queen-points-none = { CARD("QS", as: "symbol") } kostet nichts, nur Herz zählt. Zu einem Durchmarsch gehört, wenn es ihn gibt, trotzdem auch { CARD("QS", as: "symbol") }.

# $points (Points): the penalty points
rule-queen-points-means = { CARD("QS", as: "symbol") } kostet { POINTS($points, kind: "penalty") }. Dazu kommen 8 für Herz, und ein Durchmarsch kostet, wenn es ihn gibt, alle anderen die Summe.

rule-halve-hearts = Acorn Hearts halb
rule-halve-hearts-help = Die sechste Runde zählt halb, damit sie nicht mehr wiegt als die anderen: ein Herz ½, { CARD("QS", as: "symbol") } 2, ein Durchmarsch 6 für alle anderen. Aus: 1, 4 und 12.
rule-halve-hearts-off = Die sechste Runde zählt ganz: Jedes Herz kostet 1 Strafpunkt und { CARD("QS", as: "symbol") } 4, ein Durchmarsch kostet alle anderen 12.

## Hausregeln mit eigenem Namen

polignac = Das alte französische Spiel, auch Quatre-Valets genannt: Buben statt Damen, das Ass unter dem Buben, kein Weitergeben, Schluss bei 10 Strafpunkten oder wenn jeder zweimal gegeben hat. Der Durchmarsch heißt dort Capot.

slobberhannes = Ein alter Verwandter: { CARD("QC", as: "symbol") } statt { CARD("QS", as: "symbol") }, und kein Weitergeben.

## Die Einführung: ein Satz unter jedem von drei Bildern, so kurz wie möglich

# Finis, Cruel Fate. Shows a trick of clubs.
introduction-turn = Farbe bedienen, wenn es geht. Die höchste Karte der ausgespielten Farbe macht den Stich; wer ihn hat, spielt aus.

# Four Bad Queens. Shows the queens and their points.
introduction-aim-bad-queens = Überlass die Damen den anderen: { CARD("QS", as: "symbol") } kostet 2 Strafpunkte, jede andere 1.

# Four Bad Queens. Shows a king of hearts that takes the queen.
introduction-turn-bad-queens = Farbe bedienen, wenn es geht. Die höchste Karte der ausgespielten Farbe macht den Stich, samt jeder Dame darin.

# Four Bad Queens. Shows all four queens.
introduction-catch-bad-queens = Oder sag an, dass du alle vier bekommst. Klappt es, kriegen die anderen je 5 Strafpunkte, sonst du.

# Four Mad Queens. Shows the queens and a trick with their points.
introduction-aim-mad-queens = Lass die Damen liegen (rote kosten 2 Strafpunkte, schwarze 1), und auch den letzten Stich: Er kostet 2.

# Four Mad Queens. Shows a trick of clubs with a queen of diamonds.
introduction-turn-mad-queens = Farbe bedienen, wenn es geht. Sonst weg mit einer Dame: Die höchste Karte der ausgespielten Farbe bekommt sie.

# Four Mad Queens. Shows the last trick.
introduction-catch-mad-queens = Der letzte Stich kostet auch ohne Dame 2. Heb dir also eine niedrige Karte auf.

# Slippery Paws. Shows two tricks and the queen with their points.
introduction-aim-slippery-paws = Drei Dinge kosten je einen Strafpunkt: der erste Stich, der letzte und { CARD("QS", as: "symbol") }.

# Slippery Paws. Shows a trick of diamonds.
introduction-turn-slippery-paws = Farbe bedienen, wenn es geht. Die höchste Karte der ausgespielten Farbe macht den Stich, also spiel zuerst niedrig.

# Slippery Paws. Shows the same as the first picture.
introduction-catch-slippery-paws = Wer alle drei bekommt, zahlt 4 Strafpunkte statt 3.

# Finis. Shows a last trick.
introduction-aim-finis = Mach nicht den letzten Stich. Er kostet einen Strafpunkt, alle anderen kosten nichts.

# Finis. Shows high cards beside low ones.
introduction-catch-finis = Mach mit Assen und Königen frühe Stiche, dann bist du sie los. Niedrige Karten heb dir auf.

# Cruel Fate. Shows a last trick: one for each player but the winner.
introduction-aim-cruel-fate = Mach den letzten Stich. Alle anderen bekommen einen Strafpunkt.

# Cruel Fate. Shows a last trick that a seven wins.
introduction-catch-cruel-fate = Wer zum letzten Stich ausspielt, macht ihn sogar mit einer 7, wenn keiner die Farbe mehr hat.

# Acorn Hearts. Shows hearts and a queen with their points.
introduction-aim-acorn-hearts = Nimm kein Herz, jedes kostet einen Strafpunkt, und vor allem nicht { CARD("QS", as: "symbol") }, die kostet 4.

# Acorn Hearts. Shows a trick of spades.
introduction-turn-acorn-hearts = Farbe bedienen, wenn es geht. Sonst wirf ein Herz ab: Die höchste Karte der ausgespielten Farbe bekommt alles.

# Acorn Hearts. Shows all hearts and the queen.
introduction-catch-acorn-hearts = Oder hol dir alle Herz und { CARD("QS", as: "symbol") }: Dann kriegen die anderen je 12 Strafpunkte.

# Compendium. Shows cards of several games.
introduction-aim-compendium = Sechs Runden, sechs Spiele. In jedem kostet etwas anderes Strafpunkte.

# Compendium. Shows a trick of clubs.
introduction-turn-compendium = Gespielt wird immer gleich: Farbe bedienen, wenn es geht; die höchste Karte der ausgespielten Farbe macht den Stich.

# Compendium. Shows a last trick that costs a point, and one that costs nothing.
introduction-catch-compendium = Was schlecht war, wird gut: Finis bestraft den letzten Stich, Cruel Fate belohnt ihn.
