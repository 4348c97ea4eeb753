import { add, type Cents, cents, times, zero } from "./money.ts";
import type { VatCode } from "./pricing/price-request.ts";

/** One line of an option: so many of something, at so much each, VAT included. */
export type QuotedLine = { readonly quantity: number; readonly unit: Cents; readonly vat: VatCode };

export type QuotedOption = {
  readonly lines: readonly QuotedLine[];
  readonly discount: Cents;
  /** What it costs us; the customer never sees it. */
  readonly cost: Cents;
};

export type OptionSum = {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
  /** The VAT within the total. */
  readonly vat: Cents;
  /** What is left of the price without VAT once the cost is paid, as a share; null for a price of nothing. */
  readonly margin: number | null;
};

const standardRate = 15;

export const lineAmount = ({ quantity, unit }: Pick<QuotedLine, "quantity" | "unit">): Cents => times(unit, quantity);

/** Adds an option up. A discount is taken off every line alike, so the VAT within shrinks with it. */
export function sumOption({ lines, discount, cost }: QuotedOption): OptionSum {
  const subtotal = add(...lines.map(lineAmount));
  const taken = discount > subtotal ? subtotal : discount;
  const total = cents(subtotal - taken);
  const taxed = add(...lines.filter(({ vat }) => vat === "STD15").map(lineAmount));
  const vat = subtotal === 0 ? zero : vatWithin((taxed * total) / subtotal);
  const net = total - vat;
  return { subtotal, discount: taken, total, vat, margin: net === 0 ? null : (net - cost) / net };
}

/** 15 of every 115 cents. */
const vatWithin = (gross: number): Cents => cents(Math.round((gross * standardRate) / (100 + standardRate)));
