import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answerFile } from "../../server/draw-document.ts";
import type { invoiceDocumentsContract } from "../contract.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { findReceivedPayments } from "./views.ts";

/** A payment’s receipt, for anyone who may see its booking. */
export async function receiptFile(
  ctx: Context,
  { reference, code, payment_id }: ParsedOf<typeof invoiceDocumentsContract.receiptFile>,
) {
  if (!reference) return refuse("not_found");
  const opened = await ctx.bookings.open(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const received = await findReceivedPayments(ctx.db, opened.value.id);
  const payment = payment_id ? received.find(({ id }) => id === payment_id) : received[0];
  return payment ? answerFile(await drawReceipt(ctx, opened.value.id, payment)) : refuse("not_found");
}
