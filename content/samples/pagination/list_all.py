# Python 3.9 or newer, no packages needed.
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")


def list_all(path, **filters):
    """Every item of a list, page after page."""
    query = {**filters, "limit": 100}
    while True:
        request = Request(
            f"{BASE_URL}{path}?{urlencode(query)}",
            headers={"Authorization": f"Bearer {os.environ['DEVLOG_API_KEY']}"},
        )
        with urlopen(request, timeout=30) as response:
            page = json.load(response)
        yield from page["data"]
        if not page["has_more"]:
            return
        query["cursor"] = page["next_cursor"]


def reason_of(error):
    """Why a request was refused. A proxy's error page is not a problem object."""
    try:
        problem = json.load(error)
        return f"{problem['code']}: {problem['detail']} ({problem['request_id']})"
    except (KeyError, TypeError, ValueError):
        return f"HTTP status {error.code}"


try:
    for entry in list_all("/worklog-entries"):
        print(entry["date"], entry["title"])
except HTTPError as error:
    sys.exit(reason_of(error))
