### Home: the buttons that lead to other pages, the games to resume, and the games to start.

friends = Amici

puzzles = Problemi
puzzle-streak = Serie del giorno
puzzle-streak-so-far = Serie del giorno: { $solved }
challenges = Sfide
statistics = Statistiche
saved-games = Partite salvate
settings = Impostazioni
menu = Menu

## Games to resume

resume = Riprendi
resume-game = Riprendi { $title }
resume-evening = Riprendi{ "  ·  " }{ $evening }
continue-evening = Continua la serata
resume-one-of = Riprendi { $title }, { $when }, { $place } di { $count }
more-games = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
more-saved-games = { $count ->
    [one] un’altra in Partite salvate
   *[other] altre { $count } in Partite salvate
}
unreadable = Questo file non si può leggere

## Games to start

good-to-start-with = Per cominciare
length = { $players } giocatori{ "  ·  " }{ $minutes } min
length-for-some = { $fewest }–{ $most } giocatori{ "  ·  " }{ $minutes } min
description = { $aim } { $length }
suggestion = Per cominciare. { $aim } { $length }
learn = Lezione
learn-game = Lezione: { $title }
continue-lesson = Lezione, passo { $step }
continue-lesson-of = Continua la lezione dal passo { $step }: { $title }

record = { $won } su { $games } vinte

challenges-to-play = Sfide ({ $count })
