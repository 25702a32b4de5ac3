import { AsyncResource } from "node:async_hooks";
import DocsPage from "../[[...slug]]/page";

/*
 * Every page of the preview, which leads each address here (`next.config.mjs`): a route without parameters. For one with
 * parameters `next dev` starts a process before each draw, to list the pages of an export, and a save would wait for it.
 */

type Props = { searchParams: Promise<{ previewed?: string }> };

/** Outside any component: within one, React notes a stack trace for each promise, and a page is compiled by thousands. */
const outside = new AsyncResource("preview");

export default function PreviewPage({ searchParams }: Props) {
  return outside.runInAsyncScope(() => DocsPage({ params: paramsIn(searchParams) }));
}

async function paramsIn(searchParams: Props["searchParams"]): Promise<{ slug: string[] }> {
  const { previewed = "" } = await searchParams;
  return { slug: previewed.split("/").filter(Boolean) };
}
