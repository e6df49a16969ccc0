### Dlaczego stół z przyjaciółmi gdzie indziej nie działa tak, jak byśmy chcieli: całe zdania, w oknie albo przy stole.

guest-too-old = Do tego stołu potrzebujesz nowszej wersji Misère.

host-too-old = Gospodarz stołu potrzebuje nowszej wersji Misère.

versions-differ = Ty i gospodarz macie różne wersje Misère. Po obu stronach musi być najnowsza.

other-table = To zaproszenie jest do innego stołu.

no-seat = To miejsce jest zajęte albo zaproszenie straciło ważność. Poproś gospodarza o nowe.

table-full = Zbyt wiele osób próbuje się dosiąść do tego stołu.

host-left = Stół jest zamknięty. Możesz wrócić, gdy znów się otworzy.

elsewhere = Siedzisz już przy tym stole w innym oknie.

removed = Twoje miejsce oddano komuś innemu.

wrong-words = Przekładasz innym słowem niż tym, które wybrano na początku.

fault = Drugi program przysłał coś, czego Misère nie rozumie.

unreachable = Nie ma połączenia z gospodarzem. Misère próbuje dalej.

not-legal = Teraz tak nie można.

not-your-turn = Teraz nie twoja kolej.

too-late = Tymczasem gra poszła już dalej.

invitation-damaged = To zaproszenie jest niepełne. Skopiuj je w całości.

invitation-later = To zaproszenie pochodzi z nowszej wersji Misère.

## Sprawdzenie skończonej partii na komputerze gościa.

fair = Karty ustalono, zanim ktokolwiek poznał wszystkie słowa. Twoje też się liczyło, a partia jest ta sama, co na twoim ekranie.

unfair-file = Plik partii jest uszkodzony albo niezgodny z zasadami.

unfair-game = To plik innej partii.

unfair-seal = Potasowano inaczej, niż ustalała pieczęć.

unfair-words = Twoje słowo nie wpłynęło na karty.

unfair-course = Partia w pliku przebiega inaczej niż na twoim ekranie.
