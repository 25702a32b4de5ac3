/** Words may stand on two lines of a paragraph; an empty line parts paragraphs. */
const space = "(?:[ \\t]+|[ \\t]*\\n[ \\t]*)";

/** Finds a form that no page may use for a term. Case counts only where it is the whole difference: "Github" is wrong for "GitHub", "Repo" is as wrong as "repo". */
export function formPattern(form: string, term: string): RegExp {
  const flags = form.toLowerCase() === term.toLowerCase() ? "gu" : "giu";
  return new RegExp(`(?<![\\p{L}\\d_./-])${form.replace(/ /g, space)}(?![\\p{L}\\d_-]|\\.\\p{L})`, flags);
}
