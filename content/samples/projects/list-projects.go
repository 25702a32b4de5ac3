// Go 1.19 or newer, no packages needed.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
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

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var answer struct {
		Data []struct {
			ID   string `json:"id"`
			Name string `json:"name"`
		} `json:"data"`
		Code      string `json:"code"`
		Detail    string `json:"detail"`
		RequestID string `json:"request_id"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 400 {
		log.Fatalf("%s: %s (%s)", answer.Code, answer.Detail, answer.RequestID)
	}
	for _, project := range answer.Data {
		fmt.Println(project.ID, project.Name)
	}
}
