# Python 3.9 or newer, no packages needed.
import base64
import hashlib
import hmac
import json
import re
import time

TOLERANCE = 5 * 60  # seconds


class WebhookError(Exception):
    pass


def verify_webhook(body, headers, secret, now=None):
    """Return the event, or raise unless Devlog signed exactly these bytes with this secret."""
    event_id = headers.get("webhook-id")
    timestamp = headers.get("webhook-timestamp")
    signatures = headers.get("webhook-signature")
    if not event_id or not timestamp or not signatures:
        raise WebhookError("A webhook header field is missing.")

    # Digits only. float() would read "nan", which no comparison refuses.
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookError("The timestamp is not a number.")
    now = time.time() if now is None else now
    if abs(now - int(timestamp)) > TOLERANCE:
        raise WebhookError("The timestamp is too far off.")

    try:
        key = base64.b64decode(secret.removeprefix("whsec_"))
    except ValueError:
        raise WebhookError("The secret is not complete.") from None
    if not key:  # Anybody can sign with an empty key.
        raise WebhookError("The secret is missing.")
    signed = f"{event_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)

    # There are two signatures while a secret is being rotated. One that fits is enough.
    if not any(
        hmac.compare_digest(signature.encode(), expected)
        for signature in signatures.split(" ")
    ):
        raise WebhookError("No signature fits.")
    return json.loads(body)
