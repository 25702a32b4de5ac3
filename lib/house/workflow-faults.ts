import { parseDocument } from "yaml";

/** What a job and a step may both have, by which they can be left out, or fail unseen. */
type Skippable = { if?: unknown; "continue-on-error"?: unknown };
type Step = Skippable & { uses?: string; run?: string; with?: Record<string, unknown> };
type Container = string | { image?: string };
type Job = Skippable & {
  "timeout-minutes"?: number;
  permissions?: unknown;
  container?: Container;
  steps?: Step[];
};
type Triggers = string | string[] | Record<string, unknown>;
type Workflow = {
  on?: Triggers;
  permissions?: unknown;
  concurrency?: { group?: string };
  jobs?: Record<string, Job>;
  /** Of an action. */
  runs?: { steps: Step[] };
};

/** What a workflow may name: the scripts of package.json, and the folders of the project's own actions. */
type Known = { scripts: readonly string[]; actions: readonly string[] };

/** By these, a workflow runs what the repository's own people wrote, or a stranger's without any of its secrets. */
const triggers = ["push", "pull_request", "schedule", "workflow_dispatch"];
/** The one condition that leaves out nothing which could fail: what is kept of a failure. */
const condition = "failure()";

/**
 * What is wrong with a workflow, or with an action of ours: rights it does not need, an action that its owner can
 * change under us, an image without a version, a script that is not there, a job that can hang, a failure that nobody sees.
 */
export function workflowFaults(text: string, known: Known): string[] {
  const workflow: Workflow = parseDocument(text).toJS();
  const jobs = Object.entries(workflow.jobs ?? {});
  return [
    ...(workflow.runs ? [] : [...rightsFaults(workflow), ...jobs.flatMap(([name, job]) => jobFaults(name, job))]),
    ...pinFaults(text),
    ...stepsOf(workflow).flatMap((step) => stepFaults(step, known)),
  ];
}

/** The commands that a workflow runs, whatever stands in its comments. */
export function commandsOf(text: string): string[] {
  return stepsOf(parseDocument(text).toJS()).flatMap(({ run }) => (run === undefined ? [] : [run]));
}

function stepsOf({ runs, jobs = {} }: Workflow): Step[] {
  return runs?.steps ?? Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

function rightsFaults({ on = [], permissions, concurrency }: Workflow): string[] {
  const named = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on);
  const others = named.filter((name) => !triggers.includes(name));
  return [
    ...others.map((name) => `It is started by ${name}.`),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ["It may do more than read the repository."]),
    ...(concurrency?.group ? [] : ["Runs that are superseded go on."]),
  ];
}

function skipFaults({ if: when = condition, "continue-on-error": goesOn }: Skippable): string[] {
  return [
    ...(when === condition ? [] : [`It can be left out: if: ${when}.`]),
    ...(goesOn === undefined ? [] : ["It may fail: continue-on-error."]),
  ];
}

function jobFaults(name: string, job: Job): string[] {
  return [
    ...skipFaults(job),
    ...(job["timeout-minutes"] ? [] : [`The job ${name} has no time limit.`]),
    ...(job.permissions === undefined ? [] : [`The job ${name} has rights of its own.`]),
    ...imagesOf(job).flatMap((image) => (isTagged(image) ? [] : [`The image of ${name} is of any version: ${image}.`])),
  ];
}

/** A tag, so that a reader knows what it is; and its digest, once Renovate has added it (docker:pinDigests). */
const isTagged = (image: string) => /^[\w./-]+:(?!latest\b)[\w.-]+(@sha256:[0-9a-f]{64})?$/.test(image);

function imagesOf({ container }: Job): string[] {
  if (container === undefined) return [];
  return [typeof container === "string" ? container : (container.image ?? "none")];
}

/** Read from the text, since the version that a commit belongs to stands in a comment. */
function pinFaults(text: string): string[] {
  const isPinned = /uses: (\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
  const lines = text.split("\n").filter((line) => /^\s*(- )?uses:/.test(line));
  return lines.filter((line) => !isPinned.test(line)).map((line) => `Not pinned by commit and version: ${line.trim()}`);
}

function stepFaults(step: Step, { scripts, actions }: Known): string[] {
  const { uses = "", run = "", with: inputs = {} } = step;
  const named = [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = ""]) => script);
  const isCheckout = uses.startsWith("actions/checkout@");
  return [
    ...skipFaults(step),
    ...(/\|\|\s*(true|:|exit 0)(?!\S)/.test(run) ? [`It may fail: ${run.trim()}`] : []),
    ...named.filter((script) => !scripts.includes(script)).map((script) => `There is no script "${script}".`),
    ...(uses.startsWith("./") && !actions.includes(uses) ? [`There is no action ${uses}.`] : []),
    ...(isCheckout && inputs["fetch-depth"] !== 0 ? ["Dates of pages need the whole history: fetch-depth: 0."] : []),
    ...(isCheckout && inputs["persist-credentials"] !== false ? ["The checkout leaves its token behind."] : []),
    ...(uses.startsWith("actions/setup-node@") && inputs["node-version-file"] !== ".node-version"
      ? ["Node is not that of .node-version."]
      : []),
  ];
}
