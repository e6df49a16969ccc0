### Dlaczego stół z przyjaciółmi gdzie indziej nie działa tak, jak byśmy chcieli: całe zdania, w oknie albo przy stole.

guest-too-old = Do tego stołu potrzebujesz nowszej wersji Misère: gospodarz ma { $host }, a ty { $own }. Pobierz najnowszą i otwórz zaproszenie jeszcze raz.

host-too-old = Gospodarz ma starszą wersję Misère: { $host }, a ty masz { $own }. Gdy będzie tam najnowsza, otwórz zaproszenie jeszcze raz.

versions-differ = Ty i gospodarz macie Misère { $own }, ale z innymi zasadami albo komunikatami. Po obu stronach musi być najnowsza wersja.

other-table = To zaproszenie jest do innego stołu.

no-seat = To miejsce jest zajęte albo zaproszenie straciło ważność. Poproś gospodarza o nowe.

table-full = Przy tym stole nie ma już miejsca dla widzów. Dołączysz, gdy tylko ktoś odejdzie.

host-left = Stół jest zamknięty. Możesz wrócić, gdy znów się otworzy.

elsewhere = Siedzisz już przy tym stole w innym oknie.

removed = Twoje miejsce oddano komuś innemu.

wrong-words = Przekładasz innym słowem niż tym, które wybrano na początku.

fault = Drugi program przysłał coś, czego Misère nie rozumie.

recut-refused = Gospodarz chciał jeszcze raz przełożyć karty, choć mógł je już znać. Twój program odszedł od stołu.

unreachable = Nie ma połączenia z gospodarzem. Misère próbuje dalej.

not-legal = Teraz tak nie można.

not-your-turn = Teraz nie twoja kolej.

too-late = Tymczasem gra poszła już dalej.

invitation-damaged = To zaproszenie jest niepełne. Skopiuj je w całości.

invitation-later = To zaproszenie pochodzi z nowszej wersji Misère.

## Skąd znajomi mogą dołączyć do gospodarza.

reached-everywhere = Znajomi mogą dołączyć, gdziekolwiek są.

reached-nearby = Bez serwera pośredniczącego mogą dołączyć znajomi z twojej sieci, inni tylko wtedy, gdy wpuści ich router.

reached-by-no-relay = Żaden serwer pośredniczący nie odpowiada: mogą dołączyć tylko znajomi z twojej sieci. { $reason }

reached-nowhere = Nikt nie może połączyć się z tym komputerem: nie ma sieci albo przeszkadza inny program.

address-taken = { $address } zajmuje już inny program. Wybierz inny port.

no-address = „{ $address }” nie jest adresem tego komputera z portem, takim jak 127.0.0.1:7777.

no-public-address = Pod „{ $address }” nikt nie może się z tobą połączyć. Podaj osiągalny adres z portem, taki jak 192.168.1.20:7777.

## Przełożenie kart przed partią, gdy trzeba je powtórzyć.

ask-recut = Twoje słowo jest już odkryte. Usiądź ponownie tylko wtedy, gdy chcesz, żeby karty przełożono jeszcze raz.

ask-broken-off = Zaczęta partia nie jest skończona, a gospodarz może znać jej karty. Usiądź ponownie tylko wtedy, gdy chcesz nowej.
