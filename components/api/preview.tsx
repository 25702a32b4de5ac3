import type { ApiDocument } from "@/lib/openapi/document/read";
import { type ApiView, apiView } from "@/lib/openapi/operation/api";
import { listOperations, type OperationNodes } from "@/lib/openapi/operation/operation";
import { slugWords } from "@/lib/openapi/operation/slugs";
import { operationView } from "@/lib/openapi/operation/view";
import { renderStatic } from "../render-static";
import { MethodBadge } from "./method";
import { PreviewPage } from "./preview-page";
import { renderOperation } from "./render-operation";

/** In a document of more operations than this, code stays without colors. */
const mostColored = 300;

/** A file of the preview: its path below the output folder, and its HTML. */
export type PreviewFile = { path: string; html: string };

/** A document as pages without the site around them: one for each operation, lists by tag, and one that begins. */
export async function* previewFiles(document: ApiDocument): AsyncGenerator<PreviewFile> {
  const api = apiView(document);
  const operations = listOperations(document);
  const folders = new Map<string, OperationNodes[]>();
  for (const operation of operations) {
    const folder = operation.slug.split("/")[0] ?? "";
    folders.set(folder, [...(folders.get(folder) ?? []), operation]);
  }
  yield { path: "index.html", html: startPage(api, folders) };
  for (const [folder, members] of folders) {
    const title = titleOf(api, folder);
    yield { path: `${folder}/index.html`, html: listPage(api, title, members) };
    for (const operation of members) {
      const view = operationView(document, operation);
      const article = await renderOperation(view, {
        notes: [],
        codeHref: () => undefined,
        isColored: operations.length <= mostColored,
      });
      const crumbs = [
        { text: api.title, href: "../index.html" },
        { text: title, href: "index.html" },
      ];
      yield {
        path: `${operation.slug}.html`,
        html: page(<PreviewPage title={view.title} root="../" crumbs={crumbs} article={article} />),
      };
    }
  }
}

function startPage(api: ApiView, folders: ReadonlyMap<string, readonly OperationNodes[]>): string {
  return page(
    <PreviewPage title={`${api.title} ${api.version}`} root="" crumbs={[]} article={api.description}>
      <ul>
        {[...folders].map(([folder, members]) => (
          <li key={folder}>
            <a href={`${folder}/index.html`}>{titleOf(api, folder)}</a>: {members.length}
          </li>
        ))}
      </ul>
    </PreviewPage>,
  );
}

function listPage(api: ApiView, title: string, operations: readonly OperationNodes[]): string {
  return page(
    <PreviewPage title={title} root="../" crumbs={[{ text: api.title, href: "../index.html" }]} article="">
      <ul>
        {operations.map(({ slug, title: name, method }) => (
          <li key={slug}>
            <MethodBadge method={method} /> <a href={`${slug.split("/")[1]}.html`}>{name}</a>
          </li>
        ))}
      </ul>
    </PreviewPage>,
  );
}

function titleOf({ tags }: ApiView, folder: string): string {
  return tags.find(({ name }) => slugWords(name) === folder)?.title ?? folder;
}

function page(element: Parameters<typeof renderStatic>[0]): string {
  return `<!doctype html>${renderStatic(element)}\n`;
}
