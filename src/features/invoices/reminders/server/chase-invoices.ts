import { type ChasedInvoice, chaseDays, nextChase } from "#domain/invoice/invoice-chasing.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import type { InvoiceRow } from "../../server/store.ts";
import { lockLateInvoices } from "./store.ts";

/** Every morning, moves overdue invoices to the next reminder and notifies their buyers. */
export async function chaseInvoices(ctx: Context): Promise<void> {
  const today = localDateOf(ctx.now);
  let late = await lockLateInvoices(ctx.db, today);
  // Each step records the day, so that one run never handles an invoice twice.
  while (late.length > 0) {
    for (const invoice of late) await chase(ctx, invoice, today);
    late = await lockLateInvoices(ctx.db, today);
  }
}

async function chase(ctx: Context, invoice: InvoiceRow, today: LocalDate): Promise<void> {
  const step = nextChase(describeChased(invoice), today);
  if (!step) throw new Error(`Invoice ${invoice.number} was found late and is not.`);
  const reason = `Not paid ${chaseDays[step] === 1 ? "by the day it was due" : `${chaseDays[step]} days after it was due`}`;
  await moveInvoice(ctx, { id: invoice.id, to: step, reason, changes: { chasedOn: today } });
  if (invoice.isChased) await ctx.emit({ type: "invoice.chased", invoiceId: invoice.id, step });
  if (step !== "suspended_account") return;
  await ctx.emit({
    type: "task.wanted",
    kind: "account_suspended",
    subjectKind: "invoice",
    subjectId: invoice.id,
    title: `${invoice.number} of ${invoice.buyerName} is 30 days late: call them`,
    dueAt: null,
  });
}

const day = (kept: string | null) => (kept === null ? null : localDate(kept));

const describeChased = (row: InvoiceRow): ChasedInvoice => ({
  ...row,
  dueOn: localDate(row.dueOn),
  promisedOn: day(row.promisedOn),
  chasedOn: day(row.chasedOn),
});
