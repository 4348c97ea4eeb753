import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "./move-invoice.ts";
import { lockInvoice } from "./store.ts";
import { writeLetter } from "./write-letter.ts";

/** Once a document has its number it goes to its buyer. */
export async function sendIssued(ctx: Context, { invoiceId }: EventOf<"invoice.issued">): Promise<void> {
  const invoice = await lockInvoice(ctx.db, invoiceId);
  // The office may have been faster.
  if (!invoice || invoice.sentAt) return;
  await writeLetter(ctx, invoiceId, 1);
  const to = invoice.state === "issued" ? "sent" : invoice.state;
  await moveInvoice(ctx, { id: invoiceId, to, changes: { sentAt: ctx.now } });
}
