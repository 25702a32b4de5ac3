import { announce, whisper } from "@/components/status/announce";
import { sayCopied } from "./say-copied";

/** Copies the code that a button belongs to, says so on the button and to a screen reader, or says that it could not. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>("[data-code]");
  if (!block) return;
  try {
    await navigator.clipboard.writeText(codeText(block));
    sayCopied(button);
    whisper("Copied to the clipboard.");
  } catch {
    announce("The code could not be copied. Select it, and copy it yourself.");
  }
}

/** What a reader wants of a block: of a session the commands without prompt and output, of a change what it leads to. */
export function codeText(block: HTMLElement): string {
  const code = block.querySelector("code");
  for (const wanted of [".cmd", ".ln:not(.del)"]) {
    const parts = [...(code?.querySelectorAll(wanted) ?? [])].map(({ textContent }) => textContent);
    if (parts.length > 0) return parts.join("").trimEnd();
  }
  return code?.textContent ?? "";
}

/** Copies the address of a heading, a row, or a field whose own link was followed, which is one to what it stands in. */
export async function copyOwnAddress(link: HTMLElement): Promise<void> {
  if (`#${link.closest("[id]")?.id}` !== link.getAttribute("href")) return;
  try {
    await navigator.clipboard.writeText((link as HTMLAnchorElement).href);
    announce("The address was copied.");
  } catch {
    // The address is in the address bar all the same.
  }
}
