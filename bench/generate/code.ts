import type { Random } from "@/lib/chance/random";
import type { Corpus } from "./corpus";

/**
 * A code block: a third are real ones, word for word (commands and requests of the product are checked against its
 * descriptions); the others are of no product, so that hardly two of them are the same and no highlighter can keep them.
 */
export function codeBlock(random: Random, corpus: Corpus): string {
  if (random.next() < 1 / 3 && corpus.codeBlocks.length > 0) return random.pick(corpus.codeBlocks);
  const names = new Names(random, corpus.words);
  return random.pick([typescript, python, go, yaml, bash])(names);
}

/** Words for what code names. */
class Names {
  readonly #random: Random;
  readonly #words: readonly string[];

  constructor(random: Random, words: readonly string[]) {
    this.#random = random;
    this.#words = words.filter((word) => word.length <= 10);
  }

  word(): string {
    return this.#random.pick(this.#words);
  }

  camel(): string {
    const second = this.word();
    return `${this.word()}${second.charAt(0).toUpperCase()}${second.slice(1)}`;
  }

  snake(): string {
    return `${this.word()}_${this.word()}`;
  }

  number(): number {
    return this.#random.between(2, 900);
  }
}

function typescript(names: Names): string {
  const [type, reader, list, key] = [names.camel(), names.camel(), names.camel(), names.camel()];
  return `\`\`\`typescript title="${names.word()}.ts"
import { ${reader} } from "./${names.word()}";

type ${type} = { ${key}: string; ${names.camel()}: number };

// The ${names.word()} of every ${names.word()}, at most ${names.number()} of them.
export async function ${names.camel()}(${list}: ${type}[]): Promise<Map<string, ${type}>> {
  const found = new Map<string, ${type}>();
  for (const entry of ${list}.slice(0, ${names.number()})) {
    if (!entry.${key}.startsWith("${names.word()}")) continue;
    found.set(entry.${key}, await ${reader}(entry, { retries: ${names.number()}, label: "${names.word()} ${names.word()}" }));
  }
  return found;
}
\`\`\``;
}

function python(names: Names): string {
  const [source, rows] = [names.snake(), names.snake()];
  return `\`\`\`python title="${names.word()}.py"
from dataclasses import dataclass


@dataclass
class ${names.camel()}:
    ${names.snake()}: str
    ${names.snake()}: int = ${names.number()}


def ${names.snake()}(${source}: list[dict]) -> dict[str, int]:
    """Counts the ${names.word()} of each ${names.word()}."""
    ${rows} = {}
    for row in ${source}:
        if row["${names.word()}"] > ${names.number()}:
            ${rows}[row["${names.word()}"]] = len(row["${names.word()}"])
    return ${rows}
\`\`\``;
}

function go(names: Names): string {
  const [type, field] = [names.camel(), names.camel()];
  return `\`\`\`go title="${names.word()}.go" {6-8}
// ${type} holds one ${names.word()}.
type ${type} struct {
	${field} string \`json:"${names.snake()}"\`
}

func ${names.camel()}(ctx context.Context, rows []${type}) error {
	for _, row := range rows {
		if row.${field} == "" {
			return fmt.Errorf("${names.word()} %d: no ${names.word()}", ${names.number()})
		}
	}
	return nil
}
\`\`\``;
}

function yaml(names: Names): string {
  return `\`\`\`yaml title="${names.word()}.yml"
name: ${names.word()}
${names.word()}:
  schedule: "${names.number()} 6 * * *"
  ${names.snake()}: true
steps:
  - name: ${names.word()} the ${names.word()}
    run: ./${names.word()} --${names.word()} ${names.number()}
    env:
      ${names.snake().toUpperCase()}: ${names.word()}
  - name: ${names.word()} the ${names.word()}
    if: always()
\`\`\``;
}

function bash(names: Names): string {
  const [folder, file] = [names.snake().toUpperCase(), names.word()];
  return `\`\`\`bash
set -euo pipefail
${folder}="$HOME/${names.word()}"
for ${file} in "$${folder}"/*.${names.word()}; do
  grep --count "${names.word()} ${names.word()}" "$${file}" >> ${names.word()}.txt
done
sort --unique ${names.word()}.txt | head -n ${names.number()}
\`\`\``;
}
