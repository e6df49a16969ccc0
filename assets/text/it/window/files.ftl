### Files: what is not saved, and games and pictures that leave and enter the program.

settings = le impostazioni
statistics = le statistiche
challenge = la sfida
tries = i tentativi nei problemi
mistakes = i tuoi errori
game = { $title }
no-answer = { $path }: il disco non risponde
is-not-saved = Non salvato: { $name }. { $reason }. Misère continua a provare.
are-not-saved = Non salvati: { LIST($names) }. { $reason }. Misère continua a provare.
try-again = Riprova
ok = OK

## The question before the window is closed

close-without-saving = Chiudere senza salvare?
disk-is-busy = Il disco è occupato.
will-be-lost = Se chiudi Misère ora, quello che non è salvato va perso.
close-anyway = Chiudi lo stesso
stay = Resta

## Export and import

import-game = Importa una partita
misere-games = Partite di Misère
no-file-dialog = Questo sistema non ha una finestra per scegliere i file. Trascina il file su questa finestra.
no-file-dialog-at-all = Questo sistema non ha una finestra per scegliere i file. Avvia invece Misère con il file: misere FILE
no-picture-dialog = Questo sistema non ha una finestra per scegliere i file, quindi non si può scegliere un’immagine.
file-dialog-is-silent = Il desktop non mostra la finestra per scegliere i file. Potrebbe ancora comparire.
saved-as = Salvato in { $file }
not-saved = Il file non si è potuto salvare.
not-saved-because = Il file non si è potuto salvare. { $error }
file-error = Il file non si è potuto salvare. { $file }: { $error }
