import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { invoiceLinkKind } from "../../contract.ts";
import { answerFile, drawDocument } from "../../server/draw-document.ts";
import type { invoiceDocumentsContract } from "../contract.ts";
import {
  findDocumentByNumber,
  findDocumentInPlace,
  findDocumentOfBooking,
  findInvoiceOfBooking,
  findOwnDocument,
} from "./views.ts";

type Opened = { readonly id: string; readonly isOfMyOrganisation: boolean };

/** An invoice for its owner; anyone else gets “not found”. */
export async function invoiceFile(
  ctx: Context,
  { number, reference, code, token }: ParsedOf<typeof invoiceDocumentsContract.invoiceFile>,
) {
  if (token) return fileByLink(ctx, token);
  if (number && !reference) {
    const own = await documentByNumber(ctx, number.toUpperCase());
    return own ? answerFile(await drawDocument(ctx, own.id)) : refuse("not_found");
  }
  if (!reference) return refuse("not_found");
  const opened = await ctx.bookings.open(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const document = number
    ? await findDocumentOfBooking(ctx.db, opened.value.id, number.toUpperCase())
    : await findInvoiceOfBooking(ctx.db, opened.value.id);
  if (!document || !maySee(ctx, opened.value, document.organisationId)) return refuse("not_found");
  return answerFile(await drawDocument(ctx, document.id));
}

/** The link’s document: the current version of a reissued invoice, and neither drafts nor bookings’ invoices. */
async function fileByLink(ctx: Context, token: string) {
  const id = idInToken(ctx, invoiceLinkKind, token);
  const result = id && (await findDocumentInPlace(ctx.db, id));
  const isShown = result && result.bookingReference === null && result.invoice.state !== "draft";
  return isShown ? answerFile(await drawDocument(ctx, result.invoice.id)) : refuse("not_found");
}

async function documentByNumber(ctx: Context, number: string) {
  if (isStaff(ctx)) return findDocumentByNumber(ctx.db, number);
  return ctx.actor.kind === "person" ? findOwnDocument(ctx.db, number, ctx.actor.userId) : undefined;
}

const isStaff = (ctx: Context) => mayDo("view_invoices", partiesOf(ctx.actor), "other");

/** An organisation’s invoice is not shown to a guest who has the booking's code. */
const maySee = (ctx: Context, { isOfMyOrganisation }: Opened, organisationId: string | null) =>
  organisationId === null || isOfMyOrganisation || isStaff(ctx);
