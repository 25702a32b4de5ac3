import { sayCopied } from "@/components/mdx/say-copied";
import { announce, whisper } from "@/components/status/announce";
import { indicatorDelay } from "@/lib/site/constants";

/** Copies the page's Markdown twin, and says so on the button and to a screen reader, or says that it could not. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const late = setTimeout(announce, indicatorDelay, "The page is on its way.");
  try {
    // Handed over as a promise: Safari asks for the copying itself to begin with the click.
    const text = textAt(button.dataset.pageCopy ?? "");
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    clearTimeout(late);
    whisper("The page was copied as Markdown.");
    sayCopied(button);
  } catch {
    clearTimeout(late);
    announce("The page could not be copied. View it as Markdown, and copy it there.");
  }
}

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Blob([await response.text()], { type: "text/plain" });
}
