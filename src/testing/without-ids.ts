const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const reference = /\b[A-Z]{3}-[0-9A-HJKMNP-TV-Z]{6}\b/g;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const link = /https?:\/\/[^\s"\\<>]+/g;

/**
 * An answer as text without its random parts: ids, references, times and links. A test can then say that a
 * figure does not occur in it; an id might contain any figure by chance.
 */
export const withoutIds = (answer: unknown): string =>
  (typeof answer === "string" ? answer : JSON.stringify(answer))
    .replace(link, "<link>")
    .replace(uuid, "<id>")
    .replace(reference, "<reference>")
    .replace(moment, "<moment>");
