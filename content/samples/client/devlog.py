# Python 3.9 or newer, no packages needed.
import http.client
import json
import os
import random
import time
import uuid
from email.utils import parsedate_to_datetime
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")
ATTEMPTS = 5
FIRST_CEILING = 0.5  # seconds
LAST_CEILING = 30.0
LONGEST_WAIT = 90.0  # The limit of requests asks for up to 60.


class DevlogError(Exception):
    def __init__(self, status, problem, retry_after):
        super().__init__(problem.get("detail") or f"HTTP status {status}")
        self.status = status
        self.retry_after = retry_after  # seconds, for a job queue
        self.code = problem.get("code")
        self.request_id = problem.get("request_id")
        self.errors = problem.get("errors", [])


def devlog(method, path, body=None, key=None):
    headers = {"Authorization": f"Bearer {os.environ['DEVLOG_API_KEY']}"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    # One key for all attempts, so that a repeated POST takes effect once.
    if method == "POST":
        headers["Idempotency-Key"] = key or str(uuid.uuid4())

    attempt = 0
    while True:
        attempt += 1
        request = Request(BASE_URL + path, data=data, headers=headers, method=method)
        try:
            with urlopen(request, timeout=30) as response:
                return json.load(response)
        except HTTPError as error:
            problem = to_problem(error)
            asked = retry_after(error)
            wait = asked + backoff(attempt)
            can_retry = (
                error.code == 429
                or error.code >= 500
                # An earlier attempt may still be in flight, or one of an earlier run with its key.
                or (error.code == 409 and (attempt > 1 or key is not None))
            )
            if not can_retry or attempt == ATTEMPTS or asked > LONGEST_WAIT:
                raise DevlogError(error.code, problem, asked) from None
        except (OSError, http.client.HTTPException):
            # The connection failed or timed out.
            if attempt == ATTEMPTS:
                raise
            wait = backoff(attempt)
        time.sleep(wait)


def backoff(attempt):
    return random.uniform(0, min(LAST_CEILING, FIRST_CEILING * 2 ** (attempt - 1)))


def retry_after(response):
    """Retry-After is a number of seconds or an HTTP date."""
    value = response.headers.get("Retry-After")
    if value is None:
        return 0.0
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0.0


def to_problem(response):
    """A proxy's error page is not a problem object, nor is one that breaks off."""
    try:
        problem = json.load(response)
    except (ValueError, OSError, http.client.HTTPException):
        return {}
    return problem if isinstance(problem, dict) else {}
