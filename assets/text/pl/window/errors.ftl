### Błędy: czemu czegoś się nie da zrobić. Większość stoi po zdaniu, które mówi czego.

# What the system, a parser or the check of a file says, in its own words.
# $detail (Name): its words
detail = { $detail }

## Files

# $path (Name): the file
# $detail (Name): what the system says
file = { $path }: { $detail }

# A place in a file, as programmers write it.
# $path (Name): the file
# $line (Name): the number of the line
# $column (Name): the number of the column
# $detail (Name): what is wrong there
place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Deal codes and house rules

# $text (Name): what was typed
not-a-deal-code = `{ $text }` to nie kod rozdania; kod wygląda na przykład tak: `clubs/4/7F3K-2Q9A`

# $id (Name): what was typed
# $known (Name): the games that there are
unknown-game = gry `{ $id }` nie ma; są: { $known }

# $text (Name): what was typed
not-a-number-of-players = `{ $text }` to nie liczba graczy

# $text (Name): what was typed
not-a-seed = `{ $text }` to nie numer tasowania; składa się on z pełnych grup po cztery cyfry i litery, na przykład `7F3K-2Q9A`

mistaken-deal-code = W tym kodzie rozdania jest błąd. Skopiuj go jeszcze raz w całości.

# $seats (Count): the number of players asked for
# $least (Count): the fewest possible
# $most (Count): the most possible
player-count = liczba graczy to { $seats }, a może być od { $least } do { $most }

# $dealer (Count): the number of a seat
# $last (Count): the highest number of a seat
dealer = numer rozdającego to { $dealer }, a może być od 0 do { $last }

# $name (Name): what was typed
# $known (Name): the house rules that there are
unknown-house-rule = ta gra nie ma zasady domowej `{ $name }`; ma: { $known }

# $name (Name): the house rule, as files name it
# $value (Name): its value
# $expected (Name): the values that it can have
house-rule-value = `{ $name }: { $value }`, a może być: { $expected }

# $name (Name): the house rule, as files name it
house-rule-twice = `{ $name }` podano dwa razy

## Programs that play

# $detail (Name): what the system says
folder-unreadable = nie można odczytać folderu roboczego: { $detail }

# $path (Name): a file or folder
name-not-unicode = w nazwie { $path } są znaki spoza Unicode

command-too-long = polecenie jest za długie, żeby je sprawdzić

# $most (Count): how many are allowed
too-many-files = { $most ->
    [one] polecenie wymienia więcej niż { $most } plik
    [few] polecenie wymienia więcej niż { $most } pliki
   *[many] polecenie wymienia więcej niż { $most } plików
}

# $most (Count): how large they may be in all, in gigabytes
files-too-large = pliki wymienione w poleceniu mają razem ponad { $most } GB

# $path (Name): a file
# $detail (Name): what the system says
program-file-unreadable = nie można odczytać { $path }: { $detail }

## Challenges

no-challenge = Ten tekst to ani wyzwanie, ani kod rozdania.

challenge-of-later-version = To wyzwanie pochodzi z nowszej wersji Misère. Zaktualizuj Misère, żeby je podjąć.

challenge-cut = Temu wyzwaniu brakuje końca. Skopiuj cały tekst.

challenge-damaged = To wyzwanie uszkodziło się po drodze. Skopiuj jeszcze raz cały tekst, dokładnie tak, jak go wysłano.

challenge-unsound = To wyzwanie jest nieprawidłowe: { $detail }

challenge-not-alone = Wyzwaniem może być tylko partia jednej osoby z graczami komputerowymi Misère.

challenge-in-progress = Partia może stać się wyzwaniem dopiero po zakończeniu.

challenge-continued = Ta partia jest dalszym ciągiem innej, więc nie może być wyzwaniem.

reply-to-other = To odpowiedź na inne wyzwanie.

too-many-replies = { $most ->
    [one] W wyzwaniu może wziąć udział najwyżej { $most } osoba.
    [few] W wyzwaniu mogą wziąć udział najwyżej { $most } osoby.
   *[many] W wyzwaniu może wziąć udział najwyżej { $most } osób.
}

## Why a reply is refused, after a colon

plays-end = zagrania kończą się w rozdaniu { $deal }

plays-go-on = zagrania trwają po końcu partii

play-illegal = zagranie { $step } w rozdaniu { $deal } jest niezgodne z zasadami

opponent-differs = w rozdaniu { $deal }, zagranie { $step }, { $name } robi `{ $played }`, choć naprawdę wybiera `{ $decides }`

reply-by-the-clock = to nie jest partia z tego wyzwania
