### The page about the program and the licenses of its parts. Names of licenses stay in English.

title = Informazioni su Misère
misere = Misère
description = Undici bei giochi di carte poco noti, contro avversari virtuali forti e onesti.
version = Versione { $version }
own-words = Le regole di ogni gioco dicono chi l’ha inventato e che cosa è stato deciso per Misère. Le parole sono nostre: i testi di Howard Fosdick, sotto licenza CC BY-ND, non sono usati.
free-software = Misère è software libero sotto la licenza MIT.
license-of-misere = Licenza di Misère
typeface = Carattere
noto-sans = Noto Sans di Google, sotto la SIL Open Font License 1.1.
font-license = SIL Open Font License
libraries = Librerie
libraries-help = Misère usa librerie open source. Il loro codice sorgente si trova su crates.io, il registro pubblico dei pacchetti Rust.
open-source-licenses = Licenze open source
license-of-crate = { $license }: { $library }
license-of-crates = { $license }: { $count ->
    [one] { $count } libreria
   *[other] { $count } librerie
}
