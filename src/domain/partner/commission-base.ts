import { linesOfBooking } from "../invoice/invoice-lines.ts";
import { type Cents, cents, shareOf, zero } from "../money/money.ts";
import { type TaxOnDay, taxedLines } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";

export type EarningBooking = {
  readonly totalCents: number;
  readonly isTour: boolean;
  readonly items: readonly {
    readonly text: string;
    readonly amountCents: number;
    readonly vatCode: VatCode;
    /** The drive it belongs to; null for all of them. */
    readonly leg: number | null;
  }[];
  /** Each drive with its price, and whether it has been or will be driven. */
  readonly legs: readonly { readonly leg: number; readonly priceCents: number | null; readonly isDriven: boolean }[];
};

/**
 * What a commission is computed on: the price without VAT, disbursements such as tolls, and drives that carried no one.
 * A cancellation fee belongs to its drive.
 */
export function commissionBase({ totalCents, isTour, items, legs }: EarningBooking, tax: TaxOnDay): Cents {
  const lines = linesOfBooking({
    total: cents(totalCents),
    service: "",
    isTour,
    serviceOn: "",
    items: items.map(({ text, amountCents, vatCode, leg }) => ({ text, amount: cents(amountCents), vatCode, leg })),
  });
  const share = drivenShare(legs);
  const weightOf = (leg: number | null | undefined) =>
    leg == null ? share : Number(legs.some((one) => one.leg === leg && one.isDriven));
  // By the line’s own code, because all lines of a company that isn’t a VAT vendor are outside VAT.
  const net = taxedLines(lines, tax, { isTour }).reduce(
    (sum, line, at) => (lines[at]?.vatCode === "OOS" ? sum : sum + line.net * weightOf(items[at]?.leg)),
    0,
  );
  return cents(Math.max(0, Math.round(net)));
}

/** The share of the price that belongs to the drives that count. */
function drivenShare(legs: EarningBooking["legs"]): number {
  const driven = legs.filter(({ isDriven }) => isDriven);
  if (driven.length === legs.length) return 1;
  const priceOf = (some: EarningBooking["legs"]) => some.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  const whole = priceOf(legs);
  return whole > 0 ? priceOf(driven) / whole : driven.length / legs.length;
}

export const commissionOn = (base: Cents, rate: number): Cents => (base > 0 ? shareOf(base, rate) : zero);
