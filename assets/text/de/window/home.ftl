### Die Startseite: Knöpfe zu anderen Seiten, angefangene Spiele und alle, die man beginnen kann.

## The buttons at the top

friends = Freunde

puzzles = Aufgaben

puzzle-streak = Aufgabenserie

puzzle-streak-so-far = Aufgabenserie: { $solved }

challenges = Herausforderungen

statistics = Statistik

saved-games = Meine Spiele

settings = Optionen

menu = Menü

## Games to resume

resume = Weiterspielen

resume-game = { $title } weiterspielen

resume-evening = Weiter{ "  ·  " }{ $evening }

continue-evening = Spieleabend fortsetzen

resume-one-of = Weiterspielen: { $title }, { $when }, { $place } von { $count }

more-games = { $count } weitere

more-saved-games = { $count } weitere unter „Meine Spiele“

unreadable = Diese Datei lässt sich nicht lesen

## Games to start

good-to-start-with = Gut für den Anfang

length = { $players } Spieler{ "  ·  " }{ $minutes } min

length-for-some = { $fewest }–{ $most } Spieler{ "  ·  " }{ $minutes } min

record = { $won } von { $games } gewonnen

description = { $aim } { $length }

suggestion = Gut für den Anfang. { $aim } { $length }

learn = Lernen

learn-game = { $title } lernen

continue-lesson = Weiterlernen: Schritt { $step }

continue-lesson-of = Weiterlernen: Schritt { $step }, { $title }

challenges-to-play = Herausforderungen ({ $count })
