### Die Tafel neben dem Tisch in Lektionen und Aufgaben.

rules = Regeln

right = Richtig.

wrong = Nicht ganz.

refused = Das geht nicht.

shown = Die Lösung:

reply = { $verdict } { $reply }
