### Games that are saved and gone on with.

saves-title = Unfinished games:
# One game: when it was left, its kingdom, the turn, and who has how many points so far.
saves-line = { $when } · { $kingdom } · turn { $turn } · { $players }
saves-position = a position
saves-ask = Type the number of a game to resume it, “delete” and a number to delete it, or nothing to leave.
saves-delete = delete
saves-keys = ↑ ↓ choose · Enter go on · D forget this game · Esc back
saves-forget =
    Delete this game? You will not be able to resume it.

    Enter delete   Esc keep
saves-nothing = Nothing had been played yet, so nothing is saved.
saves-always = Every answer is saved: { $file }
# $n of the $of answers are the same under today's rules.
saves-diverged-ask = The first { $n } of its { $of } answers still hold. To go on from there, type { $yes }.
saves-diverged =
    { $problem }

    The first { $n } of its { $of } answers still hold. Go on from there?

    Enter go on from there   Esc leave it as it is
error-save-in-use = { $file } is being played in another window
saves-option-which = number of the game in the list, or the file of a saved game
