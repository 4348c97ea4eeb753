import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceDocumentsContract } from "../contract.ts";
import { type DrawnFile, drawDocument, drawReceipt } from "./draw-document.ts";
import {
  findDocumentByNumber,
  findDocumentOfBooking,
  findInvoiceOfBooking,
  findOwnDocument,
  findReceivedPayments,
} from "./views.ts";

/** Handed in: opens a booking for whoever may see it, by session or by its access code. */
export type OpenBooking = (
  ctx: Context,
  opening: { reference: string; code?: string | null },
) => Promise<Result<{ id: string; isOfMyOrganisation: boolean }, "not_found" | "locked">>;

type Opened = { readonly id: string; readonly isOfMyOrganisation: boolean };

/** An invoice for whom it is theirs. One of somebody else does not exist for whoever asks. */
export async function invoiceFile(
  ctx: Context,
  { number, reference, code }: ParsedOf<typeof invoiceDocumentsContract.invoiceFile>,
  openBooking: OpenBooking,
) {
  if (number && !reference) {
    const own = await documentByNumber(ctx, number.toUpperCase());
    return own ? saved(await drawDocument(ctx, own.id)) : refuse("not_found");
  }
  if (!reference) return refuse("not_found");
  const opened = await openBooking(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const found = number
    ? await findDocumentOfBooking(ctx.db, opened.value.id, number.toUpperCase())
    : await findInvoiceOfBooking(ctx.db, opened.value.id);
  if (!found || !maySee(ctx, opened.value, found.organisationId)) return refuse("not_found");
  return saved(await drawDocument(ctx, found.id));
}

/** That a payment arrived, for whoever may see its booking. */
export async function receiptFile(
  ctx: Context,
  { reference, code, payment_id }: ParsedOf<typeof invoiceDocumentsContract.receiptFile>,
  openBooking: OpenBooking,
) {
  if (!reference) return refuse("not_found");
  const opened = await openBooking(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const received = await findReceivedPayments(ctx.db, opened.value.id);
  const payment = payment_id ? received.find(({ id }) => id === payment_id) : received[0];
  return payment ? saved(await drawReceipt(ctx, opened.value.id, payment)) : refuse("not_found");
}

/** The office's own, drafts too. */
export async function downloadInvoice(ctx: Context, { id }: { id: string }) {
  return saved(await drawDocument(ctx, id));
}

async function documentByNumber(ctx: Context, number: string) {
  if (isStaff(ctx)) return findDocumentByNumber(ctx.db, number);
  return ctx.actor.kind === "person" ? findOwnDocument(ctx.db, number, ctx.actor.userId) : undefined;
}

const isStaff = (ctx: Context) => mayDo("view_invoices", partiesOf(ctx.actor), "other");

/** What an organisation pays is not shown to the guest who has the booking's code. */
const maySee = (ctx: Context, { isOfMyOrganisation }: Opened, organisationId: string | null) =>
  organisationId === null || isOfMyOrganisation || isStaff(ctx);

const saved = (file: DrawnFile | undefined) =>
  file ? accept({ ...file, content: file.content.toString("base64") }) : refuse("not_found");
