### The settings, on a page of their own or beside the table.

title = Impostazioni
percent = { $number }%
degrees = { $number }°

## Look

look = Aspetto
language = Lingua
language-is-incomplete = Traduzione incompleta: quel che manca è in inglese.
language-is-new = Nuova: se qualcosa suona strano, scrivi qui: { $address }
theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
table = Tavolo
green = Verde
blue = Blu
burgundy = Bordeaux
slate = Ardesia
own-color = A scelta
picture = Immagine
hue = Tinta
saturation = Saturazione
brightness = Luminosità
picture-file-hint = File dell’immagine ({ $formats })
picture-file = File dell’immagine
choose = Scegli…
interface-size = Interfaccia
card-size = Carte

## Deck

deck = Mazzo
suits = Semi
two-colors = Due colori
four-colors = Quattro colori
back = Dorso
weave = Intreccio
reeds = Canneto
lattice = Graticcio
large-indices = Indici grandi negli angoli
local-indices = Lettere italiane sulle carte

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = Di solito J, Q, K e A; con questa opzione F, D, R e A.
stronger-colors = Colori più intensi

## Play

play = Gioco
play-with = Per giocare una carta
click = Clic
double-click = Doppio clic
drag-only = Trascina
sort-by = Ordina le carte per
by-suit = Seme, prima le alte
by-suit-rising = Seme, prima le basse
by-rank = Valore
sort-again = Riordina le carte
card-animation = Carte animate
no-animation = No
fast-animation = Veloci
normal-animation = Normali
pace = Ritmo degli avversari
fast-pace = Svelto
natural-pace = Normale
slow-pace = Lento
trick-stays = La presa resta in vista
half-a-second = ½ s
one-second = 1¼ s
two-seconds = 2½ s
until-click = Fino al clic
remarks = Battute
remarks-now-and-then = Ogni tanto
remarks-off = Mai
play-forced = Gioca in automatico le carte obbligate
finish-decided = Finisci in automatico le smazzate già decise
preview = Mostra prima l’effetto di una carta
allow-undo = Permetti di annullare
allow-hints = Consigli

coach = Dimmi quando una mossa mi costa punti

coach-off = Mai

coach-blunders = Solo gli errori gravi

coach-mistakes = Anche gli errori

coach-everything = Ogni perdita certa

coach-help = Dopo una mossa che costa di sicuro dei punti, l’allenatore lo dice prima che il gioco continui, e puoi annullarla. Non parla con le carte di oggi, nelle sfide e con gli amici. Una partita in cui ha parlato conta come giocata con i consigli.
review-games = Analizza in secondo piano le partite finite
review-games-help = Così il risultato mostra i momenti che contano.
show-today = Le carte di oggi in Inizio
keep-statistics = Tieni le statistiche
keep-statistics-help = I risultati delle partite finite restano su questo computer, per la pagina Statistiche.
rate-puzzles = Problemi a punti
rate-puzzles-help = I tuoi tentativi restano su questo computer, per un punteggio e per i problemi che tornano.
show-goals = Le medaglie in Inizio

## Sound

sound = Suono
table-sounds = Suoni del tavolo
volume = Volume

## Accessibility

accessibility = Accessibilità
high-contrast = Contrasto elevato
reduced-motion = Movimento ridotto
large-buttons = Pulsanti grandi
announce = Il lettore di schermo annuncia
announce-everything = Tutto
announce-tricks = Prese e mio turno
announce-nothing = Niente
side = Pulsanti e pannelli
left = Sinistra
right = Destra
keyboard-shortcuts = Tasti rapidi

## House rules

house-rules = Regole della casa
house-rules-help = Una nuova partita comincia con i giocatori e le regole della casa dell’ultima volta. Scegli un gioco per cambiarli o per salvare le regole con un nome.
usual-rules = Regole solite
change = Cambia…
change-rules-of = Cambia le regole di { $title }
reset = Ripristina
reset-help = Torna alle regole e ai giocatori soliti
usual-rules-for = Regole solite per { $title }

## Programs that play

programs = Programmi
programs-help = Questi comandi hanno il permesso di giocare al tavolo. Se ne togli uno, ti si chiede di nuovo prima che giochi.
remove = Togli
remove-program = Togli { $command } in { $folder }

## At the end

version = Misère { $version }
about = Informazioni e licenze

## The face at the table

your-face = Il tuo volto

initials = Le tue iniziali

portrait = Ritratto { $number }
