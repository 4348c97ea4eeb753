import { accept, type Result, refuse } from "../result.ts";

/** Whole cents of South African rand. */
export type Cents = number & { readonly unit: "cents" };

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  // Adding zero turns -0 into 0, which Object.is and tests tell apart.
  return (amount + 0) as Cents;
}

export const rand = (amount: number): Cents => cents(Math.round(amount * 100));

export const zero = cents(0);

export const add = (...amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum: number, one) => sum + one, 0));

export const subtract = (from: Cents, amount: Cents): Cents => cents(from - amount);

export const times = (amount: Cents, count: number): Cents => cents(amount * count);

/** A share of an amount, such as 0.25. Half a cent rounds away from zero, so a refund rounds as its payment did. */
export function shareOf(amount: Cents, share: number): Cents {
  // Millionths, because 35 × 0.7 is 24.499… in floating point and must still round to 25.
  const millionths = Math.abs(amount) * Math.round(share * 1_000_000);
  return cents(Math.sign(amount) * Math.floor(millionths / 1_000_000 + 0.5));
}

/** As South Africans write it: R1 299, R1 299.50. The space is non-breaking. */
export function formatMoney(amount: Cents): string {
  const absolute = Math.abs(amount);
  const wholeRand = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const rest = absolute % 100;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${amount < 0 ? "−" : ""}R${wholeRand}${fraction}`;
}

/** Ambiguous: it could be read two ways, and a wrong guess would be off by a factor of a thousand. */
export type AmountProblem = "no_amount" | "ambiguous";

/**
 * An amount as people type it: R1 299, 1 299,50, 1,299.00 and 1.299,00 are all understood. A comma before three digits
 * separates thousands, because no one writes three decimals; a full stop before three digits could be either, so it is
 * refused.
 */
export function readMoney(text: string): Result<Cents, AmountProblem> {
  const [, sign = "", digits = ""] = /^([-−]?)(?:R|ZAR)?(.*)$/i.exec(text.trim().replace(/\u2212/g, "-")) ?? [];
  const bare = digits.trim().replace(/[\u00a0\u2009\u202f]/g, " ");
  if (/^\d{1,3}\.\d{3}$/.test(bare) && !bare.startsWith("0")) return refuse("ambiguous");
  const [, whole, decimals = ""] = shapes.map((shape) => shape.exec(bare)).find(Boolean) ?? [];
  const rands = whole?.replace(/\D/g, "");
  if (!rands || rands.length > longestAmount) return refuse("no_amount");
  const amount = Number(rands) * 100 + Number(decimals.padEnd(2, "0"));
  return accept(cents(sign === "" ? amount : -amount));
}

/** Nothing of ours costs more: it is a typing error. */
const longestAmount = 9;

/** Whole rand with each thousands separator, then decimals. */
const shapes = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d{0,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{0,2})$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
];
