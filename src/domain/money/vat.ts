import type { VatCode } from "../pricing/price-request.ts";
import { type Cents, cents, zero } from "./money.ts";

/** The standard rate of VAT from a day on. */
export type VatRate = { readonly from: string; readonly rate: number };

/** The law since April 2018. */
export const lawfulRates: readonly VatRate[] = [{ from: "2018-04-01", rate: 0.15 }];
const standardRate = 0.15;

/** The standard rate on a day: of those that hold by then, the latest. */
export const rateOn = (rates: readonly VatRate[], day: string): number =>
  rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.rate ?? standardRate;

/** This company’s rate on a day: nothing unless it is a vendor. */
export const rateCharged = (
  tax: Pick<TaxStanding, "isVendor"> & { readonly rates: readonly VatRate[] },
  day: string,
) => (tax.isVendor ? rateOn(tax.rates, day) : 0);

/** The words beside a line, as an invoice must say them. */
export const vatName = (code: VatCode, rate = standardRate): string =>
  ({
    EX12G: "VAT exempt s12(g)",
    STD15: `VAT ${percentText(rate)}%`,
    ZERO: "VAT 0%",
    OOS: "Outside VAT",
  })[code];

export const percentText = (rate: number): string => String(thousandths(rate) / 10);

/** Whole thousandths: 0.155 is no exact number, 155 is. */
const thousandths = (rate: number) => Math.round(rate * 1000);

/** The VAT inside a price that includes it: 15 of every 115 cents. Only the standard rate holds any. */
export function vatWithin(gross: Cents, code: VatCode, rate = standardRate): Cents {
  if (code !== "STD15") return zero;
  const part = thousandths(rate);
  return cents(Math.sign(gross) * Math.round((Math.abs(gross) * part) / (1000 + part)));
}

/** The charge, before it is known what of it is VAT. `unit` and what follows from it include the VAT. */
export type ChargedLine = {
  readonly text: string;
  readonly serviceOn: string | null;
  readonly quantity: number;
  readonly unit: Cents;
  readonly vatCode: VatCode;
  /** Where it is of one trip. */
  readonly tripId?: string | null;
  /** Where it is of another booking than its document, or its document is of none. */
  readonly bookingId?: string | null;
};

export type TaxedLine = ChargedLine & { readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

/** How the company is registered for tax. */
export type TaxStanding = { readonly isVendor: boolean; readonly splitsTours: boolean };

/**
 * Each line with its VAT. The VAT of a code is worked out of its sum, and a line has what its share adds to it: so the
 * lines of a document add up to the VAT of its total, to the cent.
 */
export function taxLines(lines: readonly ChargedLine[], rate = standardRate): TaxedLine[] {
  const soFar = new Map<VatCode, Cents>();
  return lines.map((line) => {
    const gross = cents(line.unit * line.quantity);
    const before = soFar.get(line.vatCode) ?? zero;
    const after = cents(before + gross);
    soFar.set(line.vatCode, after);
    const vat = cents(vatWithin(after, line.vatCode, rate) - vatWithin(before, line.vatCode, rate));
    return { ...line, net: cents(gross - vat), vat, gross };
  });
}

/**
 * The codes that count for this company: none of VAT for who is no vendor, and the standard rate on all of a tour that
 * is sold as one price without its driving being set apart. What is paid on for someone else stays outside.
 */
export function codesThatCount(
  lines: readonly ChargedLine[],
  tax: TaxStanding,
  { isTour }: { readonly isTour: boolean },
): ChargedLine[] {
  if (!tax.isVendor) return lines.map((line) => ({ ...line, vatCode: "OOS" }));
  if (!isTour || tax.splitsTours) return [...lines];
  return lines.map((line) => (line.vatCode === "OOS" ? line : { ...line, vatCode: "STD15" }));
}

/** The standing, and the rate of one day. */
export type TaxOnDay = TaxStanding & { readonly rate: number };

export const taxOn = (tax: TaxStanding & { readonly rates: readonly VatRate[] }, day: string): TaxOnDay => ({
  isVendor: tax.isVendor,
  splitsTours: tax.splitsTours,
  rate: rateOn(tax.rates, day),
});

/** Lines as this company charges VAT on them: the one rule of an invoice, and of every estimate before it. */
export const taxedLines = (
  lines: readonly ChargedLine[],
  tax: TaxOnDay,
  sold: { readonly isTour: boolean },
): TaxedLine[] => taxLines(codesThatCount(lines, tax, sold), tax.rate);

export type VatTotal = { readonly code: VatCode; readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

/** The sums of a document under each code, in the order in which the codes first appear. */
export function totalsByCode(lines: readonly Pick<TaxedLine, "vatCode" | "net" | "vat" | "gross">[]): VatTotal[] {
  const totals = new Map<VatCode, VatTotal>();
  for (const { vatCode: code, net, vat, gross } of lines) {
    const so = totals.get(code) ?? { code, net: zero, vat: zero, gross: zero };
    totals.set(code, { code, net: cents(so.net + net), vat: cents(so.vat + vat), gross: cents(so.gross + gross) });
  }
  return [...totals.values()];
}
