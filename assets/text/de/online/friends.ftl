### Warum ein Tisch mit Freunden anderswo nicht so will, wie man möchte: ganze Sätze in einem Fenster oder am Tisch.

guest-too-old = Für diesen Tisch brauchst du eine neuere Version von Misère: Am Tisch spielt man mit { $host }, du hast { $own }. Hol dir die neueste und öffne die Einladung noch einmal.

host-too-old = Wer den Tisch eröffnet hat, hat eine ältere Version von Misère: { $host }, du hast { $own }. Sobald dort die neueste läuft, öffne die Einladung noch einmal.

versions-differ = Du und der Tisch habt beide Misère { $own }, aber mit verschiedenen Regeln oder Meldungen. Holt euch beide die neueste Version.

other-table = Diese Einladung gilt für einen anderen Tisch.

no-seat = Der Platz ist vergeben, oder die Einladung gilt nicht mehr. Lass dir eine neue schicken.

table-full = An diesem Tisch schauen schon so viele zu, wie Platz ist. Sobald jemand geht, bist du dabei.

host-left = Der Tisch wurde geschlossen. Sobald er wieder offen ist, kannst du zurückkommen.

elsewhere = Du sitzt jetzt in einem anderen Fenster an diesem Tisch.

removed = Deinen Platz hat jetzt jemand anders.

wrong-words = Dein Wort zum Abheben ist nicht mehr das, das du anfangs gewählt hast.

fault = Das andere Programm hat etwas geschickt, das Misère nicht versteht.

recut-refused = Am Tisch sollte noch einmal abgehoben werden, obwohl dort schon alle Karten bekannt sein konnten. Dein Programm ist aufgestanden.

unreachable = Der Tisch ist nicht zu erreichen. Misère versucht es weiter.

not-legal = Das ist gerade nicht erlaubt.

not-your-turn = Du bist nicht dran.

too-late = Das Spiel ist inzwischen weitergegangen.

invitation-damaged = Die Einladung ist nicht vollständig. Kopier sie ganz.

invitation-later = Diese Einladung kommt aus einer neueren Version von Misère.

## Von wo aus Freunde zu einem Gastgeber kommen können

reached-everywhere = Freunde können von überall her dazukommen.

reached-nearby = Ohne Relais: Freunde in deinem Netzwerk können dazukommen, andere nur, wenn dein Router sie durchlässt.

reached-by-no-relay = Kein Relais antwortet: Nur Freunde in deinem Netzwerk können dazukommen. { $reason }

reached-nowhere = Niemand kann diesen Computer erreichen: Er ist mit keinem Netzwerk verbunden, oder ein anderes Programm verhindert es.

address-taken = { $address } wird schon von einem anderen Programm benutzt. Wähl einen anderen Port.

no-address = „{ $address }“ ist keine Adresse dieses Computers mit einem Port, wie 127.0.0.1:7777.

no-public-address = Unter „{ $address }“ können andere dich nicht erreichen. Gib eine Adresse mit Port an, unter der das geht, wie 192.168.1.20:7777.

## Das Abheben vor einem Spiel, wenn es wiederholt werden musste

ask-recut = Dein Wort ist schon aufgedeckt. Setz dich nur wieder hin, wenn du willst, dass neu abgehoben wird.

ask-broken-off = Das angefangene Spiel ist noch nicht zu Ende, und am Tisch können seine Karten bekannt sein. Setz dich nur wieder hin, wenn du ein neues willst.
