import { add, type Cents, cents, rand } from "../money/money.ts";
import type { ChargedLine, TaxedLine } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";
import { addDays, daysBetween, type LocalDate } from "../time/local-time.ts";
import type { InvoiceKind } from "./invoice-lifecycle.ts";

/** Up to this amount an abridged tax invoice will do. */
const abridgedAtMost = rand(5000);

/** The law gives 21 days from the supply to issue the document. */
export const issueWithinDays = 21;

/** How many of them are left today. Below zero: the document is late. */
export const daysToIssue = (suppliedOn: LocalDate, today: LocalDate): number =>
  issueWithinDays - daysBetween(suppliedOn, today);

type Judged = { readonly isVendor: boolean; readonly lines: readonly Pick<TaxedLine, "vatCode" | "gross">[] };

/** The name of the document. Nothing is taxed on an exempt supply, so it is no tax invoice. */
export function invoiceKindFor({ isVendor, lines }: Judged): "invoice" | "abridged" | "tax_invoice" {
  const isTaxed = lines.some(({ vatCode }) => vatCode === "STD15" || vatCode === "ZERO");
  if (!isVendor || !isTaxed) return "invoice";
  return add(...lines.map(({ gross }) => gross)) > abridgedAtMost ? "tax_invoice" : "abridged";
}

export type NumberSeries = "INV" | "CN";

/** Credit notes have a series of their own. */
export const seriesOf = (kind: InvoiceKind): NumberSeries => (kind === "credit_note" ? "CN" : "INV");

/** Every series starts again with the year: INV-2026 and CN-2026. */
export const seriesName = (series: NumberSeries, issuedOn: LocalDate): string => `${series}-${issuedOn.slice(0, 4)}`;

/** INV-2026-00001 */
export const documentNumber = (series: string, count: number): string => `${series}-${String(count).padStart(5, "0")}`;

/** Accounts pay within thirty days unless others were agreed; anyone else pays at once. */
const accountDays = 30;

type Terms = { readonly isAccount: boolean; readonly termsDays?: number | null };

export const dueOn = (issuedOn: LocalDate, { isAccount, termsDays }: Terms): LocalDate =>
  addDays(issuedOn, isAccount ? (termsDays ?? accountDays) : 0);

/** Numbers that a series issued and no document has. There must be none. */
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
 * An amount as lines under the codes and dates of a document, each in proportion to what the document has under it: what
 * is taken back or added later is taxed as what it belongs to, and names its day. The parts add up to the amount.
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

/** In the order in which a code and a date first appear together. What is of several trips is of none. */
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
