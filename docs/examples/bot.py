"""Plays Cartographers and Heroes of Thargos, without anything but Python itself:

    alidade simulate --bots "exec:python3 bot.py,greedy" --games 10 --seed x

Of a few legal commands by lot it takes the one that it likes best. docs/bots.md says what the lines mean.
"""
import json
import sys

LIKED = {"attempt": 4, "attemptNode": 4, "attach": 3, "playAction": 2, "placePam": 1, "defend": 1}


def liking(command, question):
    """The more, the better: Missions are attempted with many cards, and maps are drawn from their edge."""
    if question["game"] == "thargos":
        cards = command.get("cards")
        return LIKED.get(command["type"], 0) + (len(cards) if isinstance(cards, list) else 0)
    width = question["options"]["width"]
    return sum(cell % width in (0, width - 1) for cell in command.get("cells", []))


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        answer = {"wants": ["options", "commands", "random"], "most": 500}
    else:
        legal = question["commands"]
        # Chance comes with the question, so that the same seed gives the same game.
        few = [legal[word % len(legal)] for word in question["random"][:20]]
        answer = {"command": max(few, key=lambda command: liking(command, question))}
    print(json.dumps(answer), flush=True)
