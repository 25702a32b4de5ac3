import type { ApiDocument } from "@/lib/openapi/document/read";
import { type ApiView, apiView } from "@/lib/openapi/operation/api";
import { renderStatic } from "../render-static";
import { MethodBadge } from "./method";
import { PreviewFacts } from "./preview-facts";
import { type PreviewGroup, previewGroups } from "./preview-groups";
import { PreviewPage } from "./preview-page";

/** A file of the preview: its path below the output folder, and its HTML. */
export type PreviewFile = { path: string; html: string };

/**
 * A document as pages without the site around them: one for each operation and each webhook, lists of them, and one that
 * begins.
 */
export async function* previewFiles(document: ApiDocument): AsyncGenerator<PreviewFile> {
  const api = apiView(document);
  const groups = previewGroups(document, api);
  yield { path: "index.html", html: startPage(api, groups) };
  for (const group of groups) {
    const { folder, title, entries } = group;
    yield { path: `${folder}/index.html`, html: listPage(api, group) };
    for (const { name, title: own, article } of entries) {
      const crumbs = [
        { text: api.title, href: "../index.html" },
        { text: title, href: "index.html" },
      ];
      yield {
        path: `${folder}/${name}.html`,
        html: page(<PreviewPage title={own} root="../" crumbs={crumbs} article={await article()} />),
      };
    }
  }
}

function startPage(api: ApiView, groups: readonly PreviewGroup[]): string {
  return page(
    <PreviewPage
      title={`${api.title} ${api.version}`}
      summary={api.summary}
      root=""
      crumbs={[]}
      article={api.description}
    >
      <PreviewFacts api={api} />
      <ul>
        {groups.map(({ folder, title, entries }) => (
          <li key={folder}>
            <a href={`${folder}/index.html`}>{title}</a>: {entries.length}
          </li>
        ))}
      </ul>
    </PreviewPage>,
  );
}

function listPage(api: ApiView, { title, description, entries }: PreviewGroup): string {
  return page(
    <PreviewPage title={title} root="../" crumbs={[{ text: api.title, href: "../index.html" }]} article={description}>
      <ul>
        {entries.map(({ name, title: own, method }) => (
          <li key={name}>
            <MethodBadge method={method} /> <a href={`${name}.html`}>{own}</a>
          </li>
        ))}
      </ul>
    </PreviewPage>,
  );
}

function page(element: Parameters<typeof renderStatic>[0]): string {
  return `<!doctype html>${renderStatic(element)}\n`;
}
