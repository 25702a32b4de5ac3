#!/usr/bin/env bash
# Sends a signed event to a receiver: bash send-test.sh [URL] [ID]
set -euo pipefail

url=${1:-http://127.0.0.1:8000/}
id=${2:-evt_$(openssl rand -hex 5)}
timestamp=$(date +%s)
body='{"id":"'"$id"'","type":"worklog_entry.deleted","created_at":"2026-11-23T16:20:11Z","data":{"worklog_entry_id":"wle_7JxP3fQsWn"}}'

key=$(printf '%s' "${DEVLOG_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$(printf '%s' "$id.$timestamp.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

curl -sS -i "$url" \
  -H "Content-Type: application/json" \
  -H "webhook-id: $id" \
  -H "webhook-timestamp: $timestamp" \
  -H "webhook-signature: v1,$signature" \
  --data-binary "$body"
