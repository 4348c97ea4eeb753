import { describe, expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readInvoice } from "./read-invoice.ts";
import { recordInvoicePayment } from "./record-invoice-payment.ts";

const paid = { method: "transfer", paid_on: "2026-11-20", note: "FNB line 12" } as const;

describe("money manually", () => {
  test("counts up to the open amount, for the version on the screen, and is recorded", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const { id, version } = await anIssuedInvoice(ctx);
      const pay = (amount_cents: number, seen: number) =>
        recordInvoicePayment(ctx, { ...paid, id, version: seen, amount_cents });
      expect(await pay(30_001, version)).toMatchObject({ reason: "more_than_open", details: { open_cents: 30_000 } });
      const part = await pay(10_000, version);
      expect(part).toMatchObject({ value: { state: "part_paid" } });
      expect(await pay(10_000, version)).toMatchObject({
        reason: "changed_meanwhile",
        details: { invoice: { id, state: "part_paid", paid_cents: 10_000 } },
      });
      expect(await pay(20_000, part.ok ? part.value.version : 0)).toMatchObject({ value: { state: "paid" } });
      expect(await readInvoice(ctx, { id })).toMatchObject({
        value: { open_cents: 0, payments: [{ by: "Naledi", note: "FNB line 12" }, {}] },
      });
      const entries = await ctx.db.select({ action: auditLog.action }).from(auditLog);
      expect(entries.filter(({ action }) => action === "invoice.payment_recorded")).toHaveLength(2);
    }));
});
