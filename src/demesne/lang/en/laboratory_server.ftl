# What the server says to pages of the laboratory.

error-lab-no-secret = say who you are: the header Authorization is missing
error-lab-secret = the header Authorization makes no sense: it is written Bearer SECRET, with 22 to 128 letters, digits, - and _
error-lab-not-yours = this belongs to somebody else
error-lab-no-run = there is no such run
error-lab-busy = the laboratory is busy; try again later
error-lab-too-many = { $n ->
    [one] one of your works is
   *[other] { $n } of your works are
} under way or waiting already; stop one of them, or wait
error-lab-endless = this takes too long: a part that should take a moment was not done after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} of computing; is there a strategy with endless conditions?
error-lab-died = the processes that should do this died of it

## Strategies that are kept
error-lab-no-strategy = there is no such strategy here, or its owner has not shared it
error-lab-other-owner = this strategy belongs to somebody else; keep a copy of it to change it
error-lab-kept-most = you keep { $n } strategies already, and nobody can keep more; delete one first
error-lab-at-once = this strategy is being changed elsewhere at the same time; try again
error-lab-empty = there is nothing to keep: the text is empty
error-lab-draft = a strategy with mistakes can be kept, but not shared: mend it first
error-lab-no-strategies = there is no strategy in it
error-lab-file-most = a file may have at most { $n } strategies; take some of them out
error-lab-refused = this strategy cannot be translated: { $reasons }
