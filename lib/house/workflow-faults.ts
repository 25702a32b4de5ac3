import { parseDocument } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Container = string | { image?: string };
type Job = { "timeout-minutes"?: number; permissions?: unknown; container?: Container; steps?: Step[] };
type Workflow = { permissions?: unknown; concurrency?: { group?: string }; jobs?: Record<string, Job> };

/** What a workflow may name: the scripts of package.json, and the folders of the project's own actions. */
type Known = { scripts: readonly string[]; actions: readonly string[] };

/**
 * What is wrong with a workflow, or with an action of ours: rights it does not need, an action that its owner can
 * change under us, an image without a version, a script that is not there, a job that can hang.
 */
export function workflowFaults(text: string, known: Known): string[] {
  const workflow: Workflow & { runs?: { steps: Step[] } } = parseDocument(text).toJS();
  const jobs = Object.entries(workflow.jobs ?? {});
  const steps = workflow.runs?.steps ?? jobs.flatMap(([, job]) => job.steps ?? []);
  return [
    ...(workflow.runs ? [] : [...rightsFaults(workflow), ...jobs.flatMap(([name, job]) => jobFaults(name, job))]),
    ...pinFaults(text),
    ...steps.flatMap((step) => stepFaults(step, known)),
  ];
}

function rightsFaults({ permissions, concurrency }: Workflow): string[] {
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ["It may do more than read the repository."]),
    ...(concurrency?.group ? [] : ["Runs that are superseded go on."]),
  ];
}

function jobFaults(name: string, job: Job): string[] {
  return [
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

function stepFaults({ uses = "", run = "", with: inputs = {} }: Step, { scripts, actions }: Known): string[] {
  const named = [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = ""]) => script);
  const isCheckout = uses.startsWith("actions/checkout@");
  return [
    ...named.filter((script) => !scripts.includes(script)).map((script) => `There is no script "${script}".`),
    ...(uses.startsWith("./") && !actions.includes(uses) ? [`There is no action ${uses}.`] : []),
    ...(isCheckout && inputs["fetch-depth"] !== 0 ? ["Dates of pages need the whole history: fetch-depth: 0."] : []),
    ...(isCheckout && inputs["persist-credentials"] !== false ? ["The checkout leaves its token behind."] : []),
    ...(uses.startsWith("actions/setup-node@") && inputs["node-version-file"] !== ".node-version"
      ? ["Node is not that of .node-version."]
      : []),
  ];
}
