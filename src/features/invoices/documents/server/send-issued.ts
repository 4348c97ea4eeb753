import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import { writeInvoiceEmail } from "../../server/write-invoice-email.ts";
import { findUnsentBeside } from "./views.ts";

/** Once a document has its number it goes to its buyer, with what was issued to them in the same moment. */
export async function sendIssued(ctx: Context, { invoiceId, isCarried }: EventOf<"invoice.issued">): Promise<void> {
  // An email about the booking takes it along.
  if (isCarried) return;
  const invoice = await lockInvoice(ctx.db, invoiceId);
  // Our team may have been faster, or the email of the document beside it.
  if (!invoice || invoice.sentAt) return;
  const ids = (await findUnsentBeside(ctx.db, invoice)).map(({ id }) => id);
  await writeInvoiceEmail(ctx, ids, 1);
  for (const id of ids) {
    const one = await lockInvoice(ctx.db, id);
    if (one)
      await moveInvoice(ctx, { id, to: one.state === "issued" ? "sent" : one.state, changes: { sentAt: ctx.now } });
  }
}
