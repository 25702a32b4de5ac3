import { Table } from "@/components/mdx/table";
import { sections } from "@/lib/openapi/operation/outline";
import type { ResponseView } from "@/lib/openapi/operation/types";
import type { ColoredCode } from "./code";
import { FoldedResponses } from "./folded-responses";

type ErrorsProps = {
  responses: readonly ResponseView[];
  colored: ColoredCode;
  /** The address of a code in the catalog of errors, where there is one. */
  codeHref: (code: string) => string | undefined;
};

/** What can go wrong here: a table of the codes, then each answer, folded. */
export function Errors({ responses, colored, codeHref }: ErrorsProps) {
  const hasCodes = responses.some(({ problems }) => problems.length > 0);
  return (
    <>
      {hasCodes && <CodeTable responses={responses} codeHref={codeHref} />}
      <FoldedResponses responses={responses} colored={colored} />
    </>
  );
}

type CodeTableProps = Pick<ErrorsProps, "responses" | "codeHref">;

function CodeTable({ responses, codeHref }: CodeTableProps) {
  return (
    <Table data-cards="" aria-label={sections.errors}>
      <thead>
        <tr>
          <th>Status</th>
          <th>Code</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {responses.flatMap(({ status, description, problems }) =>
          problems.map(({ code, detail, meaning }) => (
            <tr key={status + code}>
              <td>{status}</td>
              <td>
                <CodeLink code={code} href={codeHref(code)} />
              </td>
              <td>
                <When html={problems.length > 1 ? meaning : description} text={detail} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

/**
 * The condition of an error. Where a status has several codes, the description of the response is that of all of them.
 * The text, one occurrence, stands in where the document says nothing of the code.
 */
function When({ html, text }: { html: string; text: string }) {
  return html === "" ? text : <div dangerouslySetInnerHTML={{ __html: inline(html) }} />;
}

function CodeLink({ code, href }: { code: string; href: string | undefined }) {
  const text = <code>{code}</code>;
  return href === undefined ? text : <a href={href}>{text}</a>;
}

/** A description of one paragraph without the paragraph. */
function inline(html: string): string {
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
