import { knownPages } from "./call-tools.ts";

/** Thousands are separated by any kind of space or a comma; cents follow a point. */
const figures = "\\d{1,3}(?:[ \\u00a0\\u202f,]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const space = "[ \\u00a0\\u202f]?";
const written = [
  `(?:\\bR|\\bZAR)${space}(${figures})`,
  // The upper end of "R2 000 to 5 500".
  `(?:\\bR|\\bZAR)${space}(?:${figures})${space}(?:-|–|to)${space}(${figures})`,
  `(${figures})${space}(?:rands?\\b|ZAR\\b|(?:per|a) (?:person|head|trip|day|vehicle)\\b)`,
].map((pattern) => new RegExp(pattern, "gi"));

const otherMoney = /[$€£]\s?\d|\d\s?[$€£]|\b(?:usd|eur|gbp)\s?\d|\d\s?(?:dollars?|euros?|pounds|usd|eur|gbp)\b/i;
const inWords = new RegExp(`\\bR${space}(?:${figures})${space}(?:k|thousand|million)\\b|[a-z]+ rands?\\b`, "i");
const verbs = "(?:booked|reserved|confirmed|cancelled|rescheduled|refunded)";
const claimsAction = new RegExp(
  `\\b(?:i|we)(?: have|['’]ve)?(?: now| just| already)? ${verbs}\\b|\\byour \\w+ (?:is|has been)(?: now)? ${verbs}\\b`,
  "i",
);

/** Every rand amount of a text, in rand. */
export const amountsIn = (text: string): number[] =>
  written.flatMap((pattern) => [...text.matchAll(pattern)].map(([, figure = ""]) => toNumber(figure)));

const toNumber = (figure: string) =>
  Number(
    figure
      .replace(/[ \u00a0\u202f]/g, "")
      .replace(/,(?=\d{3})/g, "")
      .replace(",", "."),
  );

/** Every other figure in a text: digits, with thousands joined. Figures inside links are ignored. */
export const figuresIn = (text: string): string[] =>
  text
    .replaceAll(/https?:\S+|(?<=^|[\s(])\/\S*/gm, "")
    .replaceAll(/(?<=\d)[ \u00a0\u202f,](?=\d{3}(?!\d))/g, "")
    .replaceAll(/(?<=\d)\.00(?!\d)/g, "")
    .match(/\d+/g) ?? [];

/**
 * Why a model's reply may not be shown; undefined if it may. Amounts must come from this turn’s tools, other
 * figures from the tools or the visitor.
 */
export function faultOf(
  reply: string,
  toolResults: readonly string[],
  said: readonly string[] = [],
): string | undefined {
  if (reply.trim() === "") return "it is empty";
  if (otherMoney.test(reply)) return "it names another currency";
  if (inWords.test(reply.replaceAll("South African rand", ""))) return "it writes an amount in words";
  const message = new Set(toolResults.flatMap(amountsIn));
  if (amountsIn(reply).some((amount) => !message.has(amount))) return "it names an amount no tool returned";
  const known = new Set([...toolResults, ...said].flatMap(figuresIn));
  if (figuresIn(reply).some((figure) => !known.has(figure))) return "it names a figure no tool returned";
  if (claimsAction.test(reply)) return "it claims to have done something";
  return pathsIn(reply).some((path) => !knownPages().has(path)) ? "it links to a page that does not exist" : undefined;
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/(?<=^|[\s(])\/(?!\/)[^\s)?]*/g)].map(([path]) => path.replace(/[.,;:!]+$/, "") || "/");
