# Co server říká stránkám laboratoře.

error-lab-no-secret = řekni, kdo jsi: chybí hlavička Authorization
error-lab-secret = hlavička Authorization nedává smysl: píše se Bearer TAJEMSTVÍ, s 22 až 128 písmeny, číslicemi, - a _
error-lab-not-yours = to patří někomu jinému
error-lab-no-run = takový běh není
error-lab-busy = laboratoř je zaneprázdněná; zkus to později
error-lab-too-many = { $n ->
    [one] jedna tvá práce už běží nebo čeká
    [few] { $n } tvé práce už běží nebo čekají
   *[other] { $n } tvých prací už běží nebo čeká
}; některou zastav, nebo počkej
error-lab-endless = trvá to příliš dlouho: část, která měla trvat chvíli, nebyla hotová ani po { $seconds ->
    [one] sekundě
   *[other] { $seconds } sekundách
} počítání; nemá některá strategie nekonečné podmínky?
error-lab-died = procesy, které to měly udělat, při tom skončily

## Uložené strategie
error-lab-no-strategy = taková strategie tu není, nebo ji její vlastník nesdílí
error-lab-other-owner = tato strategie patří někomu jinému; ulož si její kopii, abys ji mohl měnit
error-lab-kept-most = máš tu už { $n } strategií a víc jich nikdo mít nemůže; nejdřív nějakou smaž
error-lab-at-once = tato strategie se právě mění jinde; zkus to znovu
error-lab-empty = není co uložit: text je prázdný
error-lab-draft = strategii s chybami lze uložit, ale ne sdílet: nejdřív ji oprav
error-lab-no-strategies = není v tom žádná strategie
error-lab-file-most = soubor smí mít nejvýše { $n } strategií; některé z něj odeber
error-lab-refused = tuto strategii nelze přeložit: { $reasons }
