import { invoiceMoves, invoicePayments, invoices } from "#db/schema/invoices.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type Row = typeof invoices.$inferInsert;

export const onDay = (day: string) => new Date(`${day}T10:00:00Z`);

export const aStatementInvoice = (number: string, issuedAt: Date, totalCents: number, changes: Partial<Row> = {}) => ({
  id: newId(),
  number,
  state: "sent" as const,
  totalCents,
  issuedAt,
  dueOn: "2026-11-04",
  createdAt: testNow,
  buyerName: "Thandi Mokoena",
  buyerEmail: "thandi@example.com",
  ...changes,
});

export const october = { from: "2026-10-01", until: "2026-10-31" };

export const thandisStatement = { account: "customer:thandi@example.com", ...october };

/** September: R1 000, of which R400 is paid. October: R2 000, of which R300 is credited and R100 written off. */
export async function anAccountWithInvoices(ctx: Context) {
  const first = aStatementInvoice("INV-2026-00001", onDay("2026-09-10"), 100_000, {
    paidCents: 40_000,
    dueOn: "2026-09-10",
  });
  const second = aStatementInvoice("INV-2026-00002", onDay("2026-10-05"), 200_000, { creditedCents: 30_000 });
  const note = aStatementInvoice("CN-2026-00001", onDay("2026-10-12"), 30_000, {
    kind: "credit_note",
    creditsId: second.id,
  });
  const statementInvoice = aStatementInvoice("INV-2026-00003", onDay("2026-10-06"), 10_000, { state: "written_off" });
  const draft = aStatementInvoice("DRAFT-1", onDay("2026-10-06"), 999_999, { state: "draft" });
  const other = aStatementInvoice("INV-2026-00004", onDay("2026-10-06"), 50_000, { buyerEmail: "pieter@example.com" });
  await ctx.db.insert(invoices).values([first, second, statementInvoice, draft, other]);
  await ctx.db.insert(invoices).values(note);
  const money = { id: newId(), invoiceId: first.id, amountCents: 40_000, method: "transfer", recordedBy: "system" };
  await ctx.db.insert(invoicePayments).values({ ...money, paidOn: "2026-10-02", createdAt: testNow });
  await ctx.db.insert(invoiceMoves).values({
    id: newId(),
    invoiceId: statementInvoice.id,
    fromState: "sent",
    toState: "written_off",
    actor: "system",
    createdAt: onDay("2026-10-20"),
  });
}
