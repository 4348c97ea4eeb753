import type { GuestPayer } from "./partner-price.ts";

const rand = 100;

/**
 * A partner’s price for its client: our price plus its markup, in whole rand. Null if the client pays us directly, at
 * the public price, or if there is no price yet.
 */
export function clientPrice(ours: number | null, markupRate: number, payer: GuestPayer): number | null {
  if (ours === null || payer === "guest") return null;
  // In thousandths, so that nothing is lost before rounding up.
  const whole = ours * (1000 + Math.round(markupRate * 1000));
  return Math.ceil(whole / (1000 * rand)) * rand;
}
