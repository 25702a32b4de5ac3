import { type Abilities, everything } from "./try-host";

/**
 * What can be asked of each host that the project writes for, by its name, which is also that of its folder in `hosts/`, if
 * it has one. nginx and Cloudflare's server are tried; the others may refuse in their own words what no address can be.
 */
export const abilities = {
  cloudflare: { ...everything, notFoundFields: false },
  "github-pages": { ...everything, headers: false, ownRefusals: true },
  netlify: { ...everything, notFoundFields: false, redirectPages: true, ownRefusals: true },
  nginx: everything,
  // It has one policy for all answers, and these fields depend on the file.
  "s3-cloudfront": {
    ...everything,
    without: ["Access-Control-Allow-Origin", "X-Robots-Tag", "Link"],
    ownRefusals: true,
  },
  vercel: { ...everything, notFoundFields: false, ownRefusals: true },
} satisfies Record<string, Abilities>;

/** What can be asked of the host of a name: everything of one without, and `undefined` where no host has the name. */
export function abilitiesOf(name: string | undefined): Abilities | undefined {
  if (name === undefined) return everything;
  return Object.hasOwn(abilities, name) ? abilities[name as keyof typeof abilities] : undefined;
}
