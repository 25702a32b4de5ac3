import sys

from devlog import DevlogError, devlog

try:
    entry = devlog("POST", "/worklog-entries", {
        "title": "Stream invoice exports instead of buffering them",
        "date": "2026-11-18",
        "tags": ["performance", "exports"],
    })
    print(entry["id"])
except DevlogError as error:
    print(error.code, error, error.request_id, file=sys.stderr)
    for item in error.errors:
        where = item.get("pointer") or item.get("parameter") or item.get("header")
        print(where, item["detail"], file=sys.stderr)
    sys.exit(1)
