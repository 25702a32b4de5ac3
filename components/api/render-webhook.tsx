import type { CallbackView } from "@/lib/openapi/operation/types";
import { renderStatic } from "../render-static";
import { Callback } from "./callbacks";
import fields from "./fields.module.css";
import { coloredOf, examplesIn } from "./render-operation";

/** A webhook's article as HTML: what a callback unfolds to. */
export async function renderWebhook(webhook: CallbackView, isColored: boolean): Promise<string> {
  const texts = examplesIn({ body: webhook.body, responses: [], callbacks: [] });
  return renderStatic(
    <div className={fields.fields}>
      <Callback callback={webhook} colored={await coloredOf(texts, isColored)} />
    </div>,
  );
}
