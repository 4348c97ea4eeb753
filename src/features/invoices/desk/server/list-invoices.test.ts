import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { exportInvoices } from "./export-invoices.ts";
import { listInvoices } from "./list-invoices.ts";

test("the list has pages, filters and a search, and a CSV export whose amounts are numbers", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    for (const _ of [1, 2, 3]) await anIssuedInvoice(ctx);
    const first = await listInvoices(ctx, { search: "", size: 2 });
    const after = first.ok ? first.value.next : null;
    const second = await listInvoices(ctx, { search: "", size: 2, after });
    const numbers = [first, second].flatMap((page) => (page.ok ? page.value.invoices.map(({ number }) => number) : []));
    expect(numbers).toEqual(["INV-2026-00003", "INV-2026-00002", "INV-2026-00001"]);
    const resultsOf = async (filter: object) => {
      const page = await listInvoices(ctx, { search: "", size: 50, ...filter });
      return page.ok ? page.value.invoices.length : 0;
    };
    expect([
      await resultsOf({ search: "crane" }),
      await resultsOf({ search: "00002" }),
      await resultsOf({ states: ["paid"] }),
      await resultsOf({ until: "2026-11-19" }),
      await resultsOf({ from: "2026-11-20", until: "2026-11-20" }),
    ]).toEqual([3, 1, 0, 0, 3]);
    const [one] = numbers;
    await ctx.db.update(invoices).set({ buyerName: "=1+1", kind: "credit_note", issuedAt: testNow });
    const file = await exportInvoices(ctx, { search: one ?? "" });
    const csv = file.ok ? Buffer.from(file.value.content, "base64").toString() : "";
    expect(csv).toContain("-300.00");
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain("'-");
  }));
