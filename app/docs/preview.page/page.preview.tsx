import DocsPage, { generateMetadata as metadataOf } from "../[[...slug]]/page";

/*
 * Every page of the preview, which leads each address here (`next.config.mjs`): a route without parameters. For one with
 * parameters `next dev` starts a process before each draw, to list the pages of an export, and a save would wait for it.
 */

type Props = { searchParams: Promise<{ previewed?: string }> };

export const generateMetadata = ({ searchParams }: Props) => metadataOf({ params: paramsIn(searchParams) });

export default function PreviewPage({ searchParams }: Props) {
  return DocsPage({ params: paramsIn(searchParams) });
}

async function paramsIn(searchParams: Props["searchParams"]): Promise<{ slug: string[] }> {
  const { previewed = "" } = await searchParams;
  return { slug: previewed.split("/").filter(Boolean) };
}
