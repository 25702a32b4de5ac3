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


try:
    for entry in list_all("/worklog-entries"):
        print(entry["date"], entry["title"])
except HTTPError as error:
    problem = json.load(error)
    sys.exit(f"{problem['code']}: {problem['detail']} ({problem['request_id']})")
