### Stufen: wie stark ein Gegner ist.

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
# Einer von mehreren Gegnern derselben Stufe.
level-several = { $name } { $n }
level-prepares = { $who }: ein Blick auf das Königreich…
level-thinks = { $who } denkt nach…

error-level-setting = { $text }: { $name } hat keine Einstellung { $setting }; es gibt: { $names }
error-level-value = { $text }: { $value } ist kein Wert für { $setting }; schreib zum Beispiel hard:playouts=2000 oder hard:seconds=0.5
