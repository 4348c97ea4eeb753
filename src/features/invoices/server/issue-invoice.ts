import type { HouseSettings } from "#domain/house-settings.ts";
import { documentNumber, dueOn, invoiceKindFor, seriesName, seriesOf } from "#domain/invoice-document.ts";
import type { InvoiceKind, InvoiceParty } from "#domain/invoice-lifecycle.ts";
import { type LocalDate, localDateOf } from "#domain/local-time.ts";
import { add } from "#domain/money.ts";
import { nameOfActor } from "#domain/roles.ts";
import { type ChargedLine, codesThatCount, type TaxedLine, taxLines } from "#domain/vat.ts";
import type { Context } from "#platform/context.ts";
import { insertInvoice, insertLines, insertMove, type NewInvoice, takeNumber } from "./store.ts";

export type Billing = {
  readonly settings: Pick<HouseSettings, "company" | "tax">;
  readonly buyer: InvoiceParty & { readonly name: string; readonly email: string };
  readonly lines: readonly ChargedLine[];
  readonly isTour: boolean;
  readonly bookingId: string | null;
  readonly organisationId: string | null;
  /** Accounts pay later. */
  readonly isAccount: boolean;
  readonly isSupplement?: boolean;
  readonly note?: string;
  readonly dueOn?: LocalDate;
  /** Of a credit note: the invoice it takes back. */
  readonly creditsId?: string;
};

/**
 * Issues a document: its number is the next of its series, taken in this transaction; seller, buyer and lines are kept
 * as they stand now. Nothing of it changes afterwards.
 */
export async function issueInvoice(ctx: Context, billing: Billing): Promise<NewInvoice> {
  const document = documentOf(ctx, billing);
  // Last: the series stays locked from here to the end of the transaction.
  const number = await nextNumber(ctx, document.row.kind);
  const row = { ...document.row, number, state: "issued" as const };
  await writeDocument(ctx, row, document.lines);
  await ctx.emit({ type: "invoice.issued", invoiceId: row.id });
  return row;
}

/** A document as it would be issued; a draft keeps a stand-in for its number, which is no part of any series. */
export async function draftInvoice(ctx: Context, billing: Billing): Promise<NewInvoice> {
  const document = documentOf(ctx, billing);
  const row = { ...document.row, number: `DRAFT-${document.row.id}`, state: "draft" as const };
  await writeDocument(ctx, row, document.lines);
  return row;
}

export async function nextNumber(ctx: Context, kind: InvoiceKind): Promise<string> {
  const series = seriesName(seriesOf(kind), localDateOf(ctx.now));
  return documentNumber(series, await takeNumber(ctx.db, series));
}

type DocumentRow = Omit<NewInvoice, "number" | "state"> & { kind: InvoiceKind };

function documentOf(ctx: Context, billing: Billing): { row: DocumentRow; lines: TaxedLine[] } {
  const { settings, buyer, bookingId, organisationId, creditsId } = billing;
  const lines = taxLines(codesThatCount(billing.lines, settings.tax, { isTour: billing.isTour }));
  const issuedOn = localDateOf(ctx.now);
  const row = {
    id: ctx.newId(),
    kind: creditsId ? ("credit_note" as const) : invoiceKindFor({ isVendor: settings.tax.isVendor, lines }),
    bookingId,
    organisationId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    totalCents: add(...lines.map(({ gross }) => gross)),
    vatCents: add(...lines.map(({ vat }) => vat)),
    issuedAt: ctx.now,
    dueOn: billing.dueOn ?? dueOn(issuedOn, billing),
    seller: sellerOf(settings),
    buyer,
    creditsId: creditsId ?? null,
    isSupplement: billing.isSupplement ?? false,
    note: billing.note ?? "",
    createdBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
  };
  return { row, lines };
}

/** Whoever is no vendor has no VAT number to show, and by that a reader knows it. */
export const sellerOf = ({ company, tax }: Billing["settings"]): InvoiceParty => ({
  name: company.legalName,
  address: company.address,
  registrationNumber: company.registrationNumber,
  ...(tax.isVendor && { vatNumber: tax.vatNumber }),
});

async function writeDocument(ctx: Context, row: NewInvoice, lines: readonly TaxedLine[]): Promise<void> {
  await insertInvoice(ctx.db, row);
  await insertLines(ctx.db, lines, { invoiceId: row.id, bookingId: row.bookingId ?? null, newId: ctx.newId });
  await insertMove(ctx.db, {
    id: ctx.newId(),
    invoiceId: row.id,
    fromState: null,
    toState: row.state,
    actor: nameOfActor(ctx.actor),
    reason: row.note || null,
    createdAt: ctx.now,
  });
}
