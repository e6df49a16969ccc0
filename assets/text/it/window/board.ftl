### The board: what stands above the hand and beside the cards.

takes-trick = { YOU($who) ->
    [you] Prendi tu
   *[other] Prende { NAME($who) }
}
takes-trick-worth = { YOU($who) ->
    [you] Prendi tu: { $worth }
   *[other] Prende { NAME($who) }: { $worth }
}
choose-one-of = Scegli tra i { $place }
pick-first = Prima scegli una carta.
all-chosen = { $prompt }: ci sono tutte
chosen = { $prompt }: { $chosen ->
    [one] { $chosen } scelta
   *[other] { $chosen } scelte
}, { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
}
already-chosen = { $count ->
    [one] Hai già scelto { $count } carta: prima riprendila.
   *[other] Hai già scelto { $count } carte: prima riprendine una.
}

## Where a card lies, spoken by screen readers

card-of = { YOU($who) ->
    [you] la tua carta
   *[other] la carta di { NAME($who) }
}
card-by = { CARD($card) } ({ NAME($who) })
row-and-column = riga { $row }, colonna { $column }
place-of = { $place } di { $count }
moved-to = { CARD($card, capital: "yes") }, { $place } di { $count }

## Names of cards and places, spoken by screen readers

card = { CARD($card) }
card-name = { CARD($card, capital: "yes") }
suit = { SUIT($suit) }
name-suit = Chiama { SUIT($suit) }
place-at = Casella { $row } { $column }
covered-card = Carta coperta, casella { $row } { $column }
top-of = { CAPITAL($pile) }: la carta in cima
label = { CAPITAL($words) }
slot = Casella { $number } di { $count }: { CARD($card) }
empty-slot = Casella { $number } di { $count }: vuota
your-choices = Le tue scelte

## The state of a card, after its place

facts = { LIST($facts, kind: "plain") }
suggested = consigliata
just-received = appena ricevuta
combined = in una combinazione
matched = parte di un abbinamento
placed-last = posata per ultima
picked-up = sollevata
is-chosen = scelta
takes-the-trick = prende
is-explained = spiegata adesso
can-be-asked-about = sceglila per sapere perché è stata giocata
playable = si può giocare
not-playable = non si può giocare
not-playable-because = non si può giocare: { $reason }
in-combinations = { $count ->
    [one] nella combinazione { LIST($letters) }
   *[other] nelle combinazioni { LIST($letters) }
}
combination = { $letter }

## The whole table, read out on request

whole-table = { LIST($parts, kind: "sentences") }
part = { STOP($words) }
zone = { CAPITAL($label) }: { $content }
zone-with-note = { CAPITAL($label) } ({ $note }): { $content }
content = { LIST($items, kind: "plain") }
nothing = niente
face-down = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
scores = Punti: { LIST($scores, kind: "semicolons") }
score = { $name } { $score }
score-with-note = { $name } { $score }, { $note }
points = { POINTS($points) }
penalty-points = { POINTS($points, kind: "penalty") }
values = { $heading }: { LIST($rows, kind: "plain") }
value = { $name } { $value }

## The plates of players. M on the badge is for “mazziere”.

dealer = Mazziere di questa smazzata
dealer-badge = M
plate = { LIST($facts, kind: "plain") }
player = { $name }
is-dealer = dà le carte
to-play = di turno
