import type { Metadata } from "next";
import { exportedParams } from "@/app/exported-params";
import { getSite } from "@/lib/source/source";

type Params = { params: Promise<{ slug?: string[] }> };

/** Loaded when a page is drawn: the process that lists the pages (`exportedParams`) loads this module, too. */
const drawing = () => import("@/app/docs-page");

export const generateStaticParams = exportedParams(() =>
  getSite().pages.map(({ slug }) => ({ slug: slug === "" ? [] : slug.split("/") })),
);

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { metadataOf } = await drawing();
  return metadataOf(await slugIn(params));
}

export default async function DocsPage({ params }: Params) {
  const { drawPage } = await drawing();
  return drawPage(await slugIn(params));
}

const slugIn = async (params: Params["params"]) => ((await params).slug ?? []).join("/");
