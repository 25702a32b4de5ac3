import type { Call } from "./call";
import { importLines, printHeaders } from "./go";
import { quoteGo } from "./go-literal";

const packages = ["bufio", "bytes", "context", "fmt", "io", "log", "net/http", "strconv", "strings", "time"];

/** A program that reads server-sent events as they come and connects again where the stream broke off. */
export function goStream(call: Call, finalEvents: readonly string[]): string {
  const isFinal = finalEvents.map((name) => `event == ${quoteGo([name])}`).join(" || ");
  return `package main

${importLines(call, packages)}

// A connection that stays silent is dead.
const silence = 45 * time.Second

var (
	lastEventID string
	retry       = 3 * time.Second
)

func main() {
	for {
		isDone, err := readStream()
		if isDone {
			return
		}
		if err != nil {
			log.Print(err)
		}
		time.Sleep(retry)
	}
}

// readStream prints events until the final one, or until the connection is lost.
func readStream() (isDone bool, err error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	timer := time.AfterFunc(silence, cancel)
	defer timer.Stop()
	request, err := http.NewRequestWithContext(ctx, ${quoteGo([call.method])}, ${quoteGo(call.url)}, nil)
	if err != nil {
		log.Fatal(err)
	}
${printHeaders(call)}	if lastEventID != "" {
		request.Header.Set("Last-Event-ID", lastEventID)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		log.Fatal(response.StatusCode, " ", string(text))
	}

	// An empty line ends an event. A line that begins with a colon is a comment.
	id, event, data := lastEventID, "", []string(nil)
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	lines.Split(scanLines)
	for lines.Scan() {
		timer.Reset(silence)
		field, value, _ := strings.Cut(lines.Text(), ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case lines.Text() == "":
			if len(data) > 0 {
				if event == "" {
					event = "message"
				}
				// After a lost connection, the stream goes on after this event.
				lastEventID = id
				fmt.Println(event, strings.Join(data, "\\n"))
${isFinal ? `				if ${isFinal} {\n					return true, nil\n				}\n` : ""}			}
			event, data = "", nil
		case field == "event":
			event = value
		case field == "data":
			data = append(data, value)
		case field == "id":
			id = value
		case field == "retry":
			if ms, err := strconv.Atoi(value); err == nil {
				retry = time.Duration(ms) * time.Millisecond
			}
		}
	}
	return ${isFinal ? "false" : "lines.Err() == nil"}, lines.Err()
}

// scanLines ends a line at CRLF, LF, or CR, and drops an unfinished last one.
func scanLines(text []byte, atEnd bool) (int, []byte, error) {
	end := bytes.IndexAny(text, "\\r\\n")
	if end < 0 || (text[end] == '\\r' && end == len(text)-1 && !atEnd) {
		return 0, nil, nil
	}
	if text[end] == '\\r' && end+1 < len(text) && text[end+1] == '\\n' {
		return end + 2, text[:end], nil
	}
	return end + 1, text[:end], nil
}`;
}
