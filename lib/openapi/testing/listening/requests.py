"""As much of the package requests as samples need, over the standard library: the tests install no packages."""

import json as codec
import urllib.error
import urllib.request


class RequestException(OSError):
    pass


class Response:
    def __init__(self, raw):
        self.raw = raw
        self.status_code = raw.status
        self.ok = raw.status < 400

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.raw.close()

    @property
    def text(self):
        return self.raw.read().decode()

    def iter_content(self, chunk_size):
        """Waits for the whole of a chunk, as requests does where an answer ends with its connection."""
        try:
            while piece := self.raw.read(chunk_size):
                yield piece
        except OSError as error:
            raise RequestException(error)


def request(method, url, headers, timeout, json=None, stream=False):
    body = None if json is None else codec.dumps(json).encode()
    typed = {} if json is None else {"Content-Type": "application/json"}
    sent = urllib.request.Request(url, body, {**headers, **typed}, method=method)
    try:
        return Response(urllib.request.urlopen(sent, timeout=timeout))
    except urllib.error.HTTPError as refused:
        return Response(refused)
    except OSError as error:
        raise RequestException(error)


def get(url, **rest):
    return request("GET", url, **rest)


def post(url, **rest):
    return request("POST", url, **rest)
