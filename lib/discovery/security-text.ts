import { securityContact } from "@/lib/routing/site-files";

type SecurityContact = {
  origin: string;
  supportEmail: string;
  /** The day (`YYYY-MM-DD`) on which somebody last made sure that the contact answers. */
  securityChecked: string;
};

/** Days for which a `security.txt` holds after it was checked: RFC 9116 asks for less than a year. */
const validFor = 364;

/** The site's `security.txt` (RFC 9116). It expires by the day of its last check, so that every build gives the same text. */
export function securityText({ origin, supportEmail, securityChecked }: SecurityContact): string {
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expiryOf(securityChecked).toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityContact}`,
    "",
  ].join("\n");
}

/** When a file checked on a day stops being valid. */
export function expiryOf(checked: string): Date {
  const day = new Date(`${checked}T00:00:00Z`);
  return new Date(day.getTime() + validFor * 24 * 60 * 60 * 1000);
}

/** That a file checked on a day is of no worth any more, in a sentence with its cure; `undefined` while it holds. */
export function whyExpired(checked: string, now = new Date()): string | undefined {
  if (expiryOf(checked) > now) return undefined;
  return "security.txt has expired: make sure that reports still reach somebody, and set securityChecked in lib/site/config.ts to that day.";
}
