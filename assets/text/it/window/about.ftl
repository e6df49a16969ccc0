### The page about the program and the licenses of its parts. Names of licenses stay in English.

title = Informazioni su Misère
misere = Misère
description = Undici bei giochi di carte poco noti, contro avversari virtuali forti e onesti.
version = Versione { $version }
own-words = Le regole di ogni gioco dicono chi l’ha inventato e che cosa è stato deciso per Misère. I testi li abbiamo scritti noi: quelli di Howard Fosdick, che hanno licenza CC BY-ND, qui non ci sono.
free-software = Misère è software libero con licenza MIT.
license-of-misere = Licenza di Misère
typeface = Carattere
noto-sans = Noto Sans di Google, con licenza SIL Open Font License 1.1.
font-license = SIL Open Font License
libraries = Librerie
libraries-help = Misère usa librerie open source. Il loro codice sorgente si trova su crates.io, il registro pubblico dei pacchetti Rust.
open-source-licenses = Licenze open source
license-of-crate = { $license }: { $library }
license-of-crates = { $license }: { $count ->
    [one] { $count } libreria
   *[other] { $count } librerie
}
log = Registro
log-help = Ciò che è andato storto di recente, senza nomi né carte. Allegalo quando segnali un errore.
show-log = Mostra il registro
copy-log = Copia il registro
log-is-empty = Non c’è ancora scritto nulla.
