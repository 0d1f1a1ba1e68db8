### Levels: how strong an opponent is.

level-easy = Easy
level-medium = Medium
level-hard = Hard
# One of several opponents of the same level.
level-several = { $name } { $n }
level-prepares = { $who }: a look at the kingdom…
level-thinks = { $who } is thinking…

error-level-setting = { $text }: { $name } has no setting { $setting }; it has: { $names }
error-level-value = { $text }: { $value } is no value for { $setting }; write for example hard:playouts=2000 or hard:seconds=0.5
