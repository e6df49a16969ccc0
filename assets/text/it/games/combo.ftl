### Seven Card Combo.

## Actions, each in the three forms that tricks.ftl describes.

discard-nothing = Non scartare niente
discarded-nothing = { YOU($who) ->
    [you] Non hai scartato niente
   *[other] { NAME($who) } non ha scartato niente
}
discarding-nothing = non scartare niente
discard = Scarta { CARDS($cards, article: "def") }
discarded = { YOU($who) ->
    [you] Hai scartato { CARDS($cards, article: "def") }
   *[other] { NAME($who) } ha scartato { CARDS($cards, article: "def") }
}
discarding = scartare { CARDS($cards, article: "def") }
discarding-only = scartare solo { CARDS($cards, article: "def") }
take-nothing = Non prendere niente dal pacchetto
took-nothing = { YOU($who) ->
    [you] Non hai preso niente dal pacchetto
   *[other] { NAME($who) } non ha preso niente dal pacchetto
}
taking-nothing = non prendere niente dal pacchetto
take = Prendi { CARDS($cards, article: "def") }
took = { YOU($who) ->
    [you] Hai preso { CARDS($cards, article: "def") }
   *[other] { NAME($who) } ha preso { CARDS($cards, article: "def") }
}
taking = prendere { CARDS($cards, article: "def") }
taking-only = prendere solo { CARDS($cards, article: "def") }
lay = Metti { CARD($card, article: "def") } sugli scarti
laid = { YOU($who) ->
    [you] Hai messo { CARD($card, article: "def") } sugli scarti
   *[other] { NAME($who) } ha messo { CARD($card, article: "def") } sugli scarti
}
laying = mettere { CARD($card, article: "def") } sugli scarti
draw-from-stock = Pesca dal tallone
drew-from-stock = { YOU($who) ->
    [you] Hai pescato dal tallone
   *[other] { NAME($who) } ha pescato dal tallone
}
drawing-from-stock = pescare dal tallone
draw-from-pile = Pesca { CARD($card, article: "def") } dagli scarti
drew-from-pile = { YOU($who) ->
    [you] Hai pescato { CARD($card, article: "def") } dagli scarti
   *[other] { NAME($who) } ha pescato { CARD($card, article: "def") } dagli scarti
}
drawing-from-pile = pescare { CARD($card, article: "def") } dagli scarti

## Refusals

discard-first = Prima si scarta. Puoi anche non scartare niente.
take-from-neighbor = Il tuo pacchetto è fatto: ora prendi da quello di chi siede alla tua destra.
take-from-packet = Prendi dal pacchetto le carte che vuoi; il resto ti arriva dal tallone.
lay-first = Prima metti sugli scarti il resto del pacchetto.
now-draw = Il tuo pacchetto è fatto: ora pesca.
only-top-card = Degli scarti si può pescare solo la carta in cima.

## What happened

reshuffled = Gli scarti sono stati mescolati in un nuovo tallone.
turned-up = Scoperta sugli scarti: { CARD($card) }.

## The score sheet

in-no-combination = In nessuna combinazione

## Bonuses, which take points off a hand; lines of the score sheet

three-pairs = Tre coppie
full-house = Full
four-of-a-rank = Poker
run-of-seven = Scala di sette carte
seven-of-a-suit = Sette carte di un seme

## What lies on the table

credit = Stephen McVerry, con Ryan McVerry, Danny Hutnik e Nick Tyson

aim = Combina le tue carte: quelle spaiate costano punti di penalità.
combination-line = { $letter }: { $combination }
cards-of-rank = { $count ->
    [2] coppia di { RANK($rank, number: "many") }
    [3] tris di { RANK($rank, number: "many") }
   *[other] poker di { RANK($rank, number: "many") }
}
cards-of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }
run = scala { RANK($first, as: "symbol") }–{ RANK($last, as: "symbol") }
your-packet = il tuo pacchetto
packet-of = il pacchetto di { NAME($who) }
to-draw = { $count ->
    [one] { $count } da pescare
   *[other] { $count } da pescare
}
took-no-cards = nessuna carta presa
took-cards = { $count ->
    [one] { $count } carta presa
   *[other] { $count } carte prese
}
counts-penalty = { POINTS($points) }
counts = { POINTS($points) }
fact-hand-counts = In mano hai
fact-round = Smazzata
first-draw = { $number } di { $of }, primo giro
second-draw = { $number } di { $of }, secondo giro
last-draw = { $number } di { $of }, ultimo giro

## Buttons

button-discard-none = Non scartare
button-discard = { $count ->
    [one] Scarta { $count } carta
   *[other] Scarta { $count } carte
}
button-take-none = Non prendere
button-take = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}

## Prompts

stock-is-empty = Il tallone è finito: si mescolano gli scarti
choose-discards = Scarta quante carte vuoi, anche nessuna: chi viene dopo può prenderne. Poi ne ricevi una in più
chooses-packet = { YOU($who) ->
    [you] Scegli il tuo pacchetto
   *[other] { NAME($who) } sceglie il suo pacchetto
}
take-or-draw = Prendi una carta dal pacchetto { NAME($giver, case: "di") }, o pescane una
take-one-and-draw = Ricevi { $need } carte: dal pacchetto { NAME($giver, case: "di") } prendine una o nessuna, e pesca il resto
take-and-draw = Ricevi { $need } carte: dal pacchetto { NAME($giver, case: "di") } prendine fino a { $most }, e pesca il resto
looks-at-packet = { YOU($who) ->
    [you] Guardi il pacchetto { NAME($giver, case: "di") }
   *[other] { YOU($giver) ->
        [you] { NAME($who) } guarda il tuo pacchetto
       *[other] { NAME($who) } guarda il pacchetto { NAME($giver, case: "di") }
    }
}
lay-last = Metti sugli scarti l’ultima carta del pacchetto
lay-rest = Metti sugli scarti il resto del pacchetto, carta per carta
lays-rest = { YOU($who) ->
    [you] Metti sugli scarti il resto del pacchetto
   *[other] { NAME($who) } mette sugli scarti il resto del pacchetto
}
draw-one = Pesca una carta dal tallone o dagli scarti
draw-several = Pesca { $count } carte, ognuna dal tallone o dagli scarti
draws = { YOU($who) ->
    [you] Peschi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
   *[other] { NAME($who) } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
}

## Reasons for an action, each a sentence about it. “You” is whoever acts.

keeps-together = Così tieni in mano { $combination }.
gives-you = Così hai { $combination }.
pile-can-wait = La carta in cima agli scarti può aspettare la prossima pescata.
discards-useless = Nessuna delle carte che scarti lega con un’altra che hai in mano.
packet-useless = Nessuna carta del pacchetto lega con le tue.
pile-useless = { CARD($card, article: "def", capital: "yes") } in cima agli scarti non lega con niente in mano.
lays-useless = { CARD($card, article: "def", capital: "yes") } non lega con niente in mano.
run-from-to = una scala { RANK($first, article: "def", case: "da") } { RANK($last, article: "def", case: "a") }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { $count ->
    [2] una coppia di { RANK($rank, number: "many") }
    [3] un tris di { RANK($rank, number: "many") }
   *[other] un poker di { RANK($rank, number: "many") }
}

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-keep = { YOU($who) ->
    [you] Hai scartato { CARDS($cards, article: "def") }, tenendo in mano { $combination }.
   *[other] { NAME($who) } ha scartato { CARDS($cards, article: "def") }, tenendo in mano { $combination }.
}

motive-keep-all = { YOU($who) ->
    [you] Non hai scartato niente e hai tenuto { $combination }.
   *[other] { NAME($who) } non ha scartato niente e ha tenuto { $combination }.
}

motive-take = { YOU($who) ->
    [you] Hai preso { CARDS($cards, article: "def") }, per avere { $combination }.
   *[other] { NAME($who) } ha preso { CARDS($cards, article: "def") }, per avere { $combination }.
}

motive-take-nothing = { YOU($who) ->
    [you] Non hai preso niente dal pacchetto: nessuna carta legava con le tue.
   *[other] { NAME($who) } non ha preso niente dal pacchetto: nessuna carta legava con le sue.
}

motive-draw-pile = { YOU($who) ->
    [you] Hai pescato { CARD($card, article: "def") } dagli scarti, per avere { $combination }.
   *[other] { NAME($who) } ha pescato { CARD($card, article: "def") } dagli scarti, per avere { $combination }.
}

motive-stock = { YOU($who) ->
    [you] Hai pescato dal tallone, perché { CARD($card, article: "def") } in cima agli scarti non legava con niente in mano.
   *[other] { NAME($who) } ha pescato dal tallone, perché { CARD($card, article: "def") } in cima agli scarti non legava con niente in mano.
}

motive-stock-first = { YOU($who) ->
    [you] Hai pescato prima dal tallone: la carta in cima agli scarti poteva aspettare.
   *[other] { NAME($who) } ha pescato prima dal tallone: la carta in cima agli scarti poteva aspettare.
}

motive-cover = { YOU($who) ->
    [you] Hai messo { CARD($card, article: "def") } sugli scarti prima dell’ultima carta del pacchetto, perché in cima ne restasse un’altra.
   *[other] { NAME($who) } ha messo { CARD($card, article: "def") } sugli scarti prima dell’ultima carta del pacchetto, perché in cima ne restasse un’altra.
}

## House rules: name, help, and what a value means for the game

rule-matches = Tornate
rule-matches-help = La partita finisce dopo questo numero di tornate; in una tornata ognuno dà le carte una volta.
rule-matches-means = { $count ->
    [one] Una partita ha { $count } tornata; in una tornata ognuno dà le carte una volta.
   *[other] Una partita ha { $count } tornate; in una tornata ognuno dà le carte una volta.
}
rule-bonus-small = Premio piccolo
rule-bonus-small-help = I punti di penalità tolti per tre coppie o un full.
rule-bonus-small-none = Tre coppie o un full non tolgono niente.
rule-bonus-small-means = Tre coppie o un full tolgono { POINTS($points, kind: "penalty") }.
rule-bonus-large = Premio grande
rule-bonus-large-help = I punti di penalità tolti per un poker, una scala di tutte e sette le carte o sette carte di un seme.
rule-bonus-large-none = Un poker, una scala di tutte e sette le carte o sette carte di un seme non tolgono niente.
rule-bonus-large-means = Un poker, una scala di tutte e sette le carte o sette carte di un seme tolgono { POINTS($points, kind: "penalty") }.

## The introduction: one sentence under each of three pictures, as short as possible

introduction-aim = Fai legare le tue sette carte: scale, semi, coppie. Ogni carta spaiata costa un punto di penalità.
introduction-turn = Scarta le carte che non vuoi, e pescane altrettante più una.
introduction-catch = Chi gioca dopo di te guarda le carte che hai scartato, e prende quelle che vuole.
