/** What the button says that opens all fields of a body, or, where they are open, closes them. */
export function openAllLabel(isMore: boolean): string {
  return isMore ? "Expand all" : "Collapse all";
}
