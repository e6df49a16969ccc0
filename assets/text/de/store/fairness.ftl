was-fair = Ein faires Spiel, von deinem Programm geprüft. { $reason }

was-unfair = Dieses Spiel war nicht fair. { $reason }

fair = Die Karten standen fest, bevor jemand alle Wörter kannte. Dein Wort war dabei, und es ist genau das Spiel, das du gesehen hast.

joined-later = Du bist später dazugekommen: Dein Programm hat alles geprüft, was danach kam.

dealt-again = Das waren die Karten vom vorigen Spiel, deshalb zählt dieses nicht. Dein Programm hat geprüft, dass es das Spiel ist, das du gesehen hast.

watched = Dein Programm hat geprüft, dass die Regeln eingehalten wurden und dass es das Spiel ist, das du gesehen hast.

unfair-file = Die Spieldatei ist beschädigt oder hält sich nicht an die Regeln.

unfair-game = Die Datei gehört zu einem anderen Spiel.

unfair-seal = Es wurde anders gemischt, als das Siegel festlegt.

unfair-words = Dein Wort hat die Karten nicht mitbestimmt.

unfair-recuts = Es wurde verschwiegen, wie oft neu abgehoben wurde.

unfair-course = In der Datei steht nicht das Spiel, das du gesehen hast.

name-of = { $name }

recut = { $times ->
    [1] Es wurde einmal neu abgehoben, weil Wörter fehlten: { LIST($names, kind: "and") }.
    [2] Es wurde zweimal neu abgehoben, weil Wörter fehlten: { LIST($names, kind: "and") }.
   *[other] Es wurde { $times }-mal neu abgehoben, weil Wörter fehlten: { LIST($names, kind: "and") }.
}

after-broken-off = Vor diesem Spiel wurde ein anderes angefangen und, solange du da warst, nicht zu Ende gespielt.
