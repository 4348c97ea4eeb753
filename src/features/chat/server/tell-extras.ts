import type { Extra } from "#domain/extra/extra.ts";
import { extraPriceText } from "#domain/extra/extra-labels.ts";

/** The price of each extra that a message names; empty if it names none. */
export function extraLine(message: string, extras: readonly Extra[] = []): string {
  const said = plain(message);
  const named = extras.filter(({ name }) => said.includes(plain(name)));
  if (named.length === 0) return "";
  const prices = named.map(
    ({ name, priceCents, per }) => `${name}: ${extraPriceText({ price_cents: priceCents, per })}.`,
  );
  return `${prices.join(" ")} You can add ${named.length === 1 ? "it" : "them"} when you book.`;
}

/** “Wine-tasting” and “wine tasting” are the same. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
