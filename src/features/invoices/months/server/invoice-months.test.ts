import { expect, test } from "vitest";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invoiceMonths } from "./invoice-months.ts";

test("a month totals what was invoiced in it, and can be locked only once it is over", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    await anIssuedInvoice(ctx);
    await anIssuedInvoice(ctx);
    const month = { month: "2026-11", invoices: 2, credit_notes: 0, invoiced_cents: 60_000, locked_at: null };
    expect(await invoiceMonths(ctx)).toMatchObject({ value: { months: [{ ...month, can_lock: false }] } });
    const december = { ...ctx, now: new Date("2026-12-02T08:00:00Z") };
    expect(await invoiceMonths(december)).toMatchObject({ value: { months: [{ ...month, can_lock: true }] } });
  }));
