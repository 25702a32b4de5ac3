import type { CallbackView } from "@/lib/openapi/operation/types";
import { Body } from "./body";
import type { ColoredCode } from "./code";
import { FoldedResponses } from "./folded-responses";
import { listHeading, Parameters } from "./parameters";

type CallbacksProps = { callbacks: readonly CallbackView[]; colored: ColoredCode };

/** Requests that the service makes because of this call. */
export function Callbacks({ callbacks, colored }: CallbacksProps) {
  return callbacks.map((callback) => (
    <details key={callback.name + callback.expression + callback.method} data-answer="">
      <summary>{callback.title}</summary>
      <Callback callback={callback} colored={colored} level={1} />
    </details>
  ));
}

type CallbackProps = { callback: CallbackView; colored: ColoredCode; level?: number };

/** One such request: where it goes, what it means, what is in it, and what to answer. */
export function Callback({ callback, colored, level = 0 }: CallbackProps) {
  const { method, expression, title, description, parameters, body, responses } = callback;
  return (
    <>
      <p data-facts="">
        {method.toUpperCase()} <code>{expression}</code>
      </p>
      <div dangerouslySetInnerHTML={{ __html: description }} />
      <Parameters parameters={parameters} />
      {body && <Body media={body.media} title={title} colored={colored} level={level} />}
      {responses.length > 0 && (
        <p data-list="" {...listHeading}>
          Your answer
        </p>
      )}
      <FoldedResponses responses={responses} colored={colored} />
    </>
  );
}
