# Python 3.9 or newer, no packages needed.
import base64
import hashlib
import json
import os
import secrets
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import Request, urlopen

AUTHORIZE_URL = "https://app.devlog.example/oauth/authorize"
OAUTH_URL = os.environ.get("DEVLOG_OAUTH_URL", "https://api.devlog.example/oauth")
BASE_URL = os.environ.get("DEVLOG_API_URL", "https://api.devlog.example/v1")
CLIENT_ID = os.environ["DEVLOG_CLIENT_ID"]


def sign_in(scope):
    """Let a person sign in with the browser of this machine."""
    verifier = secrets.token_urlsafe(32)  # 43 characters
    digest = hashlib.sha256(verifier.encode()).digest()
    challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    state = secrets.token_urlsafe(16)

    with HTTPServer(("127.0.0.1", 0), Callback) as server:
        server.state, server.outcome = state, None
        redirect_uri = f"http://127.0.0.1:{server.server_port}/callback"
        query = urlencode({
            "response_type": "code",
            "client_id": CLIENT_ID,
            "redirect_uri": redirect_uri,
            "scope": scope,
            "state": state,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        })
        print(f"Open this address to sign in:\n{AUTHORIZE_URL}?{query}", file=sys.stderr, flush=True)
        while server.outcome is None:
            server.handle_request()

    if "code" not in server.outcome:
        sys.exit(f"Not signed in: {server.outcome['error'][0]}")
    return request_token({
        "grant_type": "authorization_code",
        "code": server.outcome["code"][0],
        "redirect_uri": redirect_uri,
        "client_id": CLIENT_ID,
        "code_verifier": verifier,
    })


class Callback(BaseHTTPRequestHandler):
    """Waits until the browser comes back. A request with another state is not ours."""

    timeout = 2  # seconds. A browser may open a connection that it never uses.

    def do_GET(self):
        address = urlsplit(self.path)
        parameters = parse_qs(address.query)
        if address.path != "/callback" or parameters.get("state") != [self.server.state]:
            return self.send_error(404)
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"You can close this window.")
        self.server.outcome = parameters

    def log_message(self, *_):
        """Keep the code out of the log."""


def request_token(parameters):
    answer = call(Request(f"{OAUTH_URL}/token", data=urlencode(parameters).encode()))
    return {**answer, "expires_at": time.time() + answer["expires_in"]}


def call(request):
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)
    except HTTPError as error:
        sys.exit(reason_of(error))


def reason_of(error):
    """Why a request was refused: OAuth says `error`, the API `code`, and a proxy's error page neither."""
    try:
        answer = json.load(error)
        if "error" in answer:
            return f"{answer['error']}: {answer.get('error_description', 'no reason given')}"
        return f"{answer['code']}: {answer['detail']} ({answer['request_id']})"
    except (KeyError, TypeError, ValueError):
        return f"HTTP status {error.code}"


def access_token():
    """The access token, renewed a minute before it ends. Store the new refresh token: the old one is used up."""
    global tokens
    with renewal:  # Requests that come meanwhile wait for the same renewal.
        if time.time() > tokens["expires_at"] - 60:
            tokens = request_token({
                "grant_type": "refresh_token",
                "refresh_token": tokens["refresh_token"],
                "client_id": CLIENT_ID,
            })
        return tokens["access_token"]


renewal = threading.Lock()
tokens = sign_in("projects:read")

request = Request(f"{BASE_URL}/projects", headers={"Authorization": f"Bearer {access_token()}"})
for project in call(request)["data"]:
    print(project["id"], project["name"])
