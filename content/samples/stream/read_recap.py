# Python 3.9 or newer, no packages needed: python3 read_recap.py rcp_8HbJ2uKeMx
import http.client
import json
import os
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")
SILENCE = 45  # seconds. Three comments missed: the connection is dead.


def events(response):
    """The events of a stream. Yields each as soon as the empty line after it has arrived."""
    event = {"event": "message", "data": ""}
    for raw in response:
        if not raw.endswith(b"\n"):
            return  # The connection was lost within a line.
        line = raw.decode().rstrip("\r\n")
        if line == "":
            if event["data"]:
                yield {**event, "data": json.loads(event["data"])}
            event = {"event": "message", "data": ""}
            continue
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            event["data"] += value
        elif name in ("id", "event", "retry"):
            event[name] = value
        # A line that begins with a colon is a comment: name is empty.


def read_recap(recap_id):
    """Write a recap to the terminal as it is written, across lost connections."""
    last_id, wait, losses = None, 3.0, 0
    while losses < 10:
        pause = 0  # What the API asks for, where that is longer than wait.
        headers = {
            "Authorization": f"Bearer {os.environ['DEVLOG_API_KEY']}",
            "Accept": "text/event-stream",
        }
        if last_id:
            headers["Last-Event-ID"] = last_id
        request = Request(f"{BASE_URL}/worklog-recaps/{recap_id}/stream", headers=headers)
        try:
            with urlopen(request, timeout=SILENCE) as response:
                for event in events(response):
                    last_id = event.get("id", last_id)
                    wait = float(event.get("retry", wait * 1000)) / 1000
                    losses = 0
                    if event["event"] == "recap.delta":
                        print(event["data"]["text"], end="", flush=True)
                    elif event["event"] == "recap.completed":
                        return event["data"]
                    elif event["event"] == "recap.failed":
                        sys.exit(describe(event["data"]))
        except HTTPError as error:
            if error.code != 429 and error.code < 500:
                sys.exit(reason_of(error))
            seconds = error.headers.get("Retry-After", "")
            pause = int(seconds) if seconds.isdigit() else 0  # A proxy may send a date.
        except (OSError, http.client.HTTPException):
            pass  # The connection was lost: go on after the last event.
        losses += 1
        time.sleep(max(wait, pause))
    sys.exit("The connection was lost too often.")


def reason_of(error):
    try:
        return describe(json.load(error))
    except (KeyError, TypeError, ValueError, OSError, http.client.HTTPException):
        return f"HTTP status {error.code}"  # A proxy's error page is not a problem object.


def describe(problem):
    return f"{problem['code']}: {problem['detail']} ({problem['request_id']})"


read_recap(sys.argv[1])
