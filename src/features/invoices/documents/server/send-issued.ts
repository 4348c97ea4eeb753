import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import { writeInvoiceEmail } from "../../server/write-invoice-email.ts";
import { findUnsentBeside } from "./views.ts";

/** Sends a numbered document to its buyer, together with others issued at the same time. */
export async function sendIssued(ctx: Context, { invoiceId, isCarried }: EventOf<"invoice.issued">): Promise<void> {
  // The booking’s email attaches it.
  if (isCarried) return;
  const invoice = await lockInvoice(ctx.db, invoiceId);
  // Already sent, by our team or with another document.
  if (!invoice || invoice.sentAt) return;
  const ids = (await findUnsentBeside(ctx.db, invoice)).map(({ id }) => id);
  await writeInvoiceEmail(ctx, ids, 1);
  for (const id of ids) {
    const one = await lockInvoice(ctx.db, id);
    if (one)
      await moveInvoice(ctx, { id, to: one.state === "issued" ? "sent" : one.state, changes: { sentAt: ctx.now } });
  }
}
