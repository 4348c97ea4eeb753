import type { GuestPayer } from "./partner-price.ts";

const rand = 100;

/**
 * A partner’s price to its client: what it pays us and its markup, in whole rand. Null where the client pays us, since they pay
 * the price of everyone, and where there is no price yet.
 */
export function clientPrice(ours: number | null, markupRate: number, payer: GuestPayer): number | null {
  if (ours === null || payer === "guest") return null;
  // A share of one thousandth at the least, so that nothing is lost before it is rounded up.
  const whole = ours * (1000 + Math.round(markupRate * 1000));
  return Math.ceil(whole / (1000 * rand)) * rand;
}
