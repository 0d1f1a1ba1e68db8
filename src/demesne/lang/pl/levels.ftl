### Poziomy: jak silny jest przeciwnik.

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
# Jeden z kilku przeciwników tego samego poziomu.
level-several = { $name } { $n }
level-prepares = { $who }: rzut oka na królestwo…
level-thinks = { $who } myśli…

error-level-setting = { $text }: { $name } nie ma ustawienia { $setting }; ma: { $names }
error-level-value = { $text }: { $value } nie jest wartością ustawienia { $setting }; napisz na przykład hard:playouts=2000 albo hard:seconds=0.5
