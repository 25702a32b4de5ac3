import type { CallbackView } from "@/lib/openapi/operation/types";
import { renderStatic } from "../render-static";
import { Callback } from "./callbacks";
import fields from "./fields.module.css";
import styles from "./operation.module.css";
import { coloredOf, examplesIn } from "./render-operation";

/** A webhook's article as HTML: what a callback unfolds to. */
export async function renderWebhook(webhook: CallbackView, isColored: boolean): Promise<string> {
  const texts = examplesIn({ body: undefined, responses: [], callbacks: [webhook] });
  return renderStatic(
    <div className={`${fields.fields} ${styles.operation}`}>
      <Callback callback={webhook} colored={await coloredOf(texts, isColored)} />
    </div>,
  );
}
