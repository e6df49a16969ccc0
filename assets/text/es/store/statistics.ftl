kind-lead = Salir en una baza
kind-follow = Jugar en una baza
kind-play = Jugar una carta
kind-pass = Pasar cartas
kind-draw = Robar
kind-take = Coger cartas
kind-discard = Descartar
kind-lay = Poner en los descartes
kind-place = Colocar una carta
kind-cover = Tapar una carta
kind-claim = Reclamar
kind-choice = Responder a una pregunta

kind-other = Otras decisiones ({ $kind })

changed-rules = { LIST($rules, kind: "plain") }

unknown-rule = { $name }: { $value }
