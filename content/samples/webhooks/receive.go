package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"sync"
	"time"
)

const largestBody = 1_000_000 // bytes

var (
	secret  = os.Getenv("DEVLOG_WEBHOOK_SECRET")
	lock    sync.Mutex
	handled = map[string]bool{} // In production: a table with a unique column.
)

func receive(w http.ResponseWriter, r *http.Request) {
	// The bytes as they arrive. JSON that is parsed and written again has another signature.
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, largestBody))
	if err != nil {
		w.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}

	event, err := VerifyWebhook(body, r.Header, secret, time.Now())
	if err != nil {
		log.Println("Refused:", err)
		w.WriteHeader(http.StatusBadRequest)
		return
	}

	id := r.Header.Get("webhook-id")
	lock.Lock()
	defer lock.Unlock()
	if !handled[id] {
		if err := enqueue(event); err != nil {
			log.Println("Not stored:", err)
			w.WriteHeader(http.StatusInternalServerError) // Devlog sends it again.
			return
		}
		handled[id] = true
	}
	w.WriteHeader(http.StatusNoContent)
}

// In production: write the event to a queue or a table, and do the work from there.
func enqueue(event Event) error {
	log.Println(event.Type, event.ID)
	return nil
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8000"
	}
	http.HandleFunc("/", receive)
	// Without the limit, a sender that says nothing keeps a connection for good.
	server := http.Server{Addr: "127.0.0.1:" + port, ReadTimeout: 15 * time.Second}
	log.Fatal(server.ListenAndServe())
}
