import { expect, test } from "vitest";
import { anAccountWithInvoices, thandisStatement } from "#testing/builders/money/an-account-with-invoices.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { accountStatementFile } from "./account-statement-file.ts";

test("the file is named after its period; an account without invoices has none", () =>
  inTransaction(async (ctx) => {
    await anAccountWithInvoices(ctx);
    expect(await accountStatementFile(ctx, { ...thandisStatement, format: "pdf" })).toMatchObject({
      value: { name: "statement-2026-10-01-2026-10-31.pdf", type: "application/pdf" },
    });
    expect(
      await accountStatementFile(ctx, { ...thandisStatement, account: "customer:nobody@example.com", format: "pdf" }),
    ).toMatchObject({ reason: "not_found" });
  }));

test("in the table, the rows add up from the opening to the closing balance", () =>
  inTransaction(async (ctx) => {
    await anAccountWithInvoices(ctx);
    const saved = await accountStatementFile(ctx, { ...thandisStatement, format: "csv" });
    const text = Buffer.from(saved.ok ? saved.value.content : "", "base64").toString();
    const rows = text
      .slice(1)
      .trim()
      .split("\r\n")
      .map((row) => row.split(","));
    expect(rows[0]).toEqual("Account,Date,Type,Number,Text,Amount,Balance".split(","));
    const cents = (value: string | undefined) => Math.round(Number(value) * 100);
    const [opening, ...moved] = rows.slice(1, -1);
    const added = moved.reduce((sum, row) => sum + cents(row.at(-2)), cents(opening?.at(-1)));
    expect(moved.length).toBeGreaterThan(1);
    expect(added).toBe(cents(rows.at(-1)?.at(-1)));
    expect(rows.at(-1)?.slice(1, 3)).toEqual(["2026-10-31", "Closing balance"]);
  }));
