### Gry zapisane i wznawiane.

saves-title = Przerwane gry:
# Jedna gra: kiedy ją przerwano, królestwo, tura i kto ma ile punktów.
saves-line = { $when } · { $kingdom } · tura { $turn } · { $players }
saves-position = ustawiona pozycja
saves-ask = Wpisz numer gry, aby ją wznowić, „usuń” i numer, aby ją usunąć, albo nic, aby wyjść.
saves-delete = usuń
saves-keys = ↑ ↓ wybór · Enter wznów · D usuń tę grę · Esc wróć
saves-forget =
    Usunąć tę grę? Nie będzie można jej wznowić.

    Enter usuń   Esc zostaw
saves-nothing = Nic jeszcze nie zagrano, więc nic nie zostało zapisane.
saves-always = Każda odpowiedź jest zapisywana: { $file }
# Przy dzisiejszych zasadach zgadza się $n z $of odpowiedzi.
saves-diverged-ask = Zgadza się jeszcze { $n } z { $of } odpowiedzi. Aby grać dalej od tego miejsca, wpisz { $yes }.
saves-diverged =
    { $problem }

    Zgadza się jeszcze { $n } z { $of } odpowiedzi. Grać dalej od tego miejsca?

    Enter graj od tego miejsca   Esc zostaw tak, jak jest
error-save-in-use = { $file }: ta gra toczy się w innym oknie
saves-option-which = numer gry na liście albo plik zapisanej gry
