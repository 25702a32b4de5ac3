import type { MediaView } from "@/lib/openapi/operation/types";
import { Code, type ColoredCode } from "./code";
import styles from "./event-stream.module.css";
import { Examples } from "./examples";
import { listHeading } from "./parameters";
import { SchemaFacts } from "./schema-facts";
import { FieldList, SchemaFields } from "./schema-tree";

/** Examples of at most so many characters are in sight at once. */
const shortExample = 160;

/** A stream event by event: what each means, what its data holds, and how the whole looks on the wire. */
export function EventStream({ media, colored }: { media: MediaView; colored: ColoredCode }) {
  return (
    <>
      <ol className={styles.events}>
        {media.events.map(({ id, name, description, data, lines, example }) => (
          <li key={id} id={id}>
            <p data-list="">
              <code {...listHeading}>{name}</code>{" "}
              <a href={`#${id}`} aria-label={`Link to ${name}`}>
                #
              </a>
            </p>
            {description !== "" && <div dangerouslySetInnerHTML={{ __html: description }} />}
            {data && <SchemaFacts schema={{ ...data, examples: [], description: "" }} />}
            {data && (
              <details>
                <summary>
                  Fields of <code>{name}</code>
                </summary>
                <SchemaFields schema={data} level={1} />
              </details>
            )}
            {lines.length > 0 && (
              <details>
                <summary>
                  Other lines of <code>{name}</code>
                </summary>
                <FieldList properties={lines} level={1} />
              </details>
            )}
            {example && example.text.length <= shortExample && <Code {...example} title="data" colored={colored} />}
            {example && example.text.length > shortExample && (
              <details data-example="">
                <summary>
                  Example of <code>{name}</code>
                </summary>
                <Code {...example} title="data" colored={colored} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {media.examples.length > 0 && (
        <>
          <p data-list="" {...listHeading}>
            On the wire
          </p>
          <Examples examples={media.examples} title="The stream" colored={colored} />
        </>
      )}
    </>
  );
}
