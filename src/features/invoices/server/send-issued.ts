import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findUnsentBeside } from "./document-views.ts";
import { moveInvoice } from "./move-invoice.ts";
import { lockInvoice } from "./store.ts";
import { writeEmail } from "./write-email.ts";

/** Once a document has its number it goes to its buyer, with what was issued to them in the same moment. */
export async function sendIssued(ctx: Context, { invoiceId, isCarried }: EventOf<"invoice.issued">): Promise<void> {
  // An email about the booking takes it along.
  if (isCarried) return;
  const invoice = await lockInvoice(ctx.db, invoiceId);
  // The office may have been faster, or the email of the document beside it.
  if (!invoice || invoice.sentAt) return;
  const ids = (await findUnsentBeside(ctx.db, invoice)).map(({ id }) => id);
  await writeEmail(ctx, ids, 1);
  for (const id of ids) {
    const one = await lockInvoice(ctx.db, id);
    if (one)
      await moveInvoice(ctx, { id, to: one.state === "issued" ? "sent" : one.state, changes: { sentAt: ctx.now } });
  }
}
