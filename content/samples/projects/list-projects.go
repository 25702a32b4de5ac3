// Go 1.19 or newer, no packages needed.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	baseURL := os.Getenv("DEVLOG_API_URL")
	if baseURL == "" {
		baseURL = "https://api.devlog.example/v1"
	}
	request, err := http.NewRequest("GET", baseURL+"/projects", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("DEVLOG_API_KEY"))

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(reasonOf(response))
	}

	var answer struct {
		Data []struct{ ID, Name string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	for _, project := range answer.Data {
		fmt.Println(project.ID, project.Name)
	}
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
