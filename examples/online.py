#!/usr/bin/env python3
"""Plays a seat of an online match: python3 examples/online.py http://localhost:4173 TOKEN

The host of a table gets the token for a seat of the kind "program". The table is read as a stream of JSON lines, and
each choice is a POST under an id of our own, so that one that was not answered is sent again and never made twice.
"""
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

CUT = (OSError, http.client.HTTPException)  # the line, not us: the server restarts, or the network is away


def request(base, token, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    while True:
        try:  # there is at least an empty line every half minute
            return urllib.request.urlopen(urllib.request.Request(f"{base}/api/seat", data, headers), timeout=75)
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:  # too fast
                raise
        except CUT:
            pass
        time.sleep(1)


def pick(decision, view):
    """The index of our choice. `view` is all that our seat may know of the table."""
    return random.randrange(len(decision["choices"]))


def choose(base, token, decision, choice):
    body = {"decision": decision["number"], "choice": choice, "id": f"{random.getrandbits(128):032x}"}
    try:
        request(base, token, body).close()
    except urllib.error.HTTPError as refusal:
        print(json.load(refusal)["message"], file=sys.stderr)  # another decision is open by now


def play(base, token):
    answered = None
    for line in request(base, token):
        if not line.strip():
            continue
        table = json.loads(line)
        if table["type"] == "table" and table["phase"] in ("over", "abandoned"):
            return table
        decision = table.get("view", {}).get("decision")
        if decision and decision["number"] != answered:
            answered = decision["number"]
            choose(base, token, decision, pick(decision, table["view"]))


ended = None
while not ended:
    try:
        ended = play(sys.argv[1].rstrip("/"), sys.argv[2])
    except urllib.error.HTTPError as refusal:
        sys.exit(json.load(refusal)["message"])
    except CUT:
        pass
    time.sleep(0 if ended else 1)
print("over:", ended.get("view", {}).get("result"))
