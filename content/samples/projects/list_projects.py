# Python 3.9 or newer, no packages needed.
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")

request = Request(
    f"{BASE_URL}/projects",
    headers={"Authorization": f"Bearer {os.environ['DEVLOG_API_KEY']}"},
)
try:
    with urlopen(request, timeout=30) as response:
        answer = json.load(response)
except HTTPError as error:
    problem = json.load(error)
    sys.exit(f"{problem['code']}: {problem['detail']} ({problem['request_id']})")

for project in answer["data"]:
    print(project["id"], project["name"])
