import { expect, test } from "vitest";
import { anAccountWithInvoices, thandisStatement } from "#testing/builders/money/an-account-with-invoices.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { accountStatementFile } from "./account-statement-file.ts";

test("the file is called by its period; an account that was never billed has none", () =>
  inTransaction(async (ctx) => {
    await anAccountWithInvoices(ctx);
    expect(await accountStatementFile(ctx, thandisStatement)).toMatchObject({
      value: { name: "statement-2026-10-01-2026-10-31.pdf", type: "application/pdf" },
    });
    expect(
      await accountStatementFile(ctx, { ...thandisStatement, account: "customer:nobody@example.com" }),
    ).toMatchObject({ reason: "not_found" });
  }));
