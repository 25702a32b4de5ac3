import { CopyButton } from "@/components/mdx/copy-button";
import type { OperationView } from "@/lib/openapi/types";
import styles from "./endpoint.module.css";
import { MethodBadge } from "./method";

/** Method and address on one line, to read at a glance and to copy whole. */
export function Endpoint({ method, path, servers, isDeprecated }: OperationView) {
  const server = (servers[0]?.example ?? "").replace(/\/+$/, "");
  return (
    <div className={styles.endpoint} data-code="http">
      <MethodBadge method={method} />
      <code>
        <span>{server}</span>
        <wbr />
        {pathParts(path).map(({ text, isVariable, at }) => (isVariable ? <var key={at}>{text}</var> : text))}
      </code>
      {isDeprecated && <strong>Deprecated</strong>}
      <CopyButton />
    </div>
  );
}

/** @example pathParts("/a/{b}") // "/a/", then the variable "{b}" */
function pathParts(path: string): { text: string; isVariable: boolean; at: number }[] {
  return path
    .split(/(\{[^{}]*\})/)
    .map((text, at) => ({ text, isVariable: text.startsWith("{"), at }))
    .filter(({ text }) => text !== "");
}
