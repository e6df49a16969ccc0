### Ce que travaillent les problèmes : dans un choix et dans des listes.

leads = Entames

discards = Défausses

drawing = Pioche

passing = Passe

moon = Chelem

endings = Finales

counting = Comptage
