import { site } from "@/lib/site/config";

/**
 * Answers the question whether the page helped. Nothing is sent: "Yes" is thanked for, and "No" offers ways to say what
 * is missing, each a link that the reader follows or not.
 */
export function giveFeedback(button: HTMLElement): void {
  const group = button.closest("[role=group]");
  const reply = group?.querySelector("[role=status]");
  if (!group || !reply) return;
  for (const each of group.querySelectorAll("button")) each.setAttribute("aria-pressed", String(each === button));
  if (button.dataset.helped === "Yes") {
    reply.textContent = "Thank you. Nothing was sent.";
    return;
  }
  const title = document.querySelector("h1")?.textContent ?? "";
  const page = site.origin + location.pathname;
  reply.replaceChildren(
    "What is missing? ",
    linkTo(issueAddress(title, page), "Open an issue"),
    " or ",
    linkTo(mailAddress(title, page), "write to support"),
    ". Both begin with this page’s address.",
  );
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement("a"), { href, textContent: text });
}

/** Opens the form of .github/ISSUE_TEMPLATE, with its field `page` filled in. */
function issueAddress(title: string, page: string): string {
  return `${site.issueBase}?${new URLSearchParams({ template: "page.yml", title: `Docs: ${title}`, page })}`;
}

function mailAddress(title: string, page: string): string {
  const encode = encodeURIComponent;
  return `mailto:${site.supportEmail}?subject=${encode(`Docs: ${title}`)}&body=${encode(`Page: ${page}\n\n`)}`;
}
