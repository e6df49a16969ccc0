was-fair = Uczciwa gra, sprawdzona przez twój program. { $reason }

was-unfair = Ta partia nie była uczciwa. { $reason }

fair = Karty ustalono, zanim ktokolwiek poznał wszystkie słowa. Twoje też się liczyło, a partia jest ta sama co na twoim ekranie.

joined-later = Partia już trwała, gdy zajęto to miejsce: od tej chwili twój program sprawdził wszystko.

dealt-again = To były karty poprzedniej partii, więc ta się nie liczy. Twój program sprawdził, że jest taka sama jak na twoim ekranie.

watched = Twój program sprawdził, że partia jest zgodna z zasadami i taka sama jak na twoim ekranie.

unfair-file = Plik partii jest uszkodzony albo niezgodny z zasadami.

unfair-game = To plik innej partii.

unfair-seal = Potasowano inaczej, niż ustalała pieczęć.

unfair-words = Twoje słowo nie wpłynęło na karty.

unfair-recuts = Gospodarz ukrywa, ile razy karty przekładano od nowa.

unfair-course = Partia w pliku przebiega inaczej niż na twoim ekranie.

name-of = { $name }

recut = { $times ->
    [one] Karty trzeba było przełożyć jeszcze raz, bo brakowało słów: { LIST($names, kind: "and") }.
    [few] Karty trzeba było przekładać od nowa { $times } razy, bo brakowało słów: { LIST($names, kind: "and") }.
    [many] Karty trzeba było przekładać od nowa { $times } razy, bo brakowało słów: { LIST($names, kind: "and") }.
   *[other] Karty trzeba było przekładać od nowa { $times } razu, bo brakowało słów: { LIST($names, kind: "and") }.
}

after-broken-off = Przed tą partią zaczęto inną i nie skończono jej na twoich oczach.
