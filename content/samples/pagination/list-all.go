// Go 1.19 or newer, no packages needed.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

type entry struct {
	Date  string `json:"date"`
	Title string `json:"title"`
}

type page struct {
	Data       []entry `json:"data"`
	NextCursor string  `json:"next_cursor"`
	HasMore    bool    `json:"has_more"`
}

var client = http.Client{Timeout: 30 * time.Second}

// listAll calls back with every item of a list, page after page.
func listAll(path string, query url.Values, each func(entry)) error {
	query.Set("limit", "100")
	for {
		answer, err := getPage(path + "?" + query.Encode())
		if err != nil {
			return err
		}
		for _, item := range answer.Data {
			each(item)
		}
		if !answer.HasMore {
			return nil
		}
		query.Set("cursor", answer.NextCursor)
	}
}

func getPage(path string) (answer page, err error) {
	baseURL := os.Getenv("DEVLOG_API_URL")
	if baseURL == "" {
		baseURL = "https://api.devlog.example/v1"
	}
	request, err := http.NewRequest("GET", baseURL+path, nil)
	if err != nil {
		return answer, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("DEVLOG_API_KEY"))
	response, err := client.Do(request)
	if err != nil {
		return answer, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return answer, reasonOf(response)
	}
	err = json.NewDecoder(response.Body).Decode(&answer)
	return answer, err
}

// reasonOf says why a request was refused. A proxy's error page is not a problem object.
func reasonOf(response *http.Response) error {
	var problem struct {
		Code, Detail string
		RequestID    string `json:"request_id"`
	}
	if json.NewDecoder(response.Body).Decode(&problem) != nil || problem.Code == "" {
		return fmt.Errorf("HTTP status %d", response.StatusCode)
	}
	return fmt.Errorf("%s: %s (%s)", problem.Code, problem.Detail, problem.RequestID)
}

func main() {
	err := listAll("/worklog-entries", url.Values{}, func(item entry) {
		fmt.Println(item.Date, item.Title)
	})
	if err != nil {
		log.Fatal(err)
	}
}
