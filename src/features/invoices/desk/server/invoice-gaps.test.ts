import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invoiceGaps } from "./invoice-gaps.ts";

test("a missing number in a series is reported", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const issued = [await anIssuedInvoice(ctx), await anIssuedInvoice(ctx), await anIssuedInvoice(ctx)];
    expect(await invoiceGaps(ctx)).toMatchObject({ value: { series: [{ documents: 3, missing: [] }] } });
    await ctx.db
      .update(invoices)
      .set({ number: "INV-2026-00009" })
      .where(eq(invoices.id, issued[1]?.id ?? ""));
    const { value } = await invoiceGaps(ctx);
    expect(value.series[0]?.missing).toContain("INV-2026-00002");
  }));
