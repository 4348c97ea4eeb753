import type { InvoiceKind, InvoiceState } from "../invoice/invoice-lifecycle.ts";
import { type LocalDate, localDateOf } from "../time/local-time.ts";
import { noMoney, type RevenueMoney } from "./revenue.ts";

/** A document with what was credited of it. */
export type CountedInvoice = {
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly issuedAt: Date;
  readonly totalCents: number;
  readonly creditedCents: number;
  readonly vatCents: number;
  /** Of its credit notes. */
  readonly creditedVatCents: number;
  readonly isSupplement: boolean;
  /** Our team made it, and not a rule. */
  readonly isByTeam: boolean;
  /** Null where it belongs to no booking. */
  readonly booking: { readonly isTest: boolean } | null;
  readonly lines: readonly { readonly serviceOn: LocalDate | null; readonly isOfBooking: boolean }[];
};

const billingKinds: readonly InvoiceKind[] = ["invoice", "tax_invoice", "abridged"];

/** Whether it asks for money that counts as billed. */
export const isBilling = ({ kind, state }: Pick<CountedInvoice, "kind" | "state">): boolean =>
  billingKinds.includes(kind) && state !== "draft";

/** Our team’s extra invoices count by themselves, and not as billed for that booking. */
export const isBeside = ({ isSupplement, isByTeam }: Pick<CountedInvoice, "isSupplement" | "isByTeam">): boolean =>
  isSupplement && isByTeam;

/** The amount of a document, less credits. */
export const billedBy = (
  invoice: Pick<CountedInvoice, "totalCents" | "creditedCents" | "vatCents" | "creditedVatCents">,
) => ({
  grossCents: invoice.totalCents - invoice.creditedCents,
  vatCents: invoice.vatCents - invoice.creditedVatCents,
});

/**
 * An invoice that counts by itself, and since when: beside a booking or without one. One for many bookings bills what counts with them.
 * Null: it counts nowhere, or with its booking. src/db/views/revenue-now.sql says the same to the database.
 */
export function entryOfInvoice(invoice: CountedInvoice): (RevenueMoney & { readonly earnedOn: LocalDate }) | null {
  const { booking, lines } = invoice;
  if (!isBilling(invoice) || booking?.isTest) return null;
  const countsByItself = booking ? isBeside(invoice) : !lines.some(({ isOfBooking }) => isOfBooking);
  if (!countsByItself) return null;
  const served = lines.flatMap(({ serviceOn }) => (serviceOn === null ? [] : [serviceOn])).toSorted();
  return { ...noMoney, ...billedBy(invoice), earnedOn: served.at(-1) ?? localDateOf(invoice.issuedAt) };
}
