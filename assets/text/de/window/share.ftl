### Der Dialog, der ein Spiel teilt.

title = Dieses Spiel teilen

export = Als Datei…

export-help = Das ganze Spiel, zum Öffnen oder Importieren in Misère

copy-result = Ergebnis kopieren

copy-result-help = Punkte, Platz und eine Reihe Quadrate: Blau ist am besten, Rot am schlechtesten

result-copied = Das Ergebnis liegt in der Zwischenablage.

copy-text = Text kopieren

copy-text-help = Mitspieler, Blätter, Stiche und Punkte, zum Einfügen in eine Nachricht

text-copied = Text kopiert.

copy-code = Kartencode kopieren

copy-code-help = Damit können andere mit denselben Karten spielen

code-copied = Kartencode kopiert.

save-picture = Als Bild…

save-picture-help = Der Tisch, wie du ihn gerade siehst
