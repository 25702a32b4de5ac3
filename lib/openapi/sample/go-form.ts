import type { FormPart } from "../request/form-parts";
import { quoteGo } from "./go-literal";

/** What a program has of a form in parts: lines of its own in places of the program; nothing without parts. */
type GoForm = {
  packages: readonly string[];
  /** Fills the form, at the beginning of `main`. */
  filled: string;
  /** What the request reads its body from. */
  reader: string;
  /** Says where the form's parts end. */
  header: string;
  /** What stands behind `main`. */
  functions: string;
};

/** A body in parts with mime/multipart, formatted as gofmt does. */
export function goForm(parts: readonly FormPart[]): GoForm {
  if (parts.length === 0) return { packages: [], filled: "", reader: "nil", header: "", functions: "" };
  const hasFiles = parts.some(({ isFile }) => isFile);
  const hasTexts = parts.some(({ isFile, type }) => !isFile && type === undefined);
  const hasTyped = parts.some(({ type }) => type !== undefined);
  const lines = parts.map(({ name, isFile, value, type }) =>
    type === undefined
      ? `\t${isFile ? "addFile" : "addText"}(form, ${quoteGo([name])}, ${quoteGo([value])})\n`
      : `\taddPart(form, ${quoteGo([name])}, ${quoteGo([type])}, ${quoteGo([value])})\n`,
  );
  return {
    packages: [
      "bytes",
      "mime/multipart",
      ...(hasTyped ? ["net/textproto", "strconv"] : []),
      ...(hasFiles ? ["os", "path/filepath"] : []),
    ],
    filled: `\tvar body bytes.Buffer
	form := multipart.NewWriter(&body)
${lines.join("")}	if err := form.Close(); err != nil {
		log.Fatal(err)
	}
`,
    reader: "&body",
    header: '\trequest.Header.Set("Content-Type", form.FormDataContentType())\n',
    functions: (hasTexts ? addText : "") + (hasTyped ? addPart : "") + (hasFiles ? addFile : ""),
  };
}

const addText = `

func addText(form *multipart.Writer, name, text string) {
	if err := form.WriteField(name, text); err != nil {
		log.Fatal(err)
	}
}`;

const addPart = `

func addPart(form *multipart.Writer, name, mediaType, text string) {
	header := textproto.MIMEHeader{}
	header.Set("Content-Disposition", "form-data; name="+strconv.Quote(name))
	header.Set("Content-Type", mediaType)
	part, err := form.CreatePart(header)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := io.WriteString(part, text); err != nil {
		log.Fatal(err)
	}
}`;

const addFile = `

func addFile(form *multipart.Writer, name, path string) {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	part, err := form.CreateFormFile(name, filepath.Base(path))
	if err != nil {
		log.Fatal(err)
	}
	if _, err := io.Copy(part, file); err != nil {
		log.Fatal(err)
	}
}`;
