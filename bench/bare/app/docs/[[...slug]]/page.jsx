import { readFileSync } from "node:fs";
import Link from "next/link";
import { text } from "../../text";

const slugs = JSON.parse(readFileSync("slugs.json", "utf8"));

/** A navigation that does not grow with the site, as no good one does. */
const linked = slugs.slice(0, 100);

const nameOf = (slug) => slug || "docs";

export const generateStaticParams = () => slugs.map((slug) => ({ slug: slug === "" ? [] : slug.split("/") }));

export default async function Page({ params }) {
  const { slug = [] } = await params;
  return (
    <>
      <nav data-sidebar>
        <ul>
          {linked.map((other) => (
            <li key={other}>
              <Link href={other === "" ? "/docs/" : `/docs/${other}/`}>{nameOf(other)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <article>
          <h1>{nameOf(slug.join("/"))}</h1>
          <p>{text}</p>
        </article>
      </main>
    </>
  );
}
