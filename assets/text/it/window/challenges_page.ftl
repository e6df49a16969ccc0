### Le sfide: la pagina che le elenca, e la pagina di ognuna.

title = Sfide
challenge-a-friend = Sfida gli amici
challenge-help = Gli amici giocano le stesse carte contro gli stessi avversari. Nessuno vede com’è andata agli altri prima di aver giocato.

## The list

same-cards = Stesse carte, altro tavolo
paste = Incolla una sfida
open-file = Apri un file…
how-to-make = Dopo ogni partita, «{ $challenge }» è sotto «{ $more }».
from = { $name } ti sfida
received = Una sfida per te
made = La tua sfida
to-play = Ancora da giocare
begun = Cominciata
waiting = Hai giocato. Ancora nessuna risposta.
standings = { LIST($results, kind: "dots") }
standing = { $name } { POINTS($points, kind: "number") }
you = Tu
friend = Qualcuno
row = { $title }: { STOP($heading) } { $state }
deleted = Sfida eliminata: { $title }

## The page of a challenge

one = Sfida
against = Contro { LIST($opponents) }
opponent = { $name } ({ $level })
rules = Regole della casa: { LIST($rules, kind: "plain") }
conditions = Si gioca senza annullare e senza consigli, fino alla fine. Quello che hanno fatto gli altri resta nascosto finché non hai giocato.
other-players = Gli avversari di questa sfida sono della versione { $theirs }. I tuoi sono della versione { $ours } e decidono diversamente: i risultati non si possono confrontare. Vi serve la stessa versione di Misère.
send = Manda questa sfida agli amici: le risposte ti arrivano per la stessa via.
copy-challenge = Copia la sfida
copy-reply = Copia risposta
copied = Copiata. Incollala in un messaggio agli amici.
save = Salva come file…
show-text = Il testo da mandare
your-name = Il tuo nome
name-help = Gli amici lo vedono accanto al tuo risultato.
compare = Confronta

## Who has played

played = Chi ha giocato
nobody = Non ha ancora giocato nessuno.
sealed = { $name }: nascosto finché non hai giocato
line = { $place }. { $name }: { POINTS($points) }
facts = { LIST($facts, kind: "dots") }
place = { $place }º posto su { $players } al tavolo
undone = mosse annullate: { $count }
hints = consigli: { $count }
proved = controllato
by-the-clock = una partita normale, i cui avversari non si possono controllare
other-version = avversari di un’altra versione, che non si possono controllare
checking = { $name }: controllo ogni giocata…
refused = La risposta di { $name } non vale: { $reason }.
limits = Qui ogni partita si rigioca, e gli avversari riprendono ogni loro decisione. Così si vede che un risultato è vero, ma non chi ha giocato, in quanti tentativi e se qualcuno ha aiutato.

## Two people side by side

deal-by-deal = Smazzata per smazzata
compare-with = Confronta con
total = Totale
parted = Nella smazzata { $deal } le vostre strade si dividono:
parted-in-round = Nella smazzata { $deal } le vostre strade si dividono:
alike = Avete giocato tutte le carte allo stesso modo.
opponents-differ = Una delle due era una partita normale, e in ogni smazzata un avversario ha deciso diversamente prima che le vostre strade si dividessero. Per un confronto migliore, comincia una sfida dalla pagina di una nuova partita.
play = { STOP($play) } { $verdict }
best = Di meglio non si è trovato niente.
about-as-good = Valeva più o meno quanto la scelta migliore.
judging = C’era di meglio? Cerco…
see = Guarda nella tua partita

## At the table

no-undo = In una sfida non si annulla.
no-hints = In una sfida niente consigli fino alla fine.

cards-only = Gioca lo stesso queste carte

file-name = Sfida, { $title }

see-other = Guarda nell’altra partita

their-game = { $name }: { $title }

send-reply = Rimanda la tua risposta, o passa la sfida ad altri: può partecipare chiunque.
