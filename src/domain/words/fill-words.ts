/** The names of the variables in a text: “Trip {reference} on {at}” has `reference` and `at`. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

const variable = /\{(\w+)\}/g;

/** Each name once, in the order in which it is read. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = ""]) => name)),
];

/** A text in the parts it is drawn from: words, and the values between them. A value that is empty takes its blank along. */
export function partsOf<V>(text: string, values: Readonly<Record<string, V>>): (string | NonNullable<V>)[] {
  const parts: (string | NonNullable<V>)[] = [];
  let isAfterNothing = false;
  let from = 0;
  const say = (words: string) => {
    const last = parts.at(-1);
    const isAfterBlank = typeof last === "string" && last.endsWith(" ");
    if (isAfterNothing && isAfterBlank && /^[.,:;!?]/.test(words)) parts.splice(-1, 1, last.slice(0, -1));
    const said = isAfterNothing && (isAfterBlank || last === undefined) ? words.replace(/^ /, "") : words;
    if (said !== "") parts.push(said);
  };
  for (const match of text.matchAll(variable)) {
    say(text.slice(from, match.index));
    const value = values[match[1] ?? ""];
    isAfterNothing = value === undefined || value === null || value === "";
    if (value !== undefined && value !== null && value !== "") parts.push(value);
    from = match.index + match[0].length;
  }
  say(text.slice(from));
  return parts;
}

/** The text with its values. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number | null | undefined>>): string =>
  partsOf(text, values).join("").trimEnd();
