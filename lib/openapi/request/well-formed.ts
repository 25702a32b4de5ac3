/** Text that can travel: halves of surrogate pairs can't be sent as UTF-8, and NUL can't stand in a shell's word. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd").replaceAll("\0", "");
}
