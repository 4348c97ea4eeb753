/** The letters before the dash of the company’s booking references: those of today first, then the former ones. */
export type Prefixes = readonly string[];

/** Until the company sets its own. */
export const usualPrefix = "CTS";

/** Beginnings of other numbers that customers and our team read: a booking must not look like an invoice or a quote. */
const otherKinds: readonly string[] = [
  "APP",
  "BR",
  "CN",
  "ENQ",
  "GV",
  "INV",
  "PO",
  "PR",
  "Q",
  "RES",
  "EFT",
  "REF",
  "VAT",
  "ZAR",
];

export const isOtherKind = (prefix: string): boolean => otherKinds.includes(prefix);

/** Why letters can’t stand before the dash; undefined if they can. */
export function prefixProblem(prefix: string): string | undefined {
  if (!/^[A-Z]{2,4}$/.test(prefix)) return "Enter two to four letters, such as GRT";
  if (isOtherKind(prefix)) return `${prefix}- begins another kind of number. Choose other letters`;
  return undefined;
}

/**
 * Beginnings of the references that a typed text may mean: “cts-7k” and, without the prefix, “7k3m”. References have no
 * I, L or O, so these are read as the digits they were meant for. Empty if it can’t be a reference.
 */
export function referencesTyped(text: string, prefixes: Prefixes): string[] {
  const bare = bareOf(text);
  const named = prefixedTyped(text, prefixes);
  return named.length > 0 ? named : prefixes.flatMap((prefix) => beginning(prefix, bare));
}

/** The same where the prefix must be typed, and at least as many characters after it. */
export function prefixedTyped(text: string, prefixes: Prefixes, least = 0): string[] {
  const bare = bareOf(text);
  return prefixes
    .filter((prefix) => bare.startsWith(prefix) && bare.length >= prefix.length + least)
    .flatMap((prefix) => beginning(prefix, bare.slice(prefix.length)));
}

const bareOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");

function beginning(prefix: string, typed: string): string[] {
  const drawn = typed.replace(/[IL]/g, "1").replace(/O/g, "0");
  return /^[0-9A-HJKMNP-TV-Z]{0,6}$/.test(drawn) ? [`${prefix}-${drawn}`] : [];
}
