/** The projects that examples are about. */
export const projects = ["Billing API", "Developer portal"] as const;

/**
 * Every id that examples use, and what it names: the API document, and whatever checks examples elsewhere. One story,
 * so that a reader meets the same things on every page.
 */
export const story: Record<string, string> = {
  prj_7Qm2XcV9Lb: projects[0],
  prj_2WnK5hTzRe: projects[1],
  repo_4kT8sLw1Gd: "acme/billing-api on GitHub",
  cmt_2LpX7vHnCf: "Stream invoice rows to the client, 9f2c1e7",
  cmt_8WqD5sGzRk: "Fix a typo in the export comment, 41d0b6e",
  wle_3RzN6yPdUa: "Stream invoice exports instead of buffering them",
  wle_5HtC8vKmQe: "Set up a load test for invoice exports",
  wle_7JxP3fQsWn: "Present the export figures to the team",
  rcp_8HbJ2uKeMx: "the recap of the week, for a manager",
  rcp_3DkH9wPzLs: "the first attempt at it, which failed",
  evt_6YcF1vBsQo: "the webhook event, the recap is complete",
  evt_1DkM9xWvTa: "the webhook event, Billing API was created",
  evt_2GpT4hYcLw: "the webhook event, the repository was created",
  evt_3NbR7sQzEm: "the webhook event, a commit was sent",
  evt_4VfC2jXkHu: "the webhook event, the entry was created",
  evt_5LtW8mDnPy: "the webhook event, its impact was changed",
  evt_7QzH5bRgSk: "the webhook event, an entry was deleted",
  evt_8JcX3vNpFt: "the webhook event, a commit was associated",
  evt_9TmK6wBdVr: "the webhook event, the recap failed",
  evt_0SyF4gLhZn: "the webhook event, the application moved on",
  req_5DgW9nQaZt: "the request",
  req_4NvJ7yCpTe: "the request that created the recap which failed",
  app_9XdF4kRmWe: "the application at Northwind",
  // Misspelled on purpose: what errors say that they can't find.
  prj_7Qm2XcV9Lx: "no project",
  repo_4kT8sLw1Gx: "no repository",
  cmt_2LpX7vHnCx: "no commit",
  wle_3RzN6yPdUx: "no entry",
  rcp_8HbJ2uKeMz: "no recap",
};
