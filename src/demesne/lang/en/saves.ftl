### Saved games.

saves-title = Unfinished games:
# One game: when it was left, its kingdom, the turn, and who has how many points so far.
saves-line = { $when } · { $kingdom } · turn { $turn } · { $players }
saves-position = custom position
saves-ask = Type the number of a game to resume it, “delete” and a number to delete it, or nothing to leave.
saves-delete = delete
saves-keys = ↑ ↓ choose · Enter resume · D delete · Esc back
saves-forget =
    Delete this game? You will not be able to resume it.

    Enter delete   Esc keep
saves-nothing = Nothing was played yet, so nothing was saved.
saves-always = Every answer is saved to { $file }
# $n of the $of answers are still legal under the current rules.
saves-diverged-ask = The first { $n } of its { $of } answers are still legal. To continue from there, type { $yes }.
saves-diverged =
    { $problem }

    The first { $n } of its { $of } answers are still legal. Continue from there?

    Enter continue   Esc leave it as it is
error-save-in-use = { $file } is being played in another window
saves-option-which = number of the game in the list, or the file of a saved game
