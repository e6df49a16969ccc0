### Strona medali.

title = Medale
about = Każdy medal to pięć kroków: poznaj grę, rozegraj partię, wygraj, pokonaj silnych przeciwników i dokonaj wyczynu.
progress = Kroki: { $done } z { $all }
medal = { $game }, kroki: { $done } z { $all }
full = Cały ten medal jest już twój.
others = A także
