import { apportion } from "../invoice/invoice-document.ts";
import { vatOfBooking } from "../invoice/invoice-lines.ts";
import { add, type Cents, cents, times, zero } from "../money/money.ts";
import type { TaxOnDay } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";

/** A line of an option: quantity and unit price, VAT included. */
export type QuotedLine = {
  readonly quantity: number;
  readonly unit: Cents;
  readonly vat: VatCode;
  /** An extra chosen beside the trip. */
  readonly beside?: boolean | undefined;
};

export type QuotedOption = {
  readonly lines: readonly QuotedLine[];
  readonly discount: Cents;
  /** Taken off by a promo code, after the discount. */
  readonly promo?: Cents;
  /** Our cost, which the customer never sees. */
  readonly cost: Cents;
  readonly tax: TaxOnDay;
  readonly isTour: boolean;
};

export type OptionSum = {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly promo: Cents;
  readonly total: Cents;
  readonly vat: Cents;
  /** As a share of the price without VAT; null for a price of zero. */
  readonly margin: number | null;
};

export const lineAmount = ({ quantity, unit }: Pick<QuotedLine, "quantity" | "unit">): Cents => times(unit, quantity);

type CodedAmount = { readonly amount: Cents; readonly vat: VatCode; readonly beside?: boolean | undefined };

/** A discount as lines per VAT code: it applies to all lines alike, so the included VAT shrinks with it. */
export const discountLines = (lines: readonly CodedAmount[], discount: Cents): CodedAmount[] =>
  apportion(
    cents(-discount),
    lines.map(({ amount, vat }) => ({ gross: amount, vatCode: vat })),
    { text: "", serviceOn: null },
  ).map(({ unit, vatCode }) => ({ amount: unit, vat: vatCode }));

/** A promo code takes nothing from what is paid on and what was chosen beside the trip. */
const takesPromo = ({ vat, beside }: CodedAmount): boolean => vat !== "OOS" && !beside;

/** The sum that a promo code takes from, after the discount. */
export const promoBaseOf = (lines: readonly CodedAmount[], discount: Cents): Cents => {
  const base = add(...lines.filter(takesPromo).map(({ amount }) => amount));
  return cents(Math.max(0, base - discount));
};

/** A promo code as lines per VAT code of what it takes from. */
export const promoLines = (lines: readonly CodedAmount[], promo: Cents): CodedAmount[] =>
  promo === 0 ? [] : discountLines(lines.filter(takesPromo), promo);

/** An option’s totals; the included VAT is what its invoice would state. */
export function sumOption({ lines, discount, promo = zero, cost, tax, isTour }: QuotedOption): OptionSum {
  const subtotal = add(...lines.map(lineAmount));
  const taken = discount > subtotal ? subtotal : discount;
  const priced = lines.map((line) => ({ amount: lineAmount(line), vat: line.vat, beside: line.beside }));
  const byPromo = cents(Math.min(promo, promoBaseOf(priced, taken)));
  const total = cents(subtotal - taken - byPromo);
  const items = [...priced, ...discountLines(priced, taken), ...promoLines(priced, byPromo)].map(({ amount, vat }) => ({
    text: "",
    amount,
    vatCode: vat,
  }));
  const vat = total === 0 ? zero : vatOfBooking({ total, isTour, items }, tax);
  const net = total - vat;
  return { subtotal, discount: taken, promo: byPromo, total, vat, margin: net === 0 ? null : (net - cost) / net };
}
