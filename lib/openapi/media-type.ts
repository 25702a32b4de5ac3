/**
 * Whether a media type's content is JSON.
 * @example isJson("application/problem+json; charset=utf-8") // true
 */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type) || type === "*/*" || type === "";
}
