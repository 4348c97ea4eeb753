import { localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "./move-invoice.ts";
import { lockLateInvoices } from "./store.ts";

/** Every morning: what was to be paid by yesterday and is not, is overdue. */
export async function markOverdue(ctx: Context): Promise<void> {
  const late = await lockLateInvoices(ctx.db, localDateOf(ctx.now));
  for (const { id } of late) await moveInvoice(ctx, { id, to: "overdue", reason: "Not paid by the day it was due" });
}
