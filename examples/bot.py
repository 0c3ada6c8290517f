#!/usr/bin/env python3
"""Takes a seat at a Hippodrome table and makes any choice: a beginning for a bot of your own.

    hippodrome play --bots exec:"python3 examples/bot.py"

One JSON message a line. The table writes to our standard input: hello, then decide for every decision of our
seat, at last over. We write one choose for each decide. What we want to say to a person goes to standard error.
"""
import json
import random
import sys


def pick(prompt, choices, view):
    """The index of our choice. `view` is all that our seat may know of the table."""
    return random.randrange(len(choices))


def send(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            seat = message["seat"]
            print(f"playing {message['game']} as {message['seats'][seat]}", file=sys.stderr)
        elif message["type"] == "decide":
            choice = pick(message["prompt"], message["choices"], message["view"])
            send({"type": "choose", "decision": message["decision"], "choice": choice})
        elif message["type"] == "over":
            print(f"over: ranks {message['result']['ranks']}", file=sys.stderr)
            return


if __name__ == "__main__":
    main()
