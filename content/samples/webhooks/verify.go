// Go 1.19 or newer, no packages needed.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Event is what Devlog sends. The form of Data depends on Type.
type Event struct {
	ID        string          `json:"id"`
	Type      string          `json:"type"`
	CreatedAt time.Time       `json:"created_at"`
	Data      json.RawMessage `json:"data"`
}

// VerifyWebhook returns the event, or an error unless Devlog signed exactly these bytes with this secret.
func VerifyWebhook(body []byte, header http.Header, secret string, now time.Time) (Event, error) {
	var event Event
	id := header.Get("webhook-id")
	timestamp := header.Get("webhook-timestamp")
	signatures := header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return event, errors.New("a webhook header field is missing")
	}

	seconds, err := strconv.ParseUint(timestamp, 10, 40)
	if err != nil {
		return event, errors.New("the timestamp is not a number")
	}
	age := now.Sub(time.Unix(int64(seconds), 0))
	if age > tolerance || age < -tolerance {
		return event, errors.New("the timestamp is too far off")
	}

	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 { // Anybody can sign with an empty key.
		return event, errors.New("the secret is missing or not complete")
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))

	// There are two signatures while a secret is being rotated. One that fits is enough.
	for _, signature := range strings.Split(signatures, " ") {
		if hmac.Equal([]byte(signature), expected) {
			err := json.Unmarshal(body, &event)
			return event, err
		}
	}
	return event, errors.New("no signature fits")
}
