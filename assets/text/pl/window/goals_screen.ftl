### Strona medali.

title = Medale
about = Każdy medal to pięć kroków: poznaj grę, rozegraj partię, wygraj, pokonaj silnych graczy i dokonaj wyczynu.
progress = Kroki: { $done } z { $all }
medal = { $game }, kroki: { $done } z { $all }
full = Ten medal jest kompletny.
others = A także
