import { expect, test } from "vitest";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import {
  anAccountWithInvoices as anAccount,
  thandisStatement as thandi,
} from "#testing/builders/money/an-account-with-invoices.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { accountStatement } from "./account-statement.ts";

test("a statement opens, counts, closes and ages; drafts and others' documents are not on it", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    const found = await accountStatement(ctx, thandi);
    expect(found).toMatchObject({
      value: {
        account: { name: "Thandi Mokoena", email: "thandi@example.com" },
        ...{ opening_cents: 100_000, invoiced_cents: 210_000, credited_cents: -40_000, paid_cents: -40_000 },
        closing_cents: 230_000,
        ageing: [{ open_cents: 170_000 }, {}, { band: "days_31_60", open_cents: 60_000 }, {}, {}],
      },
    });
    expect(
      found.ok && found.value.rows.map(({ number, kind, balance_cents }) => [number, kind, balance_cents]),
    ).toEqual([
      ["INV-2026-00001", "payment", 60_000],
      ["INV-2026-00002", "invoice", 260_000],
      ["INV-2026-00003", "invoice", 270_000],
      ["CN-2026-00001", "credit_note", 240_000],
      ["INV-2026-00003", "write_off", 230_000],
    ]);
    expect(await accountStatement(ctx, { ...thandi, account: "customer:nobody@example.com" })).toMatchObject({
      reason: "not_found",
    });
  }));

test("credit stands on it as received, and closes the account lower", () =>
  inTransaction(async (transaction) => {
    const { ctx, first } = await aCustomerWithCredit(transaction);
    await billConfirmed(ctx, { type: "booking.confirmed", reference: first.reference });
    const account = `customer:${first.email}`;
    const found = await accountStatement(ctx, { account, from: "2026-11-01", until: "2026-11-30" });
    expect(found.ok && found.value.rows).toContainEqual(
      expect.objectContaining({ on: "2026-11-18", kind: "payment", amount_cents: -50_000, invoice_id: "" }),
    );
    expect(found).toMatchObject({ value: { closing_cents: -50_000 } });
  }));
