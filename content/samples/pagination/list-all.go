// Go 1.19 or newer, no packages needed.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
)

type entry struct {
	Date  string `json:"date"`
	Title string `json:"title"`
}

type page struct {
	Data       []entry `json:"data"`
	NextCursor string  `json:"next_cursor"`
	HasMore    bool    `json:"has_more"`
	// Of an error.
	Code      string `json:"code"`
	Detail    string `json:"detail"`
	RequestID string `json:"request_id"`
}

// listAll calls back with every item of a list, page after page.
func listAll(path string, query url.Values, each func(entry)) error {
	baseURL := os.Getenv("DEVLOG_API_URL")
	if baseURL == "" {
		baseURL = "https://api.devlog.example/v1"
	}
	query.Set("limit", "100")
	for {
		request, err := http.NewRequest("GET", baseURL+path+"?"+query.Encode(), nil)
		if err != nil {
			return err
		}
		request.Header.Set("Authorization", "Bearer "+os.Getenv("DEVLOG_API_KEY"))
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			return err
		}
		var answer page
		err = json.NewDecoder(response.Body).Decode(&answer)
		response.Body.Close()
		if err != nil {
			return err
		}
		if response.StatusCode >= 400 {
			return fmt.Errorf("%s: %s (%s)", answer.Code, answer.Detail, answer.RequestID)
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

func main() {
	err := listAll("/worklog-entries", url.Values{}, func(item entry) {
		fmt.Println(item.Date, item.Title)
	})
	if err != nil {
		log.Fatal(err)
	}
}
