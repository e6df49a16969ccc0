### Okno, z którego wysyła się partię innym.

title = Udostępnij partię

export = Eksportuj plik…

# Beside “Export file…”.
export-help = Cała partia, do otwarcia albo zaimportowania w Misère

copy-result = Kopiuj wynik

copy-result-help = Punkty, miejsce i rząd kwadratów: niebieski najlepszy, czerwony najgorszy

result-copied = Wynik jest w schowku.

copy-text = Kopiuj tekst

# Beside “Copy as text”.
copy-text-help = Gracze, karty, lewy i wynik; wklej je do wiadomości

text-copied = Skopiowano tekst.

copy-code = Kopiuj kod

# Beside “Copy deal code”.
copy-code-help = Inni zagrają dzięki niemu tymi samymi kartami

code-copied = Skopiowano kod rozdania.

save-picture = Zapisz obrazek…

# Beside “Save picture…”.
save-picture-help = Stół w tej chwili
