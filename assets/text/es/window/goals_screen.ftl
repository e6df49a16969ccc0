### La página de lo que aún no se ha probado o hecho.

title = Por descubrir

about = Lo que aún no has probado o conseguido. Elige algo y empieza.

all-done = Ya has probado y conseguido todo lo de esta página.

lessons = Lecciones

games = Una partida entera

levels = Ganar contra

others = Y además

done = Hecho: { $done } de { $all }

list = { LIST($goals, kind: "dots") }
