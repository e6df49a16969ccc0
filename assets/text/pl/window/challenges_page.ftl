### Wyzwania: strona, na której są wszystkie, i strona jednego z nich.

title = Wyzwania

challenge-a-friend = Rzuć wyzwanie

challenge-help = Znajomi grają tymi samymi kartami z tymi samymi przeciwnikami. Jak poszło innym, widać dopiero po własnej grze.

## The list

same-cards = Te same karty, różne stoły

paste = Wklej wyzwanie

open-file = Otwórz plik…

how-to-make = Po każdej partii „{ $challenge }” jest pod „{ $more }”.

from = { $name } rzuca ci wyzwanie

received = Wyzwanie dla ciebie

made = Twoje wyzwanie

to-play = Jeszcze niezagrane

begun = Zaczęte

waiting = Zagrane. Nie ma jeszcze odpowiedzi.

standings = { LIST($results, kind: "dots") }

standing = { $name } { POINTS($points, kind: "number") }

you = Ty

friend = Ktoś

row = { $title }: { STOP($heading) } { $state }

deleted = Usunięto wyzwanie: { $title }

## The page of a challenge

one = Wyzwanie

against = Przeciwnicy: { LIST($opponents) }

opponent = { $name } ({ $level })

rules = Zasady domowe: { LIST($rules, kind: "plain") }

conditions = Bez cofania i bez wskazówek do końca partii. To, co zrobili inni, pozostaje zapieczętowane, dopóki nie zagrasz.

other-players = Przeciwnicy w tym wyzwaniu mają wersję { $theirs }. Twoi mają wersję { $ours } i decydują inaczej, więc wyników nie da się porównać. Potrzebna jest wam ta sama wersja programu Misère.

send = Wyślij to wyzwanie znajomym, a ich odpowiedzi wrócą do ciebie tą samą drogą.

copy-challenge = Kopiuj wyzwanie

copy-reply = Kopiuj odpowiedź

copied = Skopiowano. Wklej to do wiadomości do znajomych.

save = Zapisz plik…

show-text = Tekst do wysłania

your-name = Twoje imię

name-help = Znajomi zobaczą je przy twoim wyniku.

compare = Porównaj wyniki

## Who has played

played = Kto już zagrał

nobody = Nikt jeszcze nie zagrał.

sealed = { $name }: zapieczętowane, dopóki nie zagrasz

line = { $place }. { $name }: { POINTS($points) }

facts = { LIST($facts, kind: "dots") }

place = { $place }. miejsce na { $players } przy stole

undone = cofnięcia: { $count }

hints = wskazówki: { $count }

proved = sprawdzone

by-the-clock = zwykła partia, której przeciwników nie da się sprawdzić

other-version = przeciwnicy z innej wersji, nie da się ich sprawdzić

checking = { $name }: sprawdzanie każdego zagrania…

refused = Odrzucona odpowiedź ({ $name }): { $reason }.

limits = Każdą partię gra się tu jeszcze raz, a przeciwnicy muszą powtórzyć każdą decyzję. To dowodzi, że wynik jest prawdziwy, ale nie mówi, kto grał, ile było prób i czy ktoś pomagał.

## Two people side by side

deal-by-deal = Rozdanie po rozdaniu

compare-with = Porównaj z

total = Razem

parted = Wasze drogi rozchodzą się w rozdaniu { $deal }:

parted-in-round = Wasze drogi rozchodzą się w rundzie { $deal }:

alike = Obie partie są takie same, karta po karcie.

opponents-differ = Jedna z tych partii była zwykła i w każdym rozdaniu przeciwnik decydował w niej inaczej, zanim wasze drogi się rozeszły. Żeby porównać dokładniej, rzuć wyzwanie na stronie nowej gry.

play = { STOP($play) } { $verdict }

best = Niczego lepszego nie znaleziono.

about-as-good = To było mniej więcej tak dobre jak najlepszy wybór.

judging = Szukam czegoś lepszego…

see = Zobacz w swojej partii

## At the table

no-undo = W wyzwaniu nie ma cofania.

no-hints = W wyzwaniu do końca nie ma wskazówek.

cards-only = Zagraj mimo to tymi kartami

file-name = Wyzwanie, { $title }

see-other = Zobacz w drugiej partii

their-game = { $name }: { $title }

send-reply = Odeślij swoją odpowiedź albo przekaż wyzwanie dalej: każdy może dołączyć.
