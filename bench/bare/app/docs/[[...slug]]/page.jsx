import { readFileSync } from "node:fs";
import Link from "next/link";
import { text } from "../../text";

const hrefs = JSON.parse(readFileSync("hrefs.json", "utf8"));

/** A navigation that does not grow with the site, as no good one does. */
const linked = hrefs.slice(0, 100);

export const generateStaticParams = () => hrefs.map((href) => ({ slug: href.split("/").slice(2, -1) }));

export default async function Page({ params }) {
  const { slug = [] } = await params;
  return (
    <>
      <nav data-sidebar>
        <ul>
          {linked.map((href) => (
            <li key={href}>
              <Link href={href}>{href}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <article>
          <h1>docs/{slug.join("/")}</h1>
          <p>{text}</p>
        </article>
      </main>
    </>
  );
}
