import { add, all, attempt, docs, on, read, root } from "./docs";

/* Sets the color mode before the first paint, and answers its radio buttons until React does. */
const dark = matchMedia("(prefers-color-scheme:dark)");
const meta = add("meta", { name: "theme-color" });

docs.paint = (wanted = read(THEME) ?? root.dataset.themeChoice) => {
  const choice = /^(light|dark)$/.test(wanted as string) ? wanted : "system";
  const theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
  Object.assign(root.dataset, { theme, themeChoice: choice });
  meta.content = theme === "dark" ? DARK : LIGHT;
  for (const radio of all<HTMLInputElement>("[data-color-mode]")) radio.checked = radio.value === choice;
};

docs.paint();
dark.onchange = () => docs.paint();
on("storage", () => docs.live || docs.paint());
on("change", ({ target }) => {
  const { dataset, value } = target as HTMLInputElement;
  if (docs.live || dataset.colorMode === undefined) return;
  docs.paint(value);
  attempt(() => Object.assign(localStorage, { [THEME]: value }));
});
