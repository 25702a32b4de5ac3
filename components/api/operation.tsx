import { type SectionId, sectionId, sections, sectionsOf, splitResponses } from "@/lib/openapi/outline";
import type { Sample } from "@/lib/openapi/sample/samples";
import type { OperationView } from "@/lib/openapi/types";
import { Body } from "./body";
import { Callbacks } from "./callbacks";
import type { ColouredCode } from "./code";
import { Endpoint } from "./endpoint";
import { Errors } from "./errors";
import { EventStream } from "./event-stream";
import { Heading } from "./heading";
import { Needs, type Note } from "./needs";
import styles from "./operation.module.css";
import { Parameters } from "./parameters";
import { Responses } from "./responses";
import { Samples } from "./samples";

export type OperationProps = {
  view: OperationView;
  samples: readonly Sample[];
  notes: readonly Note[];
  coloured: ColouredCode;
  codeHref: (code: string) => string | undefined;
};

/** The article of an operation: everything in the HTML, nothing to hydrate. */
export function Operation(props: OperationProps) {
  const { view, notes } = props;
  return (
    <div className={styles.operation}>
      <Endpoint {...view} />
      {view.description !== "" && <div dangerouslySetInnerHTML={{ __html: view.description }} />}
      <Needs view={view} notes={notes} />
      {sectionsOf(view).map((section) => (
        <section key={section} aria-labelledby={sectionId(section)}>
          <Heading level={2} id={sectionId(section)} text={sections[section]} />
          {contents[section](props)}
        </section>
      ))}
    </div>
  );
}

const contents: Record<SectionId, (props: OperationProps) => React.ReactNode> = {
  request: ({ samples, coloured }) => <Samples samples={samples} coloured={coloured} />,
  parameters: ({ view }) => <Parameters parameters={view.parameters} />,
  body: ({ view: { body }, coloured }) =>
    body && (
      <>
        {body.description !== "" && <div dangerouslySetInnerHTML={{ __html: body.description }} />}
        {!body.isRequired && <p data-facts="">Optional.</p>}
        <Body media={body.media} title="Request body" coloured={coloured} />
      </>
    ),
  responses: ({ view, coloured }) => <Responses responses={splitResponses(view).successes} coloured={coloured} />,
  stream: ({ view, coloured }) =>
    splitResponses(view)
      .successes.flatMap(({ media }) => media)
      .filter(({ events }) => events.length > 0)
      .map((media) => <EventStream key={media.id} media={media} coloured={coloured} />),
  errors: ({ view, coloured, codeHref }) => (
    <Errors responses={splitResponses(view).errors} coloured={coloured} codeHref={codeHref} />
  ),
  callbacks: ({ view, coloured }) => <Callbacks callbacks={view.callbacks} coloured={coloured} />,
};
