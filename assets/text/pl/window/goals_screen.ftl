### Strona tego, co jeszcze nie było próbowane albo zrobione.

title = Przed tobą

about = To, co jeszcze przed tobą. Wybierz coś, a od razu się zacznie.

all-done = Wszystko z tej strony już za tobą.

lessons = Lekcje

games = Rozegraj całą partię

levels = Pokonaj poziom

others = A także

done = Zrobione: { $done } z { $all }

list = { LIST($goals, kind: "dots") }
