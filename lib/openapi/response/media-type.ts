/**
 * Whether a media type's content is JSON.
 * @example isJson("application/problem+json; charset=utf-8") // true
 */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type) || type === "*/*" || type === "";
}

/** Whether a media type's content is a form in one line: `application/x-www-form-urlencoded`. */
export function isForm(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}
