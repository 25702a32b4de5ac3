import { Icon } from "@/components/ui/icon";
import styles from "./code-block.module.css";
import buttons from "./code-button.module.css";
import { CopyButton } from "./copy-button";

type CodeBlockProps = {
  /** Escaped and colored at build (`lib/mdx/rehype-code.mjs`). */
  html: string;
  language: string;
  title?: string;
  wrap?: string;
  lines?: string;
};

/** A piece of code, or a terminal session with its commands told from their output. */
export function CodeBlock({ html, language, title, wrap, lines }: CodeBlockProps) {
  const frame = terminals.has(language) ? "terminal" : "editor";
  const name = title ?? (frame === "terminal" ? "Terminal" : languageNames[language]);
  return (
    <figure
      // Without a label, it is called by its caption: by "Copy", where there is no title.
      aria-label={name ?? "Code"}
      className={styles.block}
      data-frame={frame}
      data-code={language}
      data-wrap={wrap}
      data-lines={lines}
    >
      <figcaption className={styles.bar}>
        <span className={styles.title} data-titled={title && (isCode.test(title) ? "code" : "")}>
          {frame === "terminal" && <Icon name="terminal" />}
          {name}
        </span>
        <button
          type="button"
          className={buttons.button}
          data-code-wrap=""
          aria-pressed={wrap ? "true" : "false"}
          hidden
        >
          <Icon name="text-wrap" /> Wrap
        </button>
        <CopyButton />
      </figcaption>
      {/* Whose code it is, the frame has said, and its title. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label="Code" data-scrolls="">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** What is typed into a window of its own. */
const terminals = new Set(["console", "bash", "powershell"]);

/** A title that is a file, a program or a command, and no words about the code. */
const isCode = /^[^A-Z\s]\S*$| --/;

const languageNames: Record<string, string> = {
  json: "JSON",
  jsonc: "JSON",
  javascript: "JavaScript",
  typescript: "TypeScript",
  tsx: "TSX",
  python: "Python",
  go: "Go",
  http: "HTTP",
  yaml: "YAML",
  toml: "TOML",
  ini: "INI",
  diff: "Diff",
  html: "HTML",
  css: "CSS",
  mdx: "MDX",
};
