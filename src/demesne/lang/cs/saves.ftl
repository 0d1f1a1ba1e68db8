### Hry, které se ukládají a ve kterých se pokračuje.

saves-title = Rozehrané hry:
# Jedna hra: kdy byla opuštěna, království, tah a kdo má kolik bodů.
saves-line = { $when } · { $kingdom } · { $turn }. tah · { $players }
saves-position = sestavená pozice
saves-ask = Napiš číslo hry, ve které chceš pokračovat, „smazat“ a číslo, chceš-li hru smazat, nebo nic, chceš-li skončit.
saves-delete = smazat
saves-keys = ↑ ↓ výběr · Enter pokračovat · D smazat tuto hru · Esc zpět
saves-forget =
    Smazat tuto hru? Pak v ní nepůjde pokračovat.

    Enter smazat   Esc nechat
saves-nothing = Ještě se nic neodehrálo, takže není co uložit.
saves-always = Každá odpověď se ukládá: { $file }
# Podle dnešních pravidel platí $n z $of odpovědí.
saves-diverged-ask = Z { $of } odpovědí platí ještě prvních { $n }. Chceš-li odtud pokračovat, napiš { $yes }.
saves-diverged =
    { $problem }

    Z { $of } odpovědí platí ještě prvních { $n }. Pokračovat odtud?

    Enter pokračovat odtud   Esc nechat, jak je
error-save-in-use = { $file }: tato hra se právě hraje v jiném okně
saves-option-which = číslo hry v seznamu, nebo soubor s uloženou hrou
