import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import {
  anAccountWithInvoices as anAccount,
  aStatementInvoice as anInvoice,
  onDay as on,
} from "#testing/builders/money/an-account-with-invoices.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invoiceAccounts } from "./invoice-accounts.ts";

test("accounts that owe come first, overdue ones before others; a search also finds those that owe nothing", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    await ctx.db.insert(invoices).values(
      anInvoice("INV-2026-00009", on("2026-10-06"), 70_000, {
        state: "paid",
        paidCents: 70_000,
        buyerName: "Zola",
        buyerEmail: "zola@example.com",
      }),
    );
    const keys = async (search: string) => {
      const result = await invoiceAccounts(ctx, { search });
      return result.ok
        ? result.value.accounts.map(({ key, open_cents, late_cents }) => [key, open_cents, late_cents])
        : [];
    };
    expect(await keys("")).toEqual([
      ["customer:thandi@example.com", 230_000, 230_000],
      ["customer:pieter@example.com", 50_000, 50_000],
    ]);
    expect(await keys("zol")).toEqual([["customer:zola@example.com", 0, 0]]);
  }));
