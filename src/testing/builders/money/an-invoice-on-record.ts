import type { invoiceLines, invoices } from "#db/schema/invoices.ts";
import type { CountedBooking } from "#domain/revenue/booking-entries.ts";
import { billedBy, type CountedInvoice, isBeside, isBilling } from "#domain/revenue/invoice-entry.ts";
import { addDays, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import type { DrawnDocument, DrawnSale } from "./a-drawn-sale.ts";

export type DocumentRows = {
  readonly invoices: (typeof invoices.$inferInsert)[];
  readonly lines: (typeof invoiceLines.$inferInsert)[];
};

type Recorded = CountedInvoice & { readonly id: string };

/** The rows of a document, its credit note and their lines, and what the domain rules need to know about them. */
export function recordDocument(rows: DocumentRows, bookingId: string, drawn: DrawnDocument, isTest: boolean): Recorded {
  const id = newId();
  const isOfBooking = drawn.belongs === "booking";
  const invoice = (
    changes: Pick<typeof invoices.$inferInsert, "id" | "kind" | "state" | "totalCents" | "vatCents">,
  ) => ({
    number: newId(),
    buyerName: "",
    buyerEmail: "",
    dueOn: localDateOf(testNow),
    issuedAt: addMinutes(testNow, drawn.issuedIn),
    createdAt: testNow,
    bookingId: isOfBooking ? bookingId : null,
    ...changes,
  });
  rows.invoices.push({
    ...invoice({ id, kind: drawn.kind, state: drawn.state, totalCents: drawn.totalCents, vatCents: drawn.vatCents }),
    creditedCents: drawn.credit?.totalCents ?? 0,
    isSupplement: drawn.isSupplement,
    createdBy: drawn.isByTeam ? newId() : null,
  });
  const creditId = newId();
  if (drawn.credit)
    rows.invoices.push({
      ...invoice({ ...drawn.credit, id: creditId, kind: "credit_note", state: "issued" }),
      creditsId: id,
    });
  const isMonthly = drawn.belongs === "month";
  const lines = drawn.served.map((days) => ({
    serviceOn: days === null ? null : addDays(localDateOf(testNow), days),
    isOfBooking: isMonthly,
  }));
  const line = (invoiceId: string, position: number, grossCents: number, vatCents: number) => ({
    id: newId(),
    invoiceId,
    position,
    text: "",
    unitCents: grossCents,
    vatCode: "STD15" as const,
    netCents: grossCents - vatCents,
    vatCents,
    grossCents,
    bookingId: isMonthly ? bookingId : null,
  });
  for (const [at, { serviceOn }] of lines.entries()) {
    // The first line carries the whole amount.
    const [gross, vat] = at === 0 ? [drawn.totalCents, drawn.vatCents] : [0, 0];
    rows.lines.push({ ...line(id, at, gross, vat), serviceOn });
  }
  if (drawn.credit) rows.lines.push(line(creditId, 0, drawn.credit.totalCents, drawn.credit.vatCents));
  return {
    id,
    kind: drawn.kind,
    state: drawn.state,
    issuedAt: addMinutes(testNow, drawn.issuedIn),
    totalCents: drawn.totalCents,
    vatCents: drawn.vatCents,
    creditedCents: drawn.credit?.totalCents ?? 0,
    creditedVatCents: drawn.credit?.vatCents ?? 0,
    isSupplement: drawn.isSupplement,
    isByTeam: drawn.isByTeam,
    booking: isOfBooking ? { isTest } : null,
    lines,
  };
}

/** Its own invoices, and its lines on monthly invoices and their credit notes. */
export function billedFor(sale: DrawnSale, documents: readonly CountedInvoice[]): CountedBooking["billed"] {
  const own = documents.filter((one) => one.booking && isBilling(one) && !isBeside(one)).map(billedBy);
  const monthly = sale.documents
    .filter(({ belongs }) => belongs === "month")
    .flatMap((one) => [
      ...(isBilling(one) && one.served.length > 0 ? [{ grossCents: one.totalCents, vatCents: one.vatCents }] : []),
      ...(one.credit ? [{ grossCents: -one.credit.totalCents, vatCents: -one.credit.vatCents }] : []),
    ]);
  const all = [...own, ...monthly];
  if (all.length === 0) return null;
  return {
    grossCents: all.reduce((sum, { grossCents }) => sum + grossCents, 0),
    vatCents: all.reduce((sum, { vatCents }) => sum + vatCents, 0),
  };
}
