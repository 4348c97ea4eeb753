import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { auditLog } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { invoiceMonths } from "./invoice-months.ts";
import { lockMonth } from "./lock-month.ts";
import { unlockMonth } from "./unlock-month.ts";

const october = new Date("2026-10-31T21:30:00Z");

const anInvoice = (number: string, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
  id: newId(),
  number,
  state: "sent" as const,
  totalCents: 115_000,
  vatCents: 15_000,
  buyerName: "Blue Crane",
  buyerEmail: "accounts@example.com",
  issuedAt: october,
  dueOn: "2026-11-30",
  createdAt: testNow,
  ...changes,
});

const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

test("a past month is locked once, and unlocked with a recorded reason", () =>
  inTransaction(async (transaction) => {
    const ctx = await team(transaction);
    await ctx.db
      .insert(invoices)
      .values([
        anInvoice("INV-2026-00001"),
        anInvoice("CN-2026-00001", { kind: "credit_note", totalCents: 23_000, vatCents: 3_000 }),
        anInvoice("INV-2026-00002", { issuedAt: new Date("2026-10-31T22:30:00Z") }),
      ]);
    expect(await lockMonth(ctx, { month: "2026-11" })).toMatchObject({ reason: "not_over" });
    expect(await lockMonth(ctx, { month: "2026-10" })).toMatchObject({ ok: true });
    expect(await lockMonth(ctx, { month: "2026-10" })).toMatchObject({ reason: "locked_already" });
    expect(await invoiceMonths(ctx)).toMatchObject({
      value: {
        months: [
          { month: "2026-11", invoices: 1, locked_at: null, can_lock: false },
          {
            month: "2026-10",
            invoices: 1,
            credit_notes: 1,
            invoiced_cents: 115_000,
            credited_cents: 23_000,
            vat_cents: 12_000,
            locked_by: "Naledi",
            can_lock: false,
          },
        ],
      },
    });
    expect(await unlockMonth(ctx, { month: "2026-10", reason: "A late bill" })).toMatchObject({ ok: true });
    expect(await unlockMonth(ctx, { month: "2026-10", reason: "Again" })).toMatchObject({ reason: "not_locked" });
    const entries = await ctx.db.select({ action: auditLog.action, reason: auditLog.reason }).from(auditLog);
    expect(entries).toContainEqual({ action: "month.unlocked", reason: "A late bill" });
  }));
