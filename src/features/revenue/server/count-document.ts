import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteBookings, rewriteInvoice } from "./store.ts";
import { findBilledBookings, findDocument } from "./views.ts";

/** Counts an issued invoice or credit note: its VAT, and its revenue if it has no booking. */
export async function countDocument(ctx: Context, { invoiceId }: EventOf<"invoice.issued">): Promise<void> {
  const document = await findDocument(ctx.db, invoiceId);
  const billed = document?.bookingId ? [document.bookingId] : await findBilledBookings(ctx.db, invoiceId);
  if (billed.length > 0) await rewriteBookings(ctx.db, billed, ctx.now);
  else if (document) await rewriteInvoice(ctx.db, document.creditsId ?? document.id, ctx.now);
}
