"""A bot for Cartographers and Heroes of Thargos that needs only Python:

    alidade simulate --bots "exec:python3 bot.py,greedy" --games 10 --seed x

It picks up to 20 legal commands at random and plays the one with the highest rating. docs/bots.md describes
the messages.
"""
import json
import sys

RATINGS = {"attempt": 4, "attemptNode": 4, "attach": 3, "playAction": 2, "placePam": 1, "defend": 1}


def rating(command, question):
    """Higher is better: Mission attempts and many cards (Thargos), spaces at side edges (Cartographers)."""
    if question["game"] == "thargos":
        cards = command.get("cards")
        return RATINGS.get(command["type"], 0) + (len(cards) if isinstance(cards, list) else 0)
    width = question["options"]["width"]
    return sum(cell % width in (0, width - 1) for cell in command.get("cells", []))


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        answer = {"wants": ["options", "commands", "random"], "most": 500}
    else:
        legal = question["commands"]
        # The random numbers come with the question, so the same seed gives the same game.
        few = [legal[word % len(legal)] for word in question["random"][:20]]
        answer = {"command": max(few, key=lambda command: rating(command, question))}
    print(json.dumps(answer), flush=True)
