### Strona o programie i licencjach jego części. Nazwy licencji zostają po angielsku.

title = O Misère

misere = Misère

description = Jedenaście świetnych, mało znanych gier karcianych z silnymi i uczciwymi graczami komputerowymi.

# $version (Name): the number of the version
version = Wersja { $version }

own-words = Zasady każdej gry podają jej autora i mówią, co rozstrzygnięto na potrzeby Misère. Napisaliśmy je własnymi słowami: nie użyto w nich tekstów Howarda Fosdicka, które są na licencji CC BY-ND.

free-software = Misère to wolne oprogramowanie na licencji MIT.

# A button that unfolds the text of the license.
license-of-misere = Licencja Misère

typeface = Krój pisma

noto-sans = Noto Sans firmy Google, na licencji SIL Open Font License 1.1.

# A button that unfolds the text of the license.
font-license = SIL Open Font License

libraries = Biblioteki

libraries-help = Misère korzysta z bibliotek o otwartym kodzie. Ich kod źródłowy jest dostępny w crates.io, publicznym rejestrze pakietów języka Rust.

# A button that unfolds the licenses of the libraries.
open-source-licenses = Licencje bibliotek

# A button that unfolds the text of a license.
# $license (Name): its name
# $library (Name): the only library that has it
license-of-crate = { $license }: { $library }

# A button that unfolds the text of a license.
# $license (Name): its name
# $count (Count): how many libraries have it; a library in Rust is called a crate
license-of-crates = { $count ->
    [one] { $license }: { $count } biblioteka
    [few] { $license }: { $count } biblioteki
   *[many] { $license }: { $count } bibliotek
}

log = Dziennik

log-help = Co się ostatnio nie udało, bez imion i kart. Dołącz go, gdy zgłaszasz błąd.

show-log = Pokaż dziennik

copy-log = Skopiuj dziennik

log-is-empty = Nic jeszcze nie zapisano.
