/**
 * Reader views leave out what they take for furniture, by words in classes and ids and by the share of links in a box. Text
 * of this class they keep. They are Firefox's, which has Mozilla's Readability, and those of many services that fetch a page
 * for a language model.
 */
export const isContent = "content";

/**
 * A page's text whose ids are no reason to leave anything out, as `header.Idempotency-Key` and `pagination` were: ids are
 * promises. Rows of a table are kept anyway, and details with a class look otherwise. The HTML must be React's or ours: in
 * a tag, `<` and `>` are escaped.
 */
export function keptByReaders(html: string): string {
  return html.replace(/<(?!(?:tr|details)\b)[a-z][^<>]* id="([^"]*)"[^<>]*>/g, (tag, id: string) => {
    if (!furniture.test(id)) return tag;
    return tag.includes(' class="')
      ? tag.replace(' class="', ` class="${isContent} `)
      : tag.replace(" id=", ` class="${isContent}" id=`);
  });
}

// Without those words that no heading or field would have.
const furniture =
  /-ad-|banner|breadcrumbs|com-|comment|community|contact|extra|footer|gdpr|header|hidden|legends|media|menu|meta|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shopping|sidebar|social|sponsor|supplemental|tags|widget/i;
