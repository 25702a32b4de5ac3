/** A mistake in what is published, and the story that must catch it. */
export type Mistake = {
  name: string;
  /** Where it is made, what is there, and what is put in its place. */
  addresses: RegExp;
  find: string | RegExp;
  put: string;
  /** The part, and how the story's name begins. */
  caughtBy: [part: string, story: string];
  /** What the story says then: what it saw otherwise (`until`), or heard. It can fail for much that has caught nothing. */
  why: RegExp;
};

const styles = /\.css$/;
const scripts = /^\/_next\/static\/chunks\/.+\.js$/;
const searchScript = /^\/docs\/search\/search\.js$/;

export const mistakes: readonly Mistake[] = [
  {
    name: "headings go under the navbar",
    addresses: styles,
    find: /scroll-padding-block-start/g,
    put: "--none",
    caughtBy: ["navigate", "a heading's address, loaded"],
    why: /^where #tables is: expected "uncovered", saw /,
  },
  {
    name: "without scripts, buttons are offered",
    addresses: styles,
    find: /scripting:none/g,
    put: "scripting:enabled",
    caughtBy: ["no-scripts", "links work"],
    why: /^(header button|\[data-page-copy\]|header \[data-color-mode\]) can be seen: expected false, saw /,
  },
  {
    name: "without scripts, a dark system is not followed",
    addresses: styles,
    find: "color-scheme:light dark",
    put: "color-scheme:light",
    caughtBy: ["no-scripts", "a dark system"],
    why: /^the ground: expected .*, saw /,
  },
  {
    name: "something in the page is wider than a phone",
    addresses: styles,
    find: /$/,
    put: "h1{inline-size:600px}",
    caughtBy: ["menu", "it opens as a modal dialog"],
    why: /^the page is as wide as the screen: expected true, saw /,
  },
  {
    name: "a link loads its page whole",
    addresses: scripts,
    // Every click is one with a key held; React's own look at the keys is another.
    find: /altKey:(\w)\}\)\{return /g,
    put: "altKey:$1}){return true||",
    caughtBy: ["navigate", "a link of the sidebar"],
    why: /^the document is the same one: expected true, saw /,
  },
  {
    name: "a click before React comes leaves the page as it was",
    addresses: scripts,
    find: "document.body.replaceWith(",
    put: "void(",
    caughtBy: ["turn-page", "a link clicked before React"],
    why: /^the page's heading: expected "Core concepts", saw /,
  },
  {
    name: "the section is not marked",
    addresses: scripts,
    find: "dataset.section",
    put: "dataset.none",
    caughtBy: ["navigate", "the section is marked"],
    why: /^the section's marks: expected .*, saw /,
  },
  {
    name: "the menu is not modal",
    addresses: scripts,
    find: ".showModal()",
    put: ".show()",
    caughtBy: ["menu", "it opens as a modal dialog"],
    why: /^it is modal: expected true, saw /,
  },
  {
    name: "closing the menu leaves its entry in the history",
    addresses: scripts,
    find: /history\.back\(\)/g,
    put: "history.length",
    caughtBy: ["menu", "Escape closes it"],
    why: /^an entry of the history for the menu: expected false, saw /,
  },
  {
    name: "an arrow key goes the wrong way",
    addresses: searchScript,
    find: '"ArrowDown"',
    put: '"None"',
    caughtBy: ["search", "typing gives results"],
    why: /^which one is chosen: expected \d+, saw /,
  },
  {
    name: "a word is left in the console",
    addresses: searchScript,
    find: /$/,
    put: ';console.error("left behind")',
    caughtBy: ["search", "a result can be clicked"],
    why: /^Unannounced: .*left behind/s,
  },
  {
    name: "the policy refuses a picture",
    addresses: /^\/docs\/cli\/commands\/log\/$/,
    find: "<article",
    put: '<img src="https://elsewhere.example/x.png"><article',
    caughtBy: ["read", "nothing goes wrong while"],
    why: /^Unannounced: .*elsewhere\.example/s,
  },
  {
    name: "a session is copied with its output",
    addresses: scripts,
    find: '".cmd"',
    put: '".none"',
    caughtBy: ["words", "a session is copied"],
    why: /^what is pasted: expected .*, saw /,
  },
  {
    name: "another tab is not followed",
    addresses: scripts,
    find: /addEventListener\("storage"/g,
    put: 'addEventListener("none"',
    caughtBy: ["color-mode", "another tab"],
    why: /^the theme: expected .*, saw /,
  },
  {
    name: "a choice of tabs is not in the address",
    addresses: scripts,
    find: "searchParams.set",
    put: "searchParams.has",
    caughtBy: ["words", "a choice of tabs"],
    why: /^the choice in the address: expected "linux", saw /,
  },
  {
    name: "fields stay closed around a link's target",
    addresses: scripts,
    find: /closest\("details"\)/g,
    put: 'closest("none")',
    caughtBy: ["operation", "a link to a field"],
    why: /^(#response-\S+ is in sight|its details are open): expected true, saw /,
  },
  {
    name: "closing the announcement is not heard of in another tab",
    addresses: scripts,
    find: /announcement\.dismiss/g,
    put: "announcement.none",
    caughtBy: ["announcement", "another tab"],
    why: /^section\[aria-label="Announcement"\] can be seen: expected false, saw /,
  },
  {
    name: "a crash is not named",
    addresses: scripts,
    find: /Page Error/g,
    put: "Page",
    caughtBy: ["crash", "a crash inside"],
    why: /^the document's title: expected "Page Error", saw /,
  },
];
