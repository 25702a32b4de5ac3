import { CopyButton } from "@/components/mdx/copy-button";
import type { OperationView } from "@/lib/openapi/operation/types";
import styles from "./endpoint.module.css";
import { MethodBadge } from "./method";

/** Method and address on one line, to read at a glance and to copy whole. */
export function Endpoint({ method, path, servers, isDeprecated }: OperationView) {
  const server = (servers[0]?.example ?? "").replace(/\/+$/, "");
  return (
    <div className={styles.endpoint} data-code="http">
      {/* The space is for those who read the line as text: the search, and whoever copies it. */}
      <MethodBadge method={method} />{" "}
      <code>
        <span>{server}</span>
        {stepsOf(path).map(({ text, isVariable, at }) => (
          <span key={at}>
            {isVariable ? (
              <>
                /<var>{text.slice(1)}</var>
              </>
            ) : (
              text
            )}
          </span>
        ))}
      </code>
      {isDeprecated && (
        <>
          {" "}
          <strong>Deprecated</strong>
        </>
      )}
      <CopyButton />
    </div>
  );
}

/** The steps of a path, each to be kept on one line. @example stepsOf("/a/{b}") // "/a", then "/{b}", a variable */
function stepsOf(path: string): { text: string; isVariable: boolean; at: number }[] {
  return path.split(/(?=\/)/).map((text, at) => ({ text, isVariable: /^\/\{[^{}]*\}$/.test(text), at }));
}
