### Die Seite mit dem, was noch nicht probiert oder geschafft ist.

title = Noch offen

about = Was du noch nicht probiert oder geschafft hast. Klick an, worauf du Lust hast, und es geht los.

all-done = Du hast alles auf dieser Seite probiert und geschafft.

lessons = Lektionen

games = Zu Ende spielen

levels = Gewinnen gegen

others = Außerdem

done = Geschafft: { $done } von { $all }

list = { LIST($goals, kind: "dots") }
