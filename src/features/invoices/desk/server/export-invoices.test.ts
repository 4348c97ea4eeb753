import { expect, test } from "vitest";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { exportInvoices } from "./export-invoices.ts";

test("the CSV has a row for each invoice in the filter, and only its header for none", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const { number } = await anIssuedInvoice(ctx);
    await anIssuedInvoice(ctx);
    const linesFor = async (search: string) => {
      const { value } = await exportInvoices(ctx, { search });
      return Buffer.from(value.content, "base64").toString().trim().split("\n");
    };
    expect(await linesFor("")).toHaveLength(3);
    const [, only] = await linesFor(number);
    expect(only).toContain(number);
    expect(only).toContain("300.00");
    expect(await linesFor("no such customer")).toHaveLength(1);
  }));
