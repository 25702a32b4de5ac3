// Go 1.19 or newer, no packages needed: go run read-recap.go rcp_8HbJ2uKeMx
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const silence = 45 * time.Second // Three comments missed: the connection is dead.

type event struct {
	id, kind, data string
	retry          time.Duration
}

// readEvents calls back with each event as soon as the empty line after it has arrived, until each says stop.
func readEvents(body io.Reader, stillThere func(), each func(event) (stop bool, err error)) (bool, error) {
	lines := bufio.NewReader(body)
	var next event
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return false, nil // The connection was lost.
		}
		stillThere()
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			if next.data != "" {
				if stop, err := each(next); stop || err != nil {
					return stop, err
				}
			}
			next = event{}
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch name { // A line that begins with a colon is a comment: name is empty.
		case "id":
			next.id = value
		case "event":
			next.kind = value
		case "data":
			next.data += value
		case "retry":
			milliseconds, _ := strconv.Atoi(value)
			next.retry = time.Duration(milliseconds) * time.Millisecond
		}
	}
}

// readRecap writes a recap to the terminal as it is written, across lost connections.
func readRecap(id string) error {
	baseURL := os.Getenv("DEVLOG_API_URL")
	if baseURL == "" {
		baseURL = "https://api.devlog.example/v1"
	}
	lastID, wait := "", 3*time.Second
	var pause time.Duration // What the API asks for, where that is longer.
	for losses := 0; losses < 10; losses++ {
		if pause < wait {
			pause = wait
		}
		if losses > 0 {
			time.Sleep(pause)
		}
		pause = 0
		ctx, cancel := context.WithCancel(context.Background())
		timer := time.AfterFunc(silence, cancel)
		request, err := http.NewRequestWithContext(ctx, "GET", baseURL+"/worklog-recaps/"+id+"/stream", nil)
		if err != nil {
			cancel()
			return err
		}
		request.Header.Set("Authorization", "Bearer "+os.Getenv("DEVLOG_API_KEY"))
		request.Header.Set("Accept", "text/event-stream")
		if lastID != "" {
			request.Header.Set("Last-Event-ID", lastID)
		}

		response, err := http.DefaultClient.Do(request)
		if err != nil {
			cancel()
			continue
		}
		done := false
		if response.StatusCode == 200 {
			done, err = readEvents(response.Body, func() { timer.Reset(silence) }, func(e event) (bool, error) {
				losses = 0
				if e.id != "" {
					lastID = e.id
				}
				if e.retry > 0 {
					wait = e.retry
				}
				switch e.kind {
				case "recap.delta":
					var delta struct{ Text string }
					if err := json.Unmarshal([]byte(e.data), &delta); err != nil {
						return true, err
					}
					fmt.Print(delta.Text)
				case "recap.completed":
					return true, nil
				case "recap.failed":
					return true, problem(strings.NewReader(e.data), response.StatusCode)
				}
				return false, nil
			})
		} else if response.StatusCode != 429 && response.StatusCode < 500 {
			done, err = true, problem(response.Body, response.StatusCode)
		} else {
			seconds, _ := strconv.Atoi(response.Header.Get("Retry-After")) // A proxy may send a date.
			pause = time.Duration(seconds) * time.Second
		}
		response.Body.Close()
		cancel()
		if done || err != nil {
			return err
		}
	}
	return fmt.Errorf("the connection was lost too often")
}

func problem(body io.Reader, status int) error {
	var p struct {
		Code, Detail string
		RequestID    string `json:"request_id"`
	}
	// A proxy's error page is not a problem object.
	if json.NewDecoder(body).Decode(&p) != nil || p.Code == "" {
		return fmt.Errorf("HTTP status %d", status)
	}
	return fmt.Errorf("%s: %s (%s)", p.Code, p.Detail, p.RequestID)
}

func main() {
	if err := readRecap(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
