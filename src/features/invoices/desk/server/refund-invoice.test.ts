import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankAllocations, bankLines } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { customerCredits } from "#features/payments/bank/server/customer-credits.ts";
import { importBankLines } from "#features/payments/bank/server/import-bank-lines.ts";
import { matchBankLine } from "#features/payments/bank/server/match-bank-line.ts";
import { unmatchBankLine } from "#features/payments/bank/server/unmatch-bank-line.ts";
import type { Context } from "#platform/context.ts";
import { aDrivenMonth } from "#testing/builders/companies/a-driven-month.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { issueMonthInvoices } from "../../monthly/server/issue-month-invoices.ts";
import { gatherStatement } from "../../statements/server/gather-statement.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { readInvoice } from "./read-invoice.ts";
import { recordInvoicePayment } from "./record-invoice-payment.ts";
import { refundInvoice } from "./refund-invoice.ts";

const bookkeeping = bookkeepingOf(reactions);
const paid = { method: "transfer" as const, paid_on: "2026-11-20", note: "" };
const period = { from: localDate("2026-10-01"), until: localDate("2026-12-31") };

const opened = async (ctx: Context, id: string) => {
  const invoice = await readInvoice(ctx, { id });
  if (!invoice.ok) throw new Error(invoice.reason);
  return invoice.value;
};

const refundOf = async (ctx: Context, id: string, amount_cents: number) =>
  refundInvoice(ctx, { id, version: (await opened(ctx, id)).version, amount_cents, reason: "They closed the account" });

/** A month of this amount, invoiced and paid, with R500 credited. */
async function anOverpaidMonth(transaction: Context, follow: (ctx: Context) => Promise<void>, totalCents = 120_000) {
  const month = await aDrivenMonth(transaction);
  const { ctx, company, driven, monthly } = month;
  const { reference } = await driven("2026-10-05", { totalCents });
  await issueMonthInvoices(ctx);
  await follow(ctx);
  const [{ id = "", version = 0 } = {}] = await monthly();
  await recordInvoicePayment(ctx, { id, version, amount_cents: totalCents, ...paid });
  await follow(ctx);
  const credit = async (amount_cents: number) =>
    creditInvoice(ctx, { id, version: (await opened(ctx, id)).version, reference, amount_cents, reason: "Waited" });
  expect(await credit(50_000)).toMatchObject({ ok: true });
  await follow(ctx);
  const statement = async () => (await gatherStatement(ctx, { organisationId: company }, period))?.statement;
  return { ...month, id, credit, statement };
}

test("a company’s overpayment of its last month is refunded in parts, is on the statement, and no later month uses it", () =>
  inTransaction(async (transaction, world) => {
    const follow = (at: Context) => followEvents(at, world, { reactions: bookkeeping });
    const { ctx, id, driven, monthly, statement } = await anOverpaidMonth(transaction, follow);
    expect(await opened(ctx, id)).toMatchObject({ refundable_cents: 50_000, open_cents: 0 });
    expect((await customerCredits(ctx)).value).toMatchObject({
      overpaid: [{ invoice_id: id, left_cents: 50_000 }],
      total_cents: 50_000,
    });
    expect(await refundOf(ctx, id, 50_001)).toMatchObject({
      reason: "more_than_overpaid",
      details: { overpaid_cents: 50_000 },
    });
    expect(await refundOf(ctx, id, 30_000)).toMatchObject({ ok: true });
    await follow(ctx);
    expect((await statement())?.closing).toBe(-20_000);
    expect(await refundOf(ctx, id, 20_000)).toMatchObject({ value: { state: "paid" } });
    await follow(ctx);
    expect(await opened(ctx, id)).toMatchObject({ refundable_cents: 0, paid_cents: 70_000 });
    expect((await statement())?.rows.filter(({ kind }) => kind === "refund")).toMatchObject([
      { text: "Refunded by bank transfer", amount: 30_000 },
      { text: "Refunded by bank transfer", amount: 20_000 },
    ]);
    expect((await statement())?.closing).toBe(0);

    await driven("2026-11-02", { totalCents: 80_000 });
    const later = { ...ctx, now: new Date("2026-12-01T03:30:00Z") };
    await issueMonthInvoices(later);
    await follow(later);
    expect((await monthly()).map(({ paidCents }) => paidCents)).toEqual([70_000, 0]);
    expect((await customerCredits(ctx)).value).toEqual({ credits: [], overpaid: [], total_cents: 0 });
  }));

test("above R5 000, even in two halves, the person who recorded or credited the money cannot refund it", () =>
  inTransaction(async (transaction, world) => {
    const follow = (at: Context) => followEvents(at, world, { reactions: bookkeeping });
    const { ctx, id, credit } = await anOverpaidMonth(transaction, follow, 900_000);
    await credit(450_001);
    await follow(ctx);
    expect(await refundOf(ctx, id, 500_001)).toMatchObject({ reason: "same_person" });
    expect(await refundOf(ctx, id, 300_000)).toMatchObject({ ok: true });
    expect(await refundOf(ctx, id, 200_001)).toMatchObject({ reason: "same_person" });
    const other = await askingAs(ctx, { name: "Sipho", email: "sipho@example.com", roles: ["admin"] });
    expect(await refundOf(other, id, 200_001)).toMatchObject({ ok: true });
  }));

test("an invoice credited after payment is refunded; its bank line cannot be unmatched then", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const { id, number } = await anIssuedInvoice(ctx);
    const line = { booked_on: localDate("2026-11-18"), amount_cents: 30_000, bank_id: null, nth: 1 };
    const lines = [{ ...line, description: "EFT" }];
    await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines });
    const [read] = await ctx.db.select().from(bankLines);
    const parts = [{ kind: "invoice" as const, key: number, amount_cents: 30_000 }];
    await matchBankLine(ctx, { id: read?.id ?? "", parts });
    await followEvents(ctx, world, { reactions: bookkeeping });
    await creditInvoice(ctx, { id, version: (await opened(ctx, id)).version, reason: "Never driven" });
    expect(await opened(ctx, id)).toMatchObject({ state: "credited", refundable_cents: 30_000 });
    expect(await refundOf(ctx, id, 30_000)).toMatchObject({ value: { state: "credited" } });
    const [part] = await ctx.db
      .select()
      .from(bankAllocations)
      .where(eq(bankAllocations.bankLineId, read?.id ?? ""));
    const undo = { allocation_id: part?.id ?? "", reason: "Another customer’s" };
    expect(await unmatchBankLine(ctx, undo)).toMatchObject({ reason: "refunded" });
  }));
