import { forgetRepository } from "../own-git";

/** Before any test: a hook may run them all, and some ask Git of folders of their own. */
export function setup(): void {
  forgetRepository(process.env);
}
