import { add, type Cents, cents, rand } from "../money/money.ts";
import type { ChargedLine, TaxedLine } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";
import { addDays, daysBetween, type LocalDate } from "../time/local-time.ts";
import type { InvoiceKind } from "./invoice-lifecycle.ts";

/** Up to this amount an abridged tax invoice is enough. */
const abridgedAtMost = rand(5000);

/** By law the document must be issued within 21 days of the supply. */
export const issueWithinDays = 21;

/** Days left to issue it; negative if it is late. */
export const daysToIssue = (suppliedOn: LocalDate, today: LocalDate): number =>
  issueWithinDays - daysBetween(suppliedOn, today);

type Judged = { readonly isVendor: boolean; readonly lines: readonly Pick<TaxedLine, "vatCode" | "gross">[] };

/** The kind of document. An exempt supply has no tax, so its document is not a tax invoice. */
export function invoiceKindFor({ isVendor, lines }: Judged): "invoice" | "abridged" | "tax_invoice" {
  const isTaxed = lines.some(({ vatCode }) => vatCode === "STD15" || vatCode === "ZERO");
  if (!isVendor || !isTaxed) return "invoice";
  return add(...lines.map(({ gross }) => gross)) > abridgedAtMost ? "tax_invoice" : "abridged";
}

export type NumberSeries = "INV" | "CN";

/** Credit notes have their own series. */
export const seriesOf = (kind: InvoiceKind): NumberSeries => (kind === "credit_note" ? "CN" : "INV");

/** Every series restarts each year: INV-2026 and CN-2026. */
export const seriesName = (series: NumberSeries, issuedOn: LocalDate): string => `${series}-${issuedOn.slice(0, 4)}`;

/** INV-2026-00001 */
export const documentNumber = (series: string, count: number): string => `${series}-${String(count).padStart(5, "0")}`;

/** Accounts pay within thirty days unless agreed otherwise; everyone else pays immediately. */
const accountDays = 30;

type Terms = { readonly isAccount: boolean; readonly termsDays?: number | null };

export const dueOn = (issuedOn: LocalDate, { isAccount, termsDays }: Terms): LocalDate =>
  addDays(issuedOn, isAccount ? (termsDays ?? accountDays) : 0);

/** Numbers that were assigned but belong to no document. There must be none. */
export function gapsIn(counts: readonly number[], last: number): number[] {
  const used = new Set(counts);
  return Array.from({ length: last }, (_, at) => at + 1).filter((count) => !used.has(count));
}

type Weight = {
  readonly vatCode: VatCode;
  readonly gross: Cents;
  readonly serviceOn?: string | null;
  readonly tripId?: string | null;
};

/**
 * Splits an amount into lines with a document’s VAT codes and dates, in proportion: a later credit or addition is taxed
 * like what it belongs to, and names its day. The parts add up to the amount.
 */
export function apportion(
  amount: Cents,
  over: readonly Weight[],
  about: { readonly text: string; readonly serviceOn: string | null },
): ChargedLine[] {
  const totals = totalsByCodeAndDate(over, about.serviceOn);
  const whole = add(...totals.map(({ gross }) => gross));
  const first = totals[0];
  if (!first) return [];
  if (whole === 0) return [{ ...about, quantity: 1, unit: amount, vatCode: first.vatCode }];
  let before = 0;
  return totals
    .map(({ vatCode, serviceOn, tripId, gross }) => {
      const after = before + gross;
      const unit = cents(share(amount, after, whole) - share(amount, before, whole));
      before = after;
      return { text: about.text, serviceOn, quantity: 1, unit, vatCode, ...(tripId && { tripId }) };
    })
    .filter(({ unit }) => unit !== 0);
}

/** Ordered by first occurrence of a code and date. A line of several trips names none of them. */
function totalsByCodeAndDate(over: readonly Weight[], otherwise: string | null): Required<Weight>[] {
  const totals = new Map<string, Required<Weight>>();
  for (const { vatCode, gross, serviceOn = otherwise, tripId: ofTrip = null } of over) {
    const key = `${vatCode} ${serviceOn}`;
    const so = totals.get(key);
    const tripId = so && so.tripId !== ofTrip ? null : ofTrip;
    totals.set(key, { vatCode, serviceOn, tripId, gross: cents((so?.gross ?? 0) + gross) });
  }
  return [...totals.values()];
}

const share = (amount: Cents, part: number, whole: Cents) => Math.round((amount * part) / whole);
