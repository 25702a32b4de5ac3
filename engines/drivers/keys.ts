/** WebDriver's signs for keys that type nothing. */
const signs: Record<string, string> = {
  Escape: "\uE00C",
  Enter: "\uE007",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Control: "\uE009",
  Shift: "\uE008",
};

type KeyAction = { type: "keyDown" | "keyUp"; value: string };

/** What fingers do for `Control+k`: all keys down in turn, and up again from the last to the first. */
export function pressOf(keys: string): KeyAction[] {
  return strokeOf(keys.split("+").map((key) => signs[key] ?? key));
}

/** What fingers do to type a text, one letter after the other. */
export function typingOf(text: string): KeyAction[] {
  return [...text].flatMap((letter) => strokeOf([letter]));
}

function strokeOf(values: readonly string[]): KeyAction[] {
  return [
    ...values.map((value) => ({ type: "keyDown" as const, value })),
    ...values.toReversed().map((value) => ({ type: "keyUp" as const, value })),
  ];
}
