### La page de ce qui n’a pas encore été essayé ou réussi.

title = À découvrir

about = Ce que vous n’avez pas encore essayé ou réussi. Choisissez, et c’est parti.

all-done = Vous avez tout essayé et tout réussi sur cette page.

lessons = Leçons

games = Une partie entière

levels = Gagner contre

others = Et aussi

done = Fait : { $done } sur { $all }

list = { LIST($goals, kind: "dots") }
