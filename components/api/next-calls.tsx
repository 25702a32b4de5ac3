import type { NextCall } from "@/lib/openapi/response/links";

/** The calls that go on from an answer. */
export function NextCalls({ next }: { next: readonly NextCall[] }) {
  return next.map(({ name, target, description }) => (
    <div key={name}>
      <p data-facts="">
        Goes on with <code>{target}</code> ({name})
      </p>
      <div dangerouslySetInnerHTML={{ __html: description }} />
    </div>
  ));
}
