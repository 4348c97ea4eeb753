import { startingPrices } from "#domain/pricing/starting-prices.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";

/** Every amount of a tariff, and every figure the site starts from. */
export function amountsOf(tariff: Tariff): ReadonlySet<number> {
  const { transfer, group, routes, tours, packages, carHire, chauffeur, coach } = tariff;
  const kept = { transfer: [transfer.hop, transfer.ride], group, routes, tours, packages, carHire, coach };
  const seen = new Set<number>();
  const collect = (value: unknown, name = ""): void => {
    if (typeof value === "number" && name !== "days") seen.add(value / 100);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(inner, key);
  };
  collect(kept);
  const starts = Object.entries(startingPrices(tariff)).filter(([key]) => !/\.(km|hours|from)$/.test(key));
  for (const [, cents] of starts) seen.add(cents / 100);
  seen.add(chauffeur.day / 100).delete(0);
  return seen;
}

const amountPattern = /\bR ?(\d{1,3}(?:[ ,]\d{3})+|\d{3,})/g;

/** The amounts in rand that a text names. */
export const amountsIn = (text: string) =>
  [...text.matchAll(amountPattern)].map(([, amount = ""]) => Number(amount.replace(/[ ,]/g, "")));
