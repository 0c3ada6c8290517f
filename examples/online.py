#!/usr/bin/env python3
"""Plays a seat of an online match of Hippodrome, making any choice: a beginning for a bot of your own.

    python3 examples/online.py http://localhost:4173 TOKEN

The host of a table gets the token for a seat of the kind "program". Only the standard library is used: the table is
read as a stream of JSON lines, and each choice is a POST under an id of our own, so that one that was not answered
can be sent again without being made twice.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


def request(base, token, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{base}/api/seat", data, headers))


def pick(decision, view):
    """The index of our choice. `view` is all that our seat may know of the table."""
    return random.randrange(len(decision["choices"]))


def choose(base, token, decision, choice):
    body = {"decision": decision["number"], "choice": choice, "id": uuid.uuid4().hex}
    for _ in range(20):
        try:
            return request(base, token, body).read()
        except urllib.error.HTTPError as refusal:
            print(json.load(refusal)["message"], file=sys.stderr)  # another decision is open by now
            return None
        except OSError:
            time.sleep(1)  # the server restarts: the same id again changes nothing twice


def main():
    base, token = sys.argv[1].rstrip("/"), sys.argv[2]
    answered = None
    while True:
        try:
            for line in request(base, token):
                table = json.loads(line)
                if table["type"] != "table":
                    continue
                if table["phase"] in ("over", "abandoned"):
                    print("over:", table.get("view", {}).get("result"))
                    return
                decision = table.get("view", {}).get("decision")
                if decision and decision["number"] != answered:
                    answered = decision["number"]
                    choose(base, token, decision, pick(decision, table["view"]))
        except OSError as cut:
            print(f"cut off ({cut}); coming back", file=sys.stderr)
            time.sleep(1)


if __name__ == "__main__":
    main()
