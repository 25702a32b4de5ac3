/**
 * Pages that have moved: from the slug they had to the address that answers now, a heading's id included where only a
 * part of a page took over. Whoever kept the old address is led on. A heading that was renamed is no case for this
 * list: it keeps its old id beside the new one, `## Title [#new-id, #old-id]`.
 */
export const redirects: Readonly<Record<string, `/docs/${string}`>> = {};
