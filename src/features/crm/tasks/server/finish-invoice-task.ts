import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTasksOfInvoice } from "../../server/task-store.ts";

/** Nothing is left of what was paid too much: no one has to refund it. */
export async function finishInvoiceTask(ctx: Context, { invoiceId }: EventOf<"invoice.overpayment_settled">) {
  await finishTasksOfInvoice(ctx.db, invoiceId, { at: ctx.now, by: null });
}
