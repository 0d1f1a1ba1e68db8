### Úrovně: jak silný je soupeř.

level-easy = Lehký
level-medium = Střední
level-hard = Těžký
# Jeden z několika soupeřů stejné úrovně.
level-several = { $name } { $n }
level-prepares = { $who }: pohled na království…
level-thinks = { $who } přemýšlí…

error-level-setting = { $text }: { $name } nemá nastavení { $setting }; má: { $names }
error-level-value = { $text }: { $value } není hodnota pro { $setting }; napiš například hard:playouts=2000 nebo hard:seconds=0.5
