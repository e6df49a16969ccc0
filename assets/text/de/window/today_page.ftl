### Die Seite mit den Karten des Tages: das Spiel, wie es ausging, die Tage in Folge und ein Kalender.

title = Karten des Tages

date = { $weekday }, { $day }. { $month }

month-of-year = { $month } { $year }

monday = Montag
tuesday = Dienstag
wednesday = Mittwoch
thursday = Donnerstag
friday = Freitag
saturday = Samstag
sunday = Sonntag

short-monday = Mo
short-tuesday = Di
short-wednesday = Mi
short-thursday = Do
short-friday = Fr
short-saturday = Sa
short-sunday = So

january = Januar
february = Februar
march = März
april = April
may = Mai
june = Juni
july = Juli
august = August
september = September
october = Oktober
november = November
december = Dezember

against = Dieselben Karten für alle, gegen Stufe { $level }. Etwa { $minutes } Minuten.

first-attempt = Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps.

to-beat = Dein bisher bestes Ergebnis bei { $title } mit den Karten des Tages: { $result }.

make-up = Diesen Tag kannst du noch nachholen. Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps.

long-ago = Dieser Tag ist vorbei. Du kannst ihn noch spielen, und er steht dann im Kalender, zählt aber nicht zu deinen Tagen in Folge.

play = Spielen

resume = Weiterspielen

play-again = Noch einmal zum Üben

result = { $points }, Platz { $place } von { $players }

master-average = Der Meister hat mit diesen Karten im Schnitt { $points }.

not-reviewed = In der Analyse siehst du auch, wie der Meister, der stärkste Computerspieler, mit deinen Karten abschneiden würde.

reviewing = Gerade wird berechnet, was der Meister mit diesen Karten im Schnitt hat.

review = Analyse

in-a-row = { $days ->
    [0] Noch keine Serie
    [one] Erster Tag
   *[other] { $days } Tage in Folge
}

longest = Rekord: { $days }

places = Deine Platzierungen

place-count = { $place } Platz: { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

missed-one = Den { $day } kannst du noch nachholen.

missed-two = Den { $first } und den { $second } kannst du noch nachholen.

earlier = Voriger Monat

later = Nächster Monat

today = Heute

day-state = { $date }: { $state }

to-come = kommt noch

open = noch nicht gespielt

missed = verpasst

played = gespielt, Platz { $place }

played-late = nachgeholt, Platz { $place }

legend = Die Zahl im Kreis ist dein Platz. Wo ein Punkt steht, kannst du den Tag noch spielen.

days-played = { $days ->
    [one] 1 Tag gespielt
   *[other] { $days } Tage gespielt
}

days-won = { $days ->
    [0] noch kein Sieg
    [one] 1 Sieg
   *[other] { $days } Siege
}

average-place = im Schnitt Platz { $place }

how = Wie die Karten aus dem Datum entstehen

how-text = Jeden Tag um Mitternacht Weltzeit (UTC) gibt es neue Karten, für alle zugleich. Der Wochentag bestimmt das Spiel und die Gegner: Montags ist es am leichtesten, sonntags am schwersten. Die Karten werden allein aus dem Datum berechnet: Niemand sucht sie aus, und kein anderer Computer wird gefragt. Die Gegner entscheiden auf jedem Computer gleich.

deal-code = Kartencode: { $code }

tile = { $title }, { $state }

tile-open = Für alle dieselben Karten, etwa { $minutes } min

tile-played = Gespielt: Platz { $place } von { $players }

no-undo = Beim ersten Versuch mit den Karten des Tages wird nichts zurückgenommen.

no-hints = Beim ersten Versuch mit den Karten des Tages gibt es keine Tipps.

hours-left = { $hours ->
    [one] Noch 1 Stunde
   *[other] Noch { $hours } Stunden
}

minutes-left = Noch { $minutes } min

next-in = { $hours ->
    [one] Als Nächstes: { $title } in 1 Stunde
   *[other] Als Nächstes: { $title } in { $hours } Stunden
}
