### Tische mit Freunden anderswo: einladen, sich dazusetzen und über das Netz zusammen spielen.

## The form that sets up a game

friend-elsewhere = Jemand anderswo

invite-friends = Freunde einladen

take-a-seat = Setz dich selbst dazu: Auf einem Platz muss ein Mensch an diesem Computer sitzen.

no-deal-code = Mit Freunden anderswo werden die Karten immer frisch gemischt. Lösch den Kartencode.

## The page of the host

lobby = { $game } mit Freunden

how-many-friends = Wie viele Freunde?

others-are-computers = Auf den anderen Plätzen spielt der Computer.

players-and-rules = Spieler und Hausregeln

before-you-invite = Bevor du einlädst

host-sends = Noch hat nichts deinen Computer verlassen. Mit der ersten Einladung, die du kopierst, öffnest du den Tisch, und dein Computer wartet auf deine Freunde. Sie bekommen deinen Namen, das Spiel, seine Hausregeln und was man an ihrem Platz sehen darf.

relays-see = Gefunden wird der Tisch über öffentliche Relais. Sie leiten weiter, was ihr schickt, können es aber nicht lesen. Die Netzwerkadressen beider Seiten sehen sie.

own-relay-sees = Gefunden wird der Tisch über dein eigenes Relais. Es leitet weiter, was ihr schickt, kann es aber nicht lesen. Die Netzwerkadressen beider Seiten sieht es.

without-relays = Ohne Relais erreichen deine Freunde diesen Computer direkt: aus deinem eigenen Netzwerk, oder von außen, wenn dein Router sie durchlässt. Was ihr schickt, ist verschlüsselt.

local-only = Deine Freunde erreichen diesen Computer über dein eigenes Netzwerk. Was ihr schickt, ist nicht verschlüsselt: Spielt so nur zu Hause.

invitation-secret = Wer eine Einladung hat, kann den Platz nehmen. Schick jede nur an einen einzigen Menschen.

host-knows = Der Tisch steht bei dir, also kennt dein Programm während des Spiels alle Karten. Am Ende prüfen die Programme deiner Freunde, dass niemand sie ausgesucht hat.

your-name = Dein Name

opening = Der Tisch wird geöffnet…

try-again = Noch einmal versuchen

with-way = { $state } · { $way }

way-direct = direkt, { $milliseconds } ms

way-relayed = über ein Relais, { $milliseconds } ms

seat-open = Platz { $seat }: wartet auf jemanden

seat-looking = { NAME($who) } sieht sich die Einladung an

seat-sits = { NAME($who) } sitzt hier

seat-away = { NAME($who) } ist gerade weg

seat-own = Du

seat-computer = { NAME($who) } (Computer)

computer-has-seat = Auf Platz { $seat } spielt jetzt der Computer.

friend-invited = Platz { $seat } wartet jetzt auf jemanden.

copy-invitation = Einladung kopieren

copy-invitation-for = Die Einladung für Platz { $seat } kopieren

invitation-copied = Einladung kopiert. Füg sie in eine Nachricht ein.

invitation-line = Spielst du mit? { $game }! Füg diesen ganzen Text in Misère ein, und du sitzt an meinem Tisch.

watch-line = Schau bei { $game } zu! Füg diesen ganzen Text in Misère ein, und du bist an meinem Tisch dabei.

about-misere = Misère ist ein kostenloses Programm für Kartenspiele: { $address }

save-invitation-for = Die Einladung für Platz { $seat } als Datei speichern

invitation-file = { $game }, Platz { $seat }

renew-invitation = Neue Einladung

renew-help = Die alte Einladung gilt dann nicht mehr, und wer hier sitzt, verlässt den Tisch.

renew-question = Die Einladung ersetzen?

free-seat = Platz freigeben

free-seat-question = Den Platz freigeben?

renew-watching-help = Die alte Einladung gilt dann nicht mehr, und wer zuschaut, verlässt den Tisch.

invite-here = Jemanden einladen

copy-watch-invitation = Einladung zum Zuschauen kopieren

who-watches = { CAPITAL($name) } schaut zu.

somebody = jemand

watch-help = Wer zuschaut, sieht nur, was für alle offen liegt, und kann nicht eingreifen.

start-together = Starten

waiting-for-all = Es kann losgehen, sobald alle sitzen.

cutting = Alle heben ab…

close-table = Tisch schließen

close-question = Den Tisch schließen?

close-help = Alle verlassen den Tisch, und die Einladungen gelten nicht mehr.

cannot-open = Der Tisch lässt sich nicht öffnen: { $error }

## The page of a guest

play-with-friends = Mit Freunden spielen

join = Mitspielen

choose-game = Wähl ein Spiel, um selbst einen Tisch zu öffnen. Alle bekommen von dir eine Einladung.

cannot-invite = Diesem Programm fehlen die Tische über das Internet. In den Downloads sind sie dabei, und auch, wenn man es mit „--features online“ selbst übersetzt.

invitation = Einladung

paste-here = Füg hier den Text ein, den du bekommen hast

join-help = Eine Einladung beginnt mit „misere:“. Du kannst sie auch auf der Startseite einfügen oder ihre Datei öffnen.

host-plays-fair = Das Programm, das den Tisch führt, kennt während des Spiels alle Karten. Am Ende prüft deins, dass niemand sie ausgesucht hat.

guest-sends = Noch hat nichts deinen Computer verlassen. Siehst du dir den Tisch an, dann bekommt der Computer, der ihn führt, deinen Namen und was du am Tisch tust. Er sieht auch deine Netzwerkadresse.

table-with = { $game } mit { LIST($names, kind: "and") }

left-seat-without-host = Dein Platz: { $game }

left-seat-somewhere = Dein Platz an einem Tisch

others-wait = { $others ->
    [one] Wartet auf dich.
   *[other] Alle warten auf dich.
}

seat-left = Du bist gegangen. Solange der Platz frei ist, kannst du zurückkommen.

come-back = Zurückkommen

forget-seat = Entfernen

look-at-table = Tisch ansehen

connecting = Der Tisch wird gesucht…

connected = Verbunden: { $way }

host-not-there = Am anderen Ende meldet sich niemand. Wahrscheinlich ist Misère dort geschlossen, oder der Computer schläft: Frag nach, ob der Tisch offen ist. Deine Einladung bleibt gültig, und Misère versucht es weiter.

host-not-nearby = Am anderen Ende meldet sich niemand. Ohne Relais findet ihr euch nur im selben Netzwerk: Wähl eins in den Optionen, oder frag nach, ob der Tisch offen ist.

you-are-offline = Dein Computer ist offenbar offline: Kein Relais antwortet. Prüf deine Verbindung. Misère versucht es weiter. { $reason }

invited-by = { NAME($host) } lädt dich zu { $game } ein

invited-to = Du bist zu { $game } eingeladen

other-rules = Geänderte Hausregeln

no-other-rules = Keine: Es gelten die üblichen.

your-cut = Ein Wort zum Abheben

cut-help = Irgendein Wort. Niemand erfährt es, ehe die Karten feststehen, also kann sie niemand aussuchen. Du kannst das Feld auch leer lassen.

sit-down = Hinsetzen

you-sit = Du sitzt am Tisch. Das Spiel beginnt, wenn es dort gestartet wird.

you-can-watch = Du kannst zuschauen. Der Tisch erscheint, sobald das Spiel beginnt.

leave-seat = Gehen

table-waits = Dein Tisch ist offen: { $game }

## The line above the table

all-here = Alle sind am Tisch.

all-here-watched = Alle sind am Tisch. Publikum: { LIST($names, kind: "and") }

watching = Du schaust zu.

is-away = { NAME($who) } ist gerade weg.

was-hinted = { NAME($who) } hat sich einen Tipp geholt.

has-paused = { NAME($who) } kommt gleich wieder.

has-left = { NAME($who) } hat den Tisch verlassen.

computer-plays = Bis { NAME($who) } wieder da ist, spielt der Computer.

is-slow = { NAME($who) } hat seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nicht gespielt.

computer-plays-for-now = Bis { NAME($who) } wieder spielt, spielt der Computer.

computer-plays-for-you = Der Computer spielt für dich. Die anderen konnten nicht warten.

let-computer-for-now = Computer für { NAME($who) } spielen lassen

let-computer = Computer für { NAME($who) } spielen lassen

let-computer-here = Computer spielen lassen

wait-for-friend = Lieber warten

is-back = { NAME($who) } ist wieder da.

asks-undo = { NAME($who) } möchte etwas zurücknehmen.

asks-hints = { NAME($who) } möchte Tipps für alle.

asks-no-hints = { NAME($who) } möchte ohne Tipps spielen.

agree = Ja

refuse = Nein

asked = Du hast die anderen gefragt.

take-back = Doch nicht

refused-by = { NAME($who) } möchte lieber nicht.

all-agree = Alle sind einverstanden.

you-paused = Du bist kurz weg. Die anderen sehen das.

i-am-back = Wieder da

pause = Kurz weg

say = Sagen…

mute = Zurufe ausblenden

unmute = Zurufe zeigen

host-deals = Gleich wird neu gegeben.

host-starts = Das nächste Spiel startet, wer den Tisch eröffnet hat.

sit-next = Zum nächsten Spiel hinsetzen

you-sit-next = Beim nächsten Spiel bist du dabei. Starten muss es, wer den Tisch eröffnet hat.

next-game-ready = Das nächste Spiel ist bereit. Setz dich, um mitzuspielen.

same-deal-help = Diese Karten mit denselben Leuten noch einmal spielen. Das Spiel zählt nicht.

look-again = Neues Spiel ansehen

next-game = Alle sind zu { $game } eingeladen.

table-closed = Deine Freunde können diesen Tisch nicht erreichen.

reopen = Tisch wieder öffnen

invitations = Einladungen

ask-for-hints = Um Tipps für alle bitten

ask-for-no-hints = Um ein Spiel ohne Tipps bitten

leave-table = Den Tisch verlassen

no-hints = An diesem Tisch bekommt niemand Tipps.

plate-thinking = überlegt

plate-away = weg

plate-paused = gleich da

plate-computer = Computer

plate-left = gegangen

plate-open = noch frei

## Leaving

leave-question = Den Tisch verlassen?

guest-leaves = Kommst du später zurück, dann wartet dein Platz auf dich. Gibst du ihn auf, kann jemand anders eingeladen werden.

host-leaves = Das Spiel ist gespeichert. Öffnest du es wieder, ist auch der Tisch wieder offen, und dieselben Einladungen gelten.

host-leaves-result = Deine Freunde verlassen den Tisch. Vom Ergebnis dieses Spiels aus kannst du ihn wieder für sie öffnen.

guest-parts = Dein Platz wartet auf dich, bis du zurückkommst.

come-back-later = Später zurückkommen

give-up-seat = Platz aufgeben

give-up-question = Den Platz aufgeben?

give-up-help = Dann kann jemand anders eingeladen werden. Solange der Platz frei ist, kannst du zurückkommen.

## Settings

friends = Freunde anderswo

friends-help = Misère nimmt mit niemandem Verbindung auf, bis du einlädst oder mitspielst. Andere Tische erkennen dein Programm an einem Schlüssel, der auf diesem Computer liegt.

relays = Relais

public-relays = Öffentlich

no-relays = Keins

own-relay = Eigenes

relays-help = Relais helfen Computern hinter Routern, einander zu finden. Ohne sie müssen deine Freunde in deinem Netzwerk sein, oder dein Computer muss von außen erreichbar sein.

relay-address = Adresse des Relais

find-nearby = Freunde im lokalen Netzwerk finden

find-nearby-help = Solange ein Tisch offen ist, antwortet Misère, wenn ihn jemand im selben Netzwerk sucht. Mitspielen kann nur, wer eine Einladung hat.

notify = Benachrichtigen, wenn ich dran bin

notify-help = Nur solange du ein anderes Fenster benutzt.

delete-keys = Schlüssel löschen

delete-keys-help = Tische, an denen du gesessen hast, kennen dich dann nicht mehr.

delete-keys-question = Die Schlüssel löschen?

keys-deleted = Die Schlüssel sind gelöscht.
