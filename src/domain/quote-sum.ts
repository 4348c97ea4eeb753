import { add, type Cents, cents, times, zero } from "./money.ts";
import type { VatCode } from "./pricing/price-request.ts";
import { vatWithin } from "./vat.ts";

/** One line of an option: so many of something, at so much each, VAT included. */
export type QuotedLine = { readonly quantity: number; readonly unit: Cents; readonly vat: VatCode };

export type QuotedOption = {
  readonly lines: readonly QuotedLine[];
  readonly discount: Cents;
  /** What it costs us; the customer never sees it. */
  readonly cost: Cents;
  /** Of VAT, on the day; nothing where the company is no vendor. */
  readonly vatRate: number;
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

export const lineAmount = ({ quantity, unit }: Pick<QuotedLine, "quantity" | "unit">): Cents => times(unit, quantity);

/** Adds an option up. A discount is taken off every line alike, so the VAT within shrinks with it. */
export function sumOption({ lines, discount, cost, vatRate }: QuotedOption): OptionSum {
  const subtotal = add(...lines.map(lineAmount));
  const taken = discount > subtotal ? subtotal : discount;
  const total = cents(subtotal - taken);
  const taxed = add(...lines.filter(({ vat }) => vat === "STD15").map(lineAmount));
  const vat = subtotal === 0 ? zero : vatWithin(cents(Math.round((taxed * total) / subtotal)), "STD15", vatRate);
  const net = total - vat;
  return { subtotal, discount: taken, total, vat, margin: net === 0 ? null : (net - cost) / net };
}
