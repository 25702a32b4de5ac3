import type { CallbackView } from "@/lib/openapi/types";
import { Body } from "./body";
import type { ColouredCode } from "./code";

type CallbacksProps = { callbacks: readonly CallbackView[]; coloured: ColouredCode };

/** Requests that the service makes because of this call. */
export function Callbacks({ callbacks, coloured }: CallbacksProps) {
  return callbacks.map(({ name, method, expression, title, description, body }) => (
    <details key={name + expression + method} data-answer="">
      <summary>{title}</summary>
      <p data-facts="">
        {method.toUpperCase()} <code>{expression}</code>
      </p>
      <div dangerouslySetInnerHTML={{ __html: description }} />
      {body && <Body media={body.media} title={title} coloured={coloured} level={1} />}
    </details>
  ));
}
