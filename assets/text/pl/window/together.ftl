### Stoły ze znajomymi przez sieć: zapraszanie, dosiadanie się i wspólna gra przez sieć.

## The form that sets up a game

friend-elsewhere = Gracz przez sieć

invite-friends = Zaproś znajomych

take-a-seat = Zajmij miejsce: przy tym komputerze musi grać człowiek.

no-deal-code = W grze przez sieć karty są zawsze świeżo tasowane. Usuń kod rozdania.

## The page of the host

lobby = { $game } ze znajomymi

how-many-friends = Ilu znajomych?

others-are-computers = Na pozostałych miejscach gra komputer.

players-and-rules = Gracze i zasady domowe

before-you-invite = Zanim zaprosisz

host-sends = Na razie nic nie opuściło twojego komputera. Pierwsze skopiowane zaproszenie otworzy stół, a komputer będzie czekać na znajomych. Dostaną oni twoje imię, nazwę gry, jej zasady domowe i to, co wolno widzieć z ich miejsc.

relays-see = Stół odnajduje się przez publiczne serwery pośredniczące. Przekazują to, co wysyłacie, ale nie mogą tego odczytać. Widzą adresy sieciowe obu stron.

own-relay-sees = Stół odnajduje się przez twój własny serwer pośredniczący. Przekazuje to, co wysyłacie, ale nie może tego odczytać. Widzi adresy sieciowe obu stron.

without-relays = Bez serwera pośredniczącego znajomi łączą się z tym komputerem bezpośrednio: z twojej sieci albo z zewnątrz, jeśli router ich przepuści. Wszystko jest szyfrowane.

local-only = Znajomi łączą się z tym komputerem przez twoją własną sieć. Nic nie jest szyfrowane, więc grajcie tak tylko w domu.

invitation-secret = Kto ma zaproszenie, może zająć miejsce. Każde wysyłaj tylko jednej osobie.

host-knows = Stół stoi u ciebie, więc w czasie gry twój program zna wszystkie karty. Na koniec programy znajomych sprawdzają, czy nikt ich nie wybrał.

your-name = Twoje imię

opening = Otwieranie stołu…

try-again = Spróbuj ponownie

with-way = { $state } · { $way }

way-direct = bezpośrednio, { $milliseconds } ms

way-relayed = przez serwer pośredniczący, { $milliseconds } ms

seat-open = Miejsce { $seat }: czeka na kogoś

seat-looking = { NAME($who) } ogląda zaproszenie

seat-sits = Tu siedzi { NAME($who) }

seat-away = { NAME($who) }: poza stołem

seat-own = Ty

seat-computer = { NAME($who) } (komputer)

computer-has-seat = Na miejscu { $seat } gra teraz komputer.

friend-invited = Miejsce { $seat } czeka teraz na kogoś.

copy-invitation = Kopiuj zaproszenie

copy-invitation-for = Kopiuj zaproszenie na miejsce { $seat }

invitation-copied = Skopiowano zaproszenie. Wklej je do wiadomości.

invitation-line = Zagramy w { $game }? Wklej cały ten tekst do Misère, żeby usiąść przy moim stole.

watch-line = Zobacz, jak gramy w { $game }! Wklej cały ten tekst do Misère, żeby popatrzeć przy moim stole.

about-misere = Misère to darmowy program z grami karcianymi: { $address }

save-invitation-for = Zapisz w pliku zaproszenie na miejsce { $seat }

invitation-file = { $game }, miejsce { $seat }

renew-invitation = Nowe zaproszenie

renew-help = Stare zaproszenie traci ważność, a kto zajmuje to miejsce, odchodzi od stołu.

renew-question = Wymienić zaproszenie?

free-seat = Zwolnij miejsce

free-seat-question = Zwolnić miejsce?

renew-watching-help = Stare zaproszenie traci ważność, a kto ogląda, odchodzi od stołu.

invite-here = Zaproś kogoś

copy-watch-invitation = Kopiuj zaproszenie dla widza

who-watches = { CAPITAL($name) } ogląda.

somebody = ktoś

watch-help = Kto ogląda, widzi tylko to, co odkryte dla wszystkich, i nie może wpływać na grę.

start-together = Zagraj

waiting-for-all = Można zacząć, gdy wszyscy usiądą.

cutting = Wszyscy przekładają karty…

close-table = Zamknij stół

close-question = Zamknąć stół?

close-help = Wszyscy odejdą od stołu, a zaproszenia stracą ważność.

cannot-open = Nie można otworzyć stołu: { $error }

## The page of a guest

play-with-friends = Gra ze znajomymi

join = Dosiądź się

choose-game = Wybierz grę, żeby otworzyć własny stół. Każdy dostanie od ciebie zaproszenie.

cannot-invite = Ten program nie ma stołów przez internet. Mają je wersje do pobrania, a także program zbudowany z „--features online”.

invitation = Zaproszenie

paste-here = Wklej tekst, który ci przysłano

join-help = Zaproszenie zaczyna się od „misere:”. Możesz je wkleić także na stronie Start albo otworzyć jego plik.

host-plays-fair = W czasie gry program gospodarza zna wszystkie karty. Na koniec twój sprawdza, czy nikt ich nie wybrał.

guest-sends = Na razie nic nie opuściło twojego komputera. Gdy obejrzysz stół, komputer gospodarza dostanie twoje imię i to, co robisz przy stole. Zobaczy też twój adres sieciowy.

table-with = { $game }: { LIST($names, kind: "and") }

left-seat-without-host = Twoje miejsce: { $game }

left-seat-somewhere = Twoje miejsce przy stole

others-wait = { $others ->
    [one] Czeka na ciebie.
    [few] Czekają na ciebie.
   *[many] Czekają na ciebie.
}

seat-left = Nie siedzisz już przy tym stole. Możesz wrócić, dopóki miejsce jest wolne.

come-back = Wróć

forget-seat = Usuń

look-at-table = Obejrzyj stół

connecting = Szukam stołu…

connected = Połączono: { $way }

host-not-there = Gospodarz nie odpowiada. Pewnie Misère jest tam zamknięte albo komputer śpi: poproś o otwarcie stołu. Twoje zaproszenie jest nadal ważne, a Misère próbuje dalej.

host-not-nearby = Gospodarz nie odpowiada. Bez serwera pośredniczącego znajdziecie się tylko w tej samej sieci: wybierz serwer w ustawieniach albo poproś o otwarcie stołu.

you-are-offline = Twój komputer jest chyba bez internetu: żaden serwer pośredniczący nie odpowiada. Sprawdź połączenie. Misère próbuje dalej. { $reason }

invited-by = { NAME($host) } zaprasza cię do gry w { $game }

invited-to = Zaproszenie do gry w { $game }

other-rules = Zmienione zasady domowe

no-other-rules = Żadne: obowiązują zwykłe zasady.

your-cut = Słowo do przełożenia

cut-help = Dowolne słowo. Nikt nie może go znać, zanim karty będą ustalone, więc nikt ich nie wybiera. Pole może zostać puste.

sit-down = Usiądź

you-sit = Siedzisz przy stole. Partia zacznie się, gdy rozpocznie ją gospodarz.

you-can-watch = Możesz oglądać. Stół pojawi się, gdy zacznie się partia.

leave-seat = Odejdź

table-waits = Twój stół jest otwarty: { $game }

## The line above the table

all-here = Wszyscy są przy stole.

all-here-watched = Wszyscy są przy stole. Na widowni: { LIST($names, kind: "and") }

watching = Oglądasz grę.

is-away = { NAME($who) } jest teraz poza stołem.

was-hinted = { NAME($who) } korzysta ze wskazówki.

has-paused = { NAME($who) } zaraz wraca.

has-left = { NAME($who) } nie gra już przy tym stole.

computer-plays = Dopóki nie wróci { NAME($who) }, gra komputer.

is-slow = { NAME($who) } nie gra już od { $minutes ->
    [one] minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.

computer-plays-for-now = Dopóki { NAME($who) } nie zagra, gra komputer.

computer-plays-for-you = Za ciebie gra komputer. Inni nie mogli czekać.

let-computer-for-now = Niech komputer zagra za { NAME($who, case: "acc") }

let-computer = Niech gra komputer, dopóki nie wróci { NAME($who) }

let-computer-here = Niech gra komputer

wait-for-friend = Lepiej czekać

is-back = { NAME($who) } jest z powrotem.

asks-undo = { NAME($who) } prosi o cofnięcie zagrania.

asks-hints = { NAME($who) } prosi o wskazówki dla wszystkich.

asks-no-hints = { NAME($who) } prosi o grę bez wskazówek.

agree = Zgoda

refuse = Nie

asked = Czekasz na odpowiedź innych.

take-back = Jednak nie

refused-by = { NAME($who) } się nie zgadza.

all-agree = Wszyscy się zgadzają.

you-paused = Masz przerwę. Inni to widzą.

i-am-back = Już jestem

pause = Przerwa

say = Powiedz…

mute = Ukryj wypowiedzi

unmute = Pokaż wypowiedzi

host-deals = Zaraz następne rozdanie.

host-starts = Następną partię może zacząć gospodarz.

sit-next = Usiądź do następnej partii

you-sit-next = Grasz w następnej partii. Zacznie się, gdy rozpocznie ją gospodarz.

next-game-ready = Następna partia jest gotowa. Usiądź, żeby zagrać.

same-deal-help = Zagrajcie jeszcze raz tymi kartami w tym samym gronie. Ta partia się nie liczy.

look-again = Zobacz nową partię

next-game = Gospodarz zaprasza wszystkich do gry w { $game }.

table-closed = Znajomi nie mogą dotrzeć do tego stołu.

reopen = Otwórz stół znowu

invitations = Zaproszenia

ask-for-hints = Zaproponuj wskazówki

ask-for-no-hints = Zaproponuj grę bez wskazówek

leave-table = Odejdź od stołu

no-hints = Przy tym stole nikt nie dostaje wskazówek.

plate-thinking = myśli

plate-away = poza stołem

plate-paused = zaraz wraca

plate-computer = komputer

plate-left = już nie gra

plate-open = wolne

## Leaving

leave-question = Odejść od stołu?

guest-leaves = Jeśli wrócisz później, twoje miejsce zaczeka. Jeśli je oddasz, gospodarz może zaprosić kogoś innego.

host-leaves = Partia jest zapisana. Gdy ją znów otworzysz, stół też będzie otwarty, a te same zaproszenia pozostaną ważne.

host-leaves-result = Znajomi odejdą od stołu. Możesz go dla nich otworzyć znowu, wracając do wyniku tej partii.

guest-parts = Twoje miejsce zaczeka, aż wrócisz.

come-back-later = Wróć później

give-up-seat = Oddaj miejsce

give-up-question = Oddać miejsce?

give-up-help = Gospodarz będzie mógł wtedy zaprosić kogoś innego. Możesz wrócić, dopóki miejsce jest wolne.

## Settings

friends = Znajomi przez sieć

friends-help = Misère nie łączy się z nikim, dopóki nie zaprosisz znajomych albo się nie dosiądziesz. Gospodarze rozpoznają twój program po kluczu, który jest na tym komputerze.

relays = Serwery

public-relays = Publiczne

no-relays = Brak

own-relay = Własny

relays-help = Serwery pośredniczące pomagają komputerom za routerami odnaleźć się nawzajem. Bez nich znajomi muszą być w twojej sieci albo twój komputer musi być dostępny z zewnątrz.

relay-address = Adres serwera

find-nearby = Szukaj znajomych w sieci lokalnej

find-nearby-help = Gdy stół jest otwarty, Misère odpowiada, kiedy ktoś szuka go w tej samej sieci. Dosiąść się można tylko z zaproszeniem.

notify = Powiadom, gdy przyjdzie moja kolej

notify-help = Tylko gdy używasz innego okna.

delete-keys = Usuń klucze

delete-keys-help = Stoły, które cię znają, już cię nie rozpoznają.

delete-keys-question = Usunąć klucze?

keys-deleted = Usunięto klucze.
