"""Big Money with up to two Smithies, for `demesne bot-match`. It needs nothing but Python."""

import json
import sys

JUNK = ("curse", "estate", "duchy", "province", "copper")  # what it gives up first
bought: list[str] = []


def decide(decision, options, view):
    """One of the options; the first that is wished for."""
    if decision["kind"] == "buy phase":
        treasures = [option for option in options if option.startswith("play ")]
        smithy = ["buy smithy"] if bought.count("buy smithy") < 2 else []
        late = ["buy duchy"] if view["piles"]["province"] <= 4 else []
        wishes = [*treasures, "buy province", *late, "buy gold", *smithy, "buy silver", "end buys"]
    elif decision["kind"] == "action phase":
        wishes = ["play smithy", "end actions"]
    elif decision["purpose"] in ("discard", "trash"):
        wishes = ["choose none", *(f"choose {card}" for card in JUNK)]
    else:
        wishes = []
    return next((wish for wish in wishes if wish in options), options[0])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "Big Money with Smithies"}), flush=True)
    elif message["type"] == "start":
        bought.clear()
    elif message["type"] == "decide":
        answer = decide(message["decision"], message["options"], message["view"])
        bought.append(answer)
        print(json.dumps({"answer": answer}), flush=True)
