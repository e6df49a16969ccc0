### The dialog that shares a game.

title = Condividi la partita
export = Esporta file…
export-help = Tutta la partita, da aprire o importare in Misère
copy-result = Copia risultato

copy-result-help = Punti, posto e una fila di quadrati: in blu il meglio, in rosso il peggio

result-copied = Risultato copiato.

copy-text = Copia il testo
copy-text-help = Giocatori, carte, prese e punti, da incollare in un messaggio
text-copied = Testo copiato.
copy-code = Copia il codice
copy-code-help = Per far giocare ad altri le stesse carte
code-copied = Codice carte copiato.
save-picture = Salva immagine…
save-picture-help = Il tavolo come lo vedi adesso
