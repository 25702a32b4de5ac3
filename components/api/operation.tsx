import { isContent } from "@/components/ui/reader-view";
import { type SectionId, sectionId, sections, sectionsOf, splitResponses } from "@/lib/openapi/operation/outline";
import type { OperationView } from "@/lib/openapi/operation/types";
import { remarksOf } from "@/lib/openapi/request/remarks";
import type { Sample } from "@/lib/openapi/sample/samples";
import type { OperationNote } from "@/lib/source/types";
import { Body } from "./body";
import { Callbacks } from "./callbacks";
import type { ColoredCode } from "./code";
import { Endpoint } from "./endpoint";
import { Errors } from "./errors";
import { EventStream } from "./event-stream";
import fields from "./fields.module.css";
import { Heading } from "./heading";
import { Needs } from "./needs";
import styles from "./operation.module.css";
import { Parameters } from "./parameters";
import { Responses } from "./responses";
import { Samples } from "./samples";

export type OperationProps = {
  view: OperationView;
  samples: readonly Sample[];
  notes: readonly OperationNote[];
  colored: ColoredCode;
  codeHref: (code: string) => string | undefined;
};

/** The article of an operation: everything in the HTML, nothing to hydrate. */
export function Operation(props: OperationProps) {
  const { view, notes } = props;
  const shown = sectionsOf(view);
  const draw = (section: SectionId) => <Section key={section} section={section} props={props} />;
  return (
    <div className={`${fields.fields} ${styles.operation}`}>
      <div className={styles.call}>
        <Endpoint {...view} />
        {view.description !== "" && (
          <div className={isContent} dangerouslySetInnerHTML={{ __html: view.description }} />
        )}
        <Needs view={view} notes={notes} />
        {shown.filter((section) => ofCall.has(section)).map(draw)}
      </div>
      {shown.filter((section) => !ofCall.has(section)).map(draw)}
    </div>
  );
}

/** What one sends: in a wide window, the samples stand beside all of it. */
const ofCall = new Set<SectionId>(["request", "parameters", "body"]);

function Section({ section, props }: { section: SectionId; props: OperationProps }) {
  return (
    <section data-samples={section === "request" ? "" : undefined}>
      <Heading level={2} id={sectionId(section)} text={sections[section]} />
      {contents[section](props)}
    </section>
  );
}

const contents: Record<SectionId, (props: OperationProps) => React.ReactNode> = {
  request: ({ view, samples, colored }) => <Samples samples={samples} colored={colored} remarks={remarksOf(view)} />,
  parameters: ({ view }) => <Parameters parameters={view.parameters} />,
  body: ({ view: { body }, colored }) =>
    body && (
      <>
        {body.description !== "" && (
          <div className={isContent} dangerouslySetInnerHTML={{ __html: body.description }} />
        )}
        {!body.isRequired && <p data-facts="">Optional.</p>}
        <Body media={body.media} title="Request body" colored={colored} />
      </>
    ),
  responses: ({ view, colored }) => <Responses responses={splitResponses(view).successes} colored={colored} />,
  stream: ({ view, colored }) =>
    splitResponses(view)
      .successes.flatMap(({ media }) => media)
      .filter(({ events }) => events.length > 0)
      .map((media) => <EventStream key={media.id} media={media} colored={colored} />),
  errors: ({ view, colored, codeHref }) => (
    <Errors responses={splitResponses(view).errors} colored={colored} codeHref={codeHref} />
  ),
  callbacks: ({ view, colored }) => <Callbacks callbacks={view.callbacks} colored={colored} />,
};
