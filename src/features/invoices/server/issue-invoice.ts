import { nameOfActor } from "#domain/account/roles.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { missingOn } from "#domain/invoice/buyer-details.ts";
import {
  documentNumber,
  dueOn,
  invoiceKindFor,
  issueWithinDays,
  seriesName,
  seriesOf,
} from "#domain/invoice/invoice-document.ts";
import type { InvoiceKind, InvoiceParty } from "#domain/invoice/invoice-lifecycle.ts";
import { add } from "#domain/money/money.ts";
import { type ChargedLine, type TaxedLine, taxedLines, taxOn } from "#domain/money/vat.ts";
import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "./document-views.ts";
import { insertInvoice, insertLines, insertMove, type NewInvoice, takeNumber } from "./store.ts";

export type Billing = {
  readonly settings: Pick<CompanySettings, "company" | "tax">;
  readonly buyer: InvoiceParty & { readonly name: string; readonly email: string };
  readonly lines: readonly ChargedLine[];
  readonly isTour: boolean;
  readonly bookingId: string | null;
  readonly organisationId: string | null;
  /** Account bookings are paid later. */
  readonly isAccount: boolean;
  /** Agreed payment terms in days. */
  readonly termsDays?: number | null;
  readonly isSupplement?: boolean;
  readonly note?: string;
  readonly dueOn?: LocalDate;
  /** For a company’s monthly invoice. */
  readonly month?: string | null;
  /** For a credit note: the invoice it credits. */
  readonly creditsId?: string;
  /** For a reissue: the first invoice of the chain. */
  readonly reissueOf?: string;
  /** The booking’s email attaches it, so it is not sent separately. */
  readonly isCarried?: boolean;
};

/**
 * Issues a document with the next number of its series, taken in this transaction. Seller, buyer and lines
 * are stored as they are now and never change.
 */
export async function issueInvoice(ctx: Context, billing: Billing): Promise<NewInvoice> {
  const document = documentOf(ctx, billing);
  // Last, because the series stays locked until the transaction ends.
  const number = await nextNumber(ctx, document.row.kind);
  const tradingName = (await findCompany(ctx.db)).name;
  const row = { ...document.row, number, tradingName, state: "issued" as const };
  await writeDocument(ctx, row, document.lines);
  await ctx.emit({ type: "invoice.issued", invoiceId: row.id, ...(billing.isCarried && { isCarried: true }) });
  if (missingOn(document.row).length > 0) await askForDetails(ctx, row);
  return row;
}

/** It is issued anyway, since the law allows 21 days: our team asks the buyer, and then reissues it. */
const askForDetails = (ctx: Context, { id, number, buyerName }: NewInvoice) =>
  ctx.emit({
    type: "task.wanted",
    kind: "invoice_details",
    subjectKind: "invoice",
    subjectId: id,
    title: `${number} lacks the address of ${buyerName}`,
    dueAt: momentOf(addDays(localDateOf(ctx.now), issueWithinDays), localTime("09:00")).toISOString(),
  });

/** A document in its final form; a draft has a placeholder instead of a number. */
export async function insertDraftInvoice(ctx: Context, billing: Billing): Promise<NewInvoice> {
  const document = documentOf(ctx, billing);
  const row = { ...document.row, number: `DRAFT-${document.row.id}`, state: "draft" as const };
  await writeDocument(ctx, row, document.lines);
  return row;
}

export async function nextNumber(ctx: Context, kind: InvoiceKind): Promise<string> {
  const series = seriesName(seriesOf(kind), localDateOf(ctx.now));
  return documentNumber(series, await takeNumber(ctx.db, series));
}

type DocumentRow = Omit<NewInvoice, "number" | "state"> & {
  kind: InvoiceKind;
  seller: InvoiceParty;
  buyer: InvoiceParty;
};

function documentOf(ctx: Context, billing: Billing): { row: DocumentRow; lines: TaxedLine[] } {
  const { settings, buyer, bookingId, organisationId, creditsId } = billing;
  const issuedOn = localDateOf(ctx.now);
  const tax = taxOn(settings.tax, issuedOn);
  const lines = taxedLines(billing.lines, tax, billing);
  const row = {
    id: ctx.newId(),
    kind: creditsId ? ("credit_note" as const) : invoiceKindFor({ isVendor: settings.tax.isVendor, lines }),
    bookingId,
    organisationId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    totalCents: add(...lines.map(({ gross }) => gross)),
    vatCents: add(...lines.map(({ vat }) => vat)),
    vatRate: tax.rate,
    issuedAt: ctx.now,
    dueOn: billing.dueOn ?? dueOn(issuedOn, billing),
    seller: sellerOf(settings),
    buyer,
    creditsId: creditsId ?? null,
    isSupplement: billing.isSupplement ?? false,
    month: billing.month ?? null,
    reissueOf: billing.reissueOf ?? null,
    note: billing.note ?? "",
    createdBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
  };
  return { row, lines };
}

/** A company that isn’t a vendor has no VAT number, which also marks the document accordingly. */
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
