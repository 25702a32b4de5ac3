/** The box of a task list: a mark to read, not one to tick, so it says in words what it shows. */
export function TaskMark({ checked = false }: { checked?: boolean }) {
  return <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? "Done" : "Not done"} />;
}
