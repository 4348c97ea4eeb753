import type { VatCode } from "../pricing/price-request.ts";
import { type Cents, cents, zero } from "./money.ts";

/** The standard VAT rate from a day on. */
export type VatRate = { readonly from: string; readonly rate: number };

/** By law since April 2018. */
export const lawfulRates: readonly VatRate[] = [{ from: "2018-04-01", rate: 0.15 }];
const standardRate = 0.15;

/** The latest standard rate in force on a day. */
export const rateOn = (rates: readonly VatRate[], day: string): number =>
  rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.rate ?? standardRate;

/** This company’s rate on a day: zero unless it is a VAT vendor. */
export const rateCharged = (
  tax: Pick<TaxStanding, "isVendor"> & { readonly rates: readonly VatRate[] },
  day: string,
) => (tax.isVendor ? rateOn(tax.rates, day) : 0);

/** The wording an invoice must use for a VAT code. */
export const vatName = (code: VatCode, rate = standardRate): string =>
  ({
    EX12G: "VAT exempt s12(g)",
    STD15: `VAT ${percentText(rate)}%`,
    ZERO: "VAT 0%",
    OOS: "Outside VAT",
  })[code];

export const percentText = (rate: number): string => String(thousandths(rate) / 10);

/** Whole thousandths: 0.155 is not exact in floating point, 155 is. */
const thousandths = (rate: number) => Math.round(rate * 1000);

/** The VAT in a VAT-inclusive price: 15 of every 115 cents. Only the standard rate includes any. */
export function vatWithin(gross: Cents, code: VatCode, rate = standardRate): Cents {
  if (code !== "STD15") return zero;
  const part = thousandths(rate);
  return cents(Math.sign(gross) * Math.round((Math.abs(gross) * part) / (1000 + part)));
}

/** A charge before its VAT is worked out. `unit` and everything derived from it include VAT. */
export type ChargedLine = {
  readonly text: string;
  readonly serviceOn: string | null;
  readonly quantity: number;
  readonly unit: Cents;
  readonly vatCode: VatCode;
  /** If it is for a single trip. */
  readonly tripId?: string | null;
  /** If it is for another booking than its document’s, or the document has none. */
  readonly bookingId?: string | null;
};

export type TaxedLine = ChargedLine & { readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

export type TaxStanding = { readonly isVendor: boolean; readonly splitsTours: boolean };

/**
 * Each line with its VAT. VAT is computed on each code’s total and distributed over its lines, so a document’s lines
 * add up to the VAT of its total, to the cent.
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
 * The codes that apply to this company: no VAT if it isn’t a vendor, and the standard rate on the whole of a tour sold
 * at one price without its driving share. Disbursements stay outside VAT.
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

export type TaxOnDay = TaxStanding & { readonly rate: number };

export const taxOn = (tax: TaxStanding & { readonly rates: readonly VatRate[] }, day: string): TaxOnDay => ({
  isVendor: tax.isVendor,
  splitsTours: tax.splitsTours,
  rate: rateOn(tax.rates, day),
});

/** Lines with this company’s VAT: the one rule for invoices and for every estimate before them. */
export const taxedLines = (
  lines: readonly ChargedLine[],
  tax: TaxOnDay,
  sold: { readonly isTour: boolean },
): TaxedLine[] => taxLines(codesThatCount(lines, tax, sold), tax.rate);

export type VatTotal = { readonly code: VatCode; readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

/** A document’s totals by code, in order of first occurrence. */
export function totalsByCode(lines: readonly Pick<TaxedLine, "vatCode" | "net" | "vat" | "gross">[]): VatTotal[] {
  const totals = new Map<VatCode, VatTotal>();
  for (const { vatCode: code, net, vat, gross } of lines) {
    const so = totals.get(code) ?? { code, net: zero, vat: zero, gross: zero };
    totals.set(code, { code, net: cents(so.net + net), vat: cents(so.vat + vat), gross: cents(so.gross + gross) });
  }
  return [...totals.values()];
}
