### Messages that the window shows for a while, and notices that stay until they are closed.

cannot-be-opened = Questa partita non si può aprire. { $error }
cannot-be-started = Questa partita non può cominciare: { $error }
example-cannot-be-opened = Questo esempio non si può aprire. { $error }
cannot-be-reviewed = Questa partita non si può analizzare. { $error }
cannot-be-shared = Questa partita non si può condividere. { $error }
cannot-be-imported = Questo file non si può importare. { $error }
imported = «{ $name }» è ora tra le tue partite.
already-imported = «{ $name }» è già tra le tue partite salvate.
open = Apri
copy-saved = Ne trovi una copia in Partite salvate.
path-too-long = Il percorso di questo file è troppo lungo.
not-unicode = Il nome di questo file non è Unicode valido.
replayed = { $name } (rigiocata)

## Notices

crashed = L’ultima volta in Misère qualcosa è andato storto. Trovi il rapporto in { $report }.
second-window = Misère è già aperto in un’altra finestra. Le partite giocate qui restano salvate, ma le modifiche alle impostazioni vanno perse quando chiudi questa finestra.
no-file = { $file } non è un normale file, ma per esempio un collegamento a un dispositivo. Misère lo lascia stare e lì non salva niente.
game-changed-elsewhere = «{ $old }» è cambiata altrove. Le tue mosse sono salvate in «{ $new }».
file-changed-elsewhere = { $from } è cambiato altrove. Le tue mosse sono salvate in { $to }.
settings-changed-elsewhere = { $from } è cambiato altrove. Le impostazioni di questa finestra sono salvate in { $to }.
settings-unreadable = Le impostazioni non si possono leggere. Il file è rimasto com’era. { $error }

## A game that continues from a position

branched-from-review = Questa è una nuova partita. Quella che stavi analizzando resta com’è.
branched-from-puzzle = Questa è una nuova partita che parte dal problema.

## The picture on the table

picture-cannot-be-shown = L’immagine del tavolo non si può mostrare: { $path }: { $why }.
picture-not-drawn = non si riesce a disegnarla
picture-error = { $error }
picture-too-many-pixels = ha { $wide } × { $tall } pixel: al massimo possono essere { $most } milioni
picture-format = non è un file { $formats }
picture-too-large = è troppo grande
choose-picture = Scegli un’immagine per il tavolo
pictures = Immagini
