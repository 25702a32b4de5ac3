# Python 3.9 or newer, no packages needed.
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")


def reason_of(error):
    """Why a request was refused. A proxy's error page is not a problem object."""
    try:
        problem = json.load(error)
        return f"{problem['code']}: {problem['detail']} ({problem['request_id']})"
    except (KeyError, TypeError, ValueError):
        return f"HTTP status {error.code}"


request = Request(
    f"{BASE_URL}/projects",
    headers={"Authorization": f"Bearer {os.environ['DEVLOG_API_KEY']}"},
)
try:
    with urlopen(request, timeout=30) as response:
        answer = json.load(response)
except HTTPError as error:
    sys.exit(reason_of(error))

for project in answer["data"]:
    print(project["id"], project["name"])
