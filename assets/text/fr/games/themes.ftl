### Ce que travaillent les problèmes : dans un choix et dans des listes.

leads = Entames

discards = Défausses

passing = La passe

moon = Le chelem

endings = Fins de donne

counting = Compter les cartes
