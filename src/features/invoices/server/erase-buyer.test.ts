import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { noRecords } from "#platform/erasures.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { eraseBuyer } from "./erase-buyer.ts";

const anInvoice = (number: string, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
  id: newId(),
  number,
  state: "issued" as const,
  buyerName: "Thandi Mokoena",
  buyerEmail: "thandi@example.com",
  totalCents: 115_000,
  vatCents: 15_000,
  issuedAt: testNow,
  dueOn: "2026-12-20",
  createdAt: testNow,
  ...changes,
});

test("erasing a buyer, even twice, keeps the invoices’ number, date and amount", () =>
  inTransaction(async (ctx) => {
    const mine = anInvoice("INV-2026-00001");
    await ctx.db.insert(invoices).values([mine, anInvoice("INV-2026-00002", { buyerEmail: "pieter@example.com" })]);
    const person = { userId: null, email: "Thandi@example.com", records: { ...noRecords, invoices: [mine.id] } };
    await eraseBuyer(ctx, person);
    await eraseBuyer(ctx, person);
    const rows = await ctx.db.select().from(invoices).orderBy(invoices.number);
    expect(rows).toMatchObject([
      { buyerName: "Erased", buyerEmail: "erased@erased.invalid", totalCents: 115_000, issuedAt: testNow },
      { buyerName: "Thandi Mokoena", buyerEmail: "pieter@example.com" },
    ]);
  }));
