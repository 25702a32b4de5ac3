import type { CallbackView } from "@/lib/openapi/operation/types";
import { Body } from "./body";
import type { ColoredCode } from "./code";

type CallbacksProps = { callbacks: readonly CallbackView[]; colored: ColoredCode };

/** Requests that the service makes because of this call. */
export function Callbacks({ callbacks, colored }: CallbacksProps) {
  return callbacks.map(({ name, method, expression, title, description, body }) => (
    <details key={name + expression + method} data-answer="">
      <summary>{title}</summary>
      <p data-facts="">
        {method.toUpperCase()} <code>{expression}</code>
      </p>
      <div dangerouslySetInnerHTML={{ __html: description }} />
      {body && <Body media={body.media} title={title} colored={colored} level={1} />}
    </details>
  ));
}
