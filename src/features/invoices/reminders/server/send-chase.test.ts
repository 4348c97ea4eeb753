import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendChase } from "./send-chase.ts";

const due = localDate("2026-11-20");

async function anInvoice(ctx: Context, changes: Partial<typeof invoices.$inferInsert> = {}) {
  const row = {
    id: newId(),
    number: "INV-2026-00001",
    state: "sent" as const,
    version: 1,
    buyerName: "Blue Crane",
    buyerEmail: "accounts@example.com",
    totalCents: 100_000,
    issuedAt: testNow,
    dueOn: due,
    createdAt: testNow,
    ...changes,
  };
  await ctx.db.insert(invoices).values(row);
  return row;
}

test("the reminder has the document, the amount and the days overdue; none is sent once it is paid", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await anInvoice(ctx, { state: "overdue", paidCents: 40_000 });
    const late = { ...ctx, now: momentOf(addDays(due, 7), localTime("07:05")) };
    await sendChase(late, { type: "invoice.chased", invoiceId: id, step: "dunning_1" });
    expect(world.emails).toMatchObject([
      {
        key: "invoice-chase:INV-2026-00001:dunning_1",
        to: "accounts@example.com",
        subject: "Second reminder: invoice INV-2026-00001",
        attachments: [{ name: "INV-2026-00001.pdf" }],
      },
    ]);
    await ctx.db.update(invoices).set({ state: "paid", paidCents: 100_000 });
    await sendChase(late, { type: "invoice.chased", invoiceId: id, step: "dunning_2" });
    expect(world.emails).toHaveLength(1);
  }));
