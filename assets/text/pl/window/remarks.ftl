### Co gracze komputerowi mówią czasem przy stole: coś prawdziwego o rozdaniu, w jednym albo dwóch krótkich zdaniach.
### Każdy mówi na jeden z czterech sposobów: ciepło (życzliwie i prosto), sucho (krótko, z kamienną twarzą), górnolotnie
### (z gestem) albo żywo (młodo i bez ogródek). Obok stoją twarz i imię. Nikt nie mówi o sobie w czasie przeszłym, bo
### zdradziłby płeć.

## The speaker takes the first queen of the deal that costs points.

first-queen-warm-1 = Dama dla mnie. No cóż, gdzieś mieszkać musi.

first-queen-warm-2 = Ojej, dama.

first-queen-dry-1 = Dama. Wieczór miał wyglądać inaczej.

first-queen-dry-2 = Jedna dama. Odnotowano.

first-queen-grand-1 = Wielka dama, i to bez zaproszenia.

first-queen-grand-2 = Dama przy moim stole. Zaszczyt, i to kosztowny.

first-queen-eager-1 = Auć. Dama.

first-queen-eager-2 = Dama! Było ją widać, tylko że za późno.

## The speaker takes another queen that costs points.

# $count (Count): how many
more-queens-warm-1 = { $count ->
    [one] To już { NUMBER($count, as: "words", gender: "f") } dama. Pora zaparzyć herbatę.
    [few] To już { NUMBER($count, as: "words", gender: "f") } damy. Pora zaparzyć herbatę.
   *[many] To już { NUMBER($count, as: "words", gender: "f") } dam. Pora zaparzyć herbatę.
}

# $count (Count): how many
more-queens-warm-2 = { $count ->
    [one] Mam już { NUMBER($count, as: "words", gender: "f", case: "acc") } damę, niech im będzie dobrze.
    [few] Mam już { NUMBER($count, as: "words", gender: "f") } damy, niech im będzie dobrze.
   *[many] Mam już { NUMBER($count, as: "words", gender: "f") } dam, niech im będzie dobrze.
}

# $count (Count): how many
more-queens-dry-1 = { $count ->
    [one] A więc { NUMBER($count, as: "words", gender: "f") } dama. Uroczo.
    [few] A więc { NUMBER($count, as: "words", gender: "f") } damy. Uroczo.
   *[many] A więc { NUMBER($count, as: "words", gender: "f") } dam. Uroczo.
}

# $count (Count): how many
more-queens-dry-2 = { $count ->
    [one] Razem { NUMBER($count, as: "words", gender: "f") } dama. Niestety, umiem liczyć.
    [few] Razem { NUMBER($count, as: "words", gender: "f") } damy. Niestety, umiem liczyć.
   *[many] Razem { NUMBER($count, as: "words", gender: "f") } dam. Niestety, umiem liczyć.
}

# $count (Count): how many
more-queens-grand-1 = { $count ->
    [one] Na moim dworze jest już { NUMBER($count, as: "words", gender: "f") } dama.
    [few] Na moim dworze są już { NUMBER($count, as: "words", gender: "f") } damy.
   *[many] Na moim dworze jest już { NUMBER($count, as: "words", gender: "f") } dam.
}

# $count (Count): how many
more-queens-grand-2 = { $count ->
    [one] Skoro jest { NUMBER($count, as: "words", gender: "f") } dama, wypada wydać bal.
    [few] Skoro są { NUMBER($count, as: "words", gender: "f") } damy, wypada wydać bal.
   *[many] Skoro jest { NUMBER($count, as: "words", gender: "f") } dam, wypada wydać bal.
}

# $count (Count): how many
more-queens-eager-1 = { $count ->
    [one] To już { NUMBER($count, as: "words", gender: "f") } dama!
    [few] To już { NUMBER($count, as: "words", gender: "f") } damy!
   *[many] To już { NUMBER($count, as: "words", gender: "f") } dam!
}

# $count (Count): how many
more-queens-eager-2 = { $count ->
    [one] No i { NUMBER($count, as: "words", gender: "f") } dama. Nikt inny nie chce?
    [few] No i { NUMBER($count, as: "words", gender: "f") } damy. Nikt inny nie chce?
   *[many] No i { NUMBER($count, as: "words", gender: "f") } dam. Nikt inny nie chce?
}

## The speaker has thrown a queen onto another player’s trick.

queen-given-warm-1 = Wybacz. Gdzieś musiała pójść.

queen-given-warm-2 = Przepraszam, nie może u mnie zostać.

queen-given-dry-1 = Z wyrazami szacunku.

queen-given-dry-2 = Mnie już niepotrzebna.

queen-given-grand-1 = Pozwolę sobie przedstawić: dama.

queen-given-grand-2 = Drobny upominek. Brakuje tylko wstążki.

queen-given-eager-1 = Cała twoja!

queen-given-eager-2 = Uff, jedna mniej!

## The speaker takes three hearts or more in one trick, and each costs a point.

hearts-warm-1 = Tyle kierów. Wzruszam się.

hearts-warm-2 = Tyle serca, a wcale nie z miłości.

hearts-dry-1 = Kiery, całymi garściami.

hearts-dry-2 = Sentymentalna lewa.

hearts-grand-1 = Cały stół oddaje mi serce.

hearts-grand-2 = Tyle uczuć. Brak mi słów.

hearts-eager-1 = Kiery, kiery, kiery!

hearts-eager-2 = Zatrzymajcie sobie te kiery!

## The speaker takes the jack of clubs, which costs eleven points.

club-jack-warm-1 = No cóż, ktoś musiał wziąć tego waleta.

club-jack-warm-2 = Walet trefl. Zawsze do mnie trafi.

club-jack-dry-1 = Walet trefl. Oczywiście.

club-jack-dry-2 = Walet za jedenaście punktów. Drogie towarzystwo.

club-jack-grand-1 = Ten walet nie ma za grosz manier.

club-jack-grand-2 = Walet trefl z wizytą. A miało mnie nie być w domu.

club-jack-eager-1 = Tylko nie walet!

club-jack-eager-2 = Walet trefl. No jasne, u mnie.

## The speaker takes a trick that costs a lot.

# $points (Points): how many points
dear-trick-warm-1 = Ta kosztuje mnie { POINTS($points, kind: "number") }. Trudno.

# $points (Points): how many points
dear-trick-warm-2 = { POINTS($points, kind: "number") }! No nic, to tylko gra.

# $points (Points): how many points
dear-trick-dry-1 = { POINTS($points, kind: "number") } w jednej lewie. Wydajnie.

# $points (Points): how many points
dear-trick-dry-2 = { POINTS($points, kind: "number") }. Zapamiętam.

# $points (Points): how many points
dear-trick-grand-1 = { POINTS($points, kind: "number") } za jednym zamachem. Nie uznaję półśrodków.

# $points (Points): how many points
dear-trick-grand-2 = { POINTS($points, kind: "number") }! Co za rozbój, i jak uprzejmy.

# $points (Points): how many points
dear-trick-eager-1 = { POINTS($points, kind: "number") }, za coś takiego?

# $points (Points): how many points
dear-trick-eager-2 = { POINTS($points, kind: "number") }! Kto wymyślił tę zasadę?

## The speaker takes the last trick of the deal, and it costs points.

last-trick-warm-1 = I ostatnia moja. A jakże.

last-trick-warm-2 = No cóż, ktoś musi posprzątać.

last-trick-dry-1 = Ostatnia lewa. Na to się zanosiło.

last-trick-dry-2 = Ostatnia, ale nie tania.

last-trick-grand-1 = Ostatni ukłon należy do mnie, niestety.

last-trick-grand-2 = Lubię mieć ostatnie słowo. Ale nie takie.

last-trick-eager-1 = Tylko nie ostatnia!

last-trick-eager-2 = Ze wszystkich lew akurat ta.

## The speaker takes a trick that is worth having.

gain-warm-1 = Ta mi się przyda.

gain-warm-2 = Dziękuję, biorę chętnie.

gain-dry-1 = Może być.

gain-dry-2 = No, coś się rusza.

gain-grand-1 = Dokładnie tak miało być.

gain-grand-2 = W treflach mi do twarzy.

gain-eager-1 = Tak!

gain-eager-2 = No i o to chodzi!

## The speaker has just taken several tricks in a row.

# $count (Count): how many
streak-warm-1 = { $count ->
    [one] To już { NUMBER($count, as: "words", gender: "f") } lewa z rzędu. Chętnie się podzielę.
    [few] To już { NUMBER($count, as: "words", gender: "f") } lewy z rzędu. Chętnie się podzielę.
   *[many] To już { NUMBER($count, as: "words", gender: "f") } lew z rzędu. Chętnie się podzielę.
}

streak-warm-2 = Chyba je zbieram.

# $count (Count): how many
streak-dry-1 = { $count ->
    [one] Czyli { NUMBER($count, as: "words", gender: "f") } lewa z rzędu.
    [few] Czyli { NUMBER($count, as: "words", gender: "f") } lewy z rzędu.
   *[many] Czyli { NUMBER($count, as: "words", gender: "f") } lew z rzędu.
}

streak-dry-2 = Następna. Tylko bez pchania się.

streak-grand-1 = Zdaje się, że zabawiam cały stół.

# $count (Count): how many
streak-grand-2 = { $count ->
    [one] Scena moja, { NUMBER($count, as: "words") } raz z rzędu.
    [few] Scena moja, { NUMBER($count, as: "words") } razy z rzędu.
   *[many] Scena moja, { NUMBER($count, as: "words") } razy z rzędu.
}

# $count (Count): how many
streak-eager-1 = { $count ->
    [one] { NUMBER($count, as: "words", gender: "f", capital: "yes") } z rzędu!
    [few] { NUMBER($count, as: "words", gender: "f", capital: "yes") } z rzędu!
   *[many] { NUMBER($count, as: "words", gender: "f", capital: "yes") } z rzędu!
}

streak-eager-2 = Następna! Potrzebny mi większy stół.

## The deal is nearly over, and the speaker has taken no card that costs points, while others have.

clean-warm-1 = W moim kącie wciąż porządek.

clean-warm-2 = U mnie na razie nic. Nie chwalę się.

clean-dry-1 = Na razie zero. Nie ufam temu.

clean-dry-2 = Nic. Więcej nie powiem.

clean-grand-1 = Jak dotąd bez skazy.

clean-grand-2 = Karta czysta jak łza. Jak dotąd.

clean-eager-1 = Dalej czysto! Nie patrzcie na mnie.

clean-eager-2 = Nic. Jeszcze tylko trochę!

## A person at the machine has taken a trick that costs a lot, and the speaker has not.

sympathy-warm-1 = Oj, co za pech.

sympathy-warm-2 = Też by mi się to nie podobało.

sympathy-dry-1 = Zdarza się.

sympathy-dry-2 = Lepiej tam niż tutaj.

sympathy-grand-1 = Wyrazy współczucia.

sympathy-grand-2 = Zniesione z godnością.

sympathy-eager-1 = Oj, to boli.

sympathy-eager-2 = Uff. Nie ja.

## The speaker has taken every card that costs points, which is called shooting the moon.

moon-warm-1 = Wszystkie. Aż trudno uwierzyć.

moon-warm-2 = O rany, mam komplet.

moon-dry-1 = Komplet. Taki był plan.

moon-dry-2 = Komplet. Ktoś musiał.

moon-grand-1 = Komplet, proszę państwa.

moon-grand-2 = Co do jednej. Oklaski na koniec.

moon-eager-1 = Komplet! Mam komplet!

moon-eager-2 = Wszystkie co do jednej!

## Another player has taken every card that costs points, which is called shooting the moon.

moon-of-other-warm-1 = Wszystkie! Pięknie zagrane.

moon-of-other-warm-2 = Nic na to nie wskazywało. Brawo.

moon-of-other-dry-1 = Co do jednej. Szacunek.

moon-of-other-dry-2 = A więc taki był plan.

moon-of-other-grand-1 = Komplet! Chylę czoła.

moon-of-other-grand-2 = Wspaniałe, i bardzo irytujące.

moon-of-other-eager-1 = Wszystkie? Serio?

moon-of-other-eager-2 = Następnym razem nie przejdzie!

## The speaker had the best score of the deal.

best-deal-warm-1 = To było łaskawe rozdanie.

best-deal-warm-2 = Takie poproszę jeszcze raz.

best-deal-dry-1 = Nie narzekam.

best-deal-dry-2 = Zadowalająco.

best-deal-grand-1 = Człowiek się stara.

best-deal-grand-2 = Dziękuję całemu stołowi.

best-deal-eager-1 = Najlepszy wynik!

best-deal-eager-2 = Lubię tę grę.

## The speaker had the worst score of the deal.

worst-deal-warm-1 = No, to już za mną.

worst-deal-warm-2 = Następne będzie łaskawsze.

worst-deal-dry-1 = Bywały lepsze.

worst-deal-dry-2 = Do zapomnienia.

worst-deal-grand-1 = Tragedia w jednym akcie.

worst-deal-grand-2 = Nie mówmy o tym więcej.

worst-deal-eager-1 = Jeszcze zobaczycie.

worst-deal-eager-2 = Poszło świetnie. Akurat!

## Another player’s card has given the speaker points.

# $points (Points): how many points
gift-warm-1 = { POINTS($points, kind: "number") } dla mnie? Jak miło.

# $points (Points): how many points
gift-warm-2 = Dziękuję, właśnie { POINTS($points, kind: "number") } mi brakowało.

# $points (Points): how many points
gift-dry-1 = { POINTS($points, kind: "number") }. Przyjmuję.

# $points (Points): how many points
gift-dry-2 = Znowu { POINTS($points, kind: "number") }. Dziękuję.

# $points (Points): how many points
gift-grand-1 = { POINTS($points, kind: "number") }! Rozpieszczasz mnie.

# $points (Points): how many points
gift-grand-2 = Za te { POINTS($points) } zachowam cię we wdzięcznej pamięci.

# $points (Points): how many points
gift-eager-1 = { POINTS($points, kind: "number") }? Dzięki!

# $points (Points): how many points
gift-eager-2 = { POINTS($points, kind: "number") }, biorę!

## The speaker’s card has given another player points.

# $points (Points): how many points
gift-given-warm-1 = Leci { POINTS($points, kind: "number") }. Smacznego.

# $points (Points): how many points
gift-given-warm-2 = { POINTS($points, kind: "number") }. Mam dziś gest.

# $points (Points): how many points
gift-given-dry-1 = { POINTS($points, kind: "number") }. Nie było rady.

# $points (Points): how many points
gift-given-dry-2 = To było { POINTS($points, kind: "number") }. Wiem.

# $points (Points): how many points
gift-given-grand-1 = Całe { POINTS($points, kind: "number") } dla ciebie. Pomyśl o mnie ciepło.

# $points (Points): how many points
gift-given-grand-2 = { POINTS($points, kind: "number") }. Łatwo przyszło, łatwo poszło.

# $points (Points): how many points
gift-given-eager-1 = { POINTS($points, kind: "number") }? Jak to?

# $points (Points): how many points
gift-given-eager-2 = Auć, { POINTS($points, kind: "number") }.

## The speaker has laid down three cards or more, face down, to draw others.

discards-warm-1 = No to w drogę. Zaczynam od nowa.

discards-warm-2 = Robię porządki w spiżarni.

discards-dry-1 = Wiosenne porządki.

discards-dry-2 = Te mi na nic.

discards-grand-1 = Rozstaję się z nimi bez żalu.

discards-grand-2 = Precz ze starociami.

discards-eager-1 = Nowe karty, proszę!

discards-eager-2 = Wszystko lepsze niż te.

## The speaker has won the game alone.

won-game-warm-1 = To była piękna partia. Jeszcze jedna?

won-game-warm-2 = Dziękuję za grę. Bardzo miło się grało.

won-game-dry-1 = Wygrana. Zdarza się.

won-game-dry-2 = Ktoś musiał wygrać.

won-game-grand-1 = Zwycięstwo! Orkiestra, tusz!

won-game-grand-2 = Dziękuję stołowi za szlachetną walkę.

won-game-eager-1 = Hura, wygrana! Gramy jeszcze raz?

won-game-eager-2 = Jest! Kto chce rewanżu?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Dobrze zagrane. To zasłużone zwycięstwo.

lost-game-warm-2 = Gratulacje! To była przyjemność do ostatniej karty.

lost-game-dry-1 = Dobrze zagrane. Mówię to tylko raz.

lost-game-dry-2 = Partia dla ciebie. Notuję.

lost-game-grand-1 = Kłaniam się nisko.

lost-game-grand-2 = Wspaniałe zwycięstwo. Moje nie byłoby dużo lepsze.

lost-game-eager-1 = Tym razem ty górą! Następnym razem ja.

lost-game-eager-2 = Na ciebie nie ma mocnych! Jeszcze raz?
