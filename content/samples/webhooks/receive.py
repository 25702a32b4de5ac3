import os
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify import WebhookError, verify_webhook

LARGEST_BODY = 1_000_000  # bytes
SECRET = os.environ["DEVLOG_WEBHOOK_SECRET"]
handled = set()  # In production: a table with a unique column.
lock = threading.Lock()


class Receiver(BaseHTTPRequestHandler):
    timeout = 15  # seconds. Without it, a sender that says nothing keeps a thread for good.

    def do_POST(self):
        # Digits only. read() takes a negative size for no limit.
        size = self.headers.get("Content-Length", "")
        if not re.fullmatch(r"[0-9]{1,12}", size):
            return self.answer(411)
        if int(size) > LARGEST_BODY:
            return self.answer(413)

        # The bytes as they arrive. JSON that is parsed and written again has another signature.
        body = self.rfile.read(int(size))
        try:
            event = verify_webhook(body, self.headers, SECRET)
        except WebhookError as error:
            self.log_error("Refused: %s", error)
            return self.answer(400)

        event_id = self.headers["webhook-id"]
        with lock:  # Each request runs in a thread of its own.
            if event_id not in handled:
                try:
                    enqueue(event)
                except Exception as error:
                    self.log_error("Not stored: %s", error)
                    return self.answer(500)  # Devlog sends it again.
                handled.add(event_id)
        return self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


def enqueue(event):
    """In production: write the event to a queue or a table, and do the work from there."""
    print(event["type"], event["id"], flush=True)


class Server(ThreadingHTTPServer):
    request_queue_size = 128  # Events come in bursts, and no more than 5 could wait.


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8000"))
    Server(("127.0.0.1", port), Receiver).serve_forever()
