import { expect, test } from "vitest";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { refundCredit } from "#features/payments/bank/server/refund-credit.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import {
  anAccountWithInvoices as anAccount,
  thandisStatement as thandi,
} from "#testing/builders/money/an-account-with-invoices.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { accountStatement } from "./account-statement.ts";

test("a statement has an opening balance, entries, a closing balance and ageing, without drafts or others' documents", () =>
  inTransaction(async (ctx) => {
    await anAccount(ctx);
    const result = await accountStatement(ctx, thandi);
    expect(result).toMatchObject({
      value: {
        account: { name: "Thandi Mokoena", email: "thandi@example.com" },
        opening_cents: 100_000,
        invoiced_cents: 210_000,
        credited_cents: -40_000,
        paid_cents: -40_000,
        closing_cents: 230_000,
        ageing: [{ open_cents: 170_000 }, {}, { band: "days_31_60", open_cents: 60_000 }, {}, {}],
      },
    });
    expect(
      result.ok && result.value.rows.map(({ number, kind, balance_cents }) => [number, kind, balance_cents]),
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

test("credit is listed when received, and lowers the closing balance", () =>
  inTransaction(async (transaction) => {
    const { ctx, first } = await aCustomerWithCredit(transaction);
    await billConfirmed(ctx, { type: "booking.confirmed", reference: first.reference });
    const account = `customer:${first.email}`;
    const result = await accountStatement(ctx, { account, from: "2026-11-01", until: "2026-11-30" });
    expect(result.ok && result.value.rows).toContainEqual(
      expect.objectContaining({ on: "2026-11-18", kind: "payment", amount_cents: -50_000, invoice_id: "" }),
    );
    expect(result).toMatchObject({ value: { closing_cents: -50_000 } });
  }));

test("a credit refund has its own row on its date; the receipt stays, also on earlier statements", () =>
  inTransaction(async (transaction) => {
    const { ctx, first, credit } = await aCustomerWithCredit(transaction);
    await billConfirmed(ctx, { type: "booking.confirmed", reference: first.reference });
    const account = `customer:${first.email}`;
    const refund = (day: string, amount_cents: number) =>
      refundCredit(
        { ...ctx, now: new Date(`${day}T10:00:00Z`) },
        { payment_id: credit.id, amount_cents, reason: "asked" },
      );
    expect(await refund("2026-12-03", 20_000)).toMatchObject({ ok: true });
    expect(await refund("2026-12-10", 30_000)).toMatchObject({ ok: true });

    const november = await accountStatement(ctx, { account, from: "2026-11-01", until: "2026-11-30" });
    expect(november).toMatchObject({ value: { closing_cents: -50_000 } });
    const december = await accountStatement(ctx, { account, from: "2026-12-01", until: "2026-12-31" });
    expect(december).toMatchObject({
      value: {
        opening_cents: -50_000,
        rows: [
          { on: "2026-12-03", kind: "refund", amount_cents: 20_000, balance_cents: -30_000 },
          { on: "2026-12-10", kind: "refund", amount_cents: 30_000, balance_cents: 0 },
        ],
        closing_cents: 0,
      },
    });
  }));
