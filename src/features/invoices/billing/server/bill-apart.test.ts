import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { bankLines, payments, transferProofs } from "#db/schema/payments.ts";
import { localDate } from "#domain/time/local-time.ts";
import { readBooking } from "#features/booking/desk/server/read-booking.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import { importBankLines } from "#features/payments/bank/server/import-bank-lines.ts";
import { matchBankLine } from "#features/payments/bank/server/match-bank-line.ts";
import { matchTargets } from "#features/payments/bank/server/match-targets.ts";
import { bookingMoney } from "#features/payments/cash/server/booking-money.ts";
import { recordBookingPayment } from "#features/payments/cash/server/record-booking-payment.ts";
import { paymentChoice } from "#features/payments/checkout/server/payment-choice.ts";
import { sendTransferProof } from "#features/payments/checkout/server/send-transfer-proof.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { splitBill } from "#features/payments/shares/server/split-bill.ts";
import { verifyTransferProof } from "#features/payments/verification/server/verify-transfer-proof.ts";
import { redeemVoucher } from "#features/payments/vouchers/server/redeem-voucher.ts";
import type { Context } from "#platform/context.ts";
import { aDrivenMonth } from "#testing/builders/companies/a-driven-month.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { writeOffInvoice } from "../../desk/server/write-off-invoice.ts";
import { issueMonthInvoices } from "../../monthly/server/issue-month-invoices.ts";
import { gatherStatement } from "../../statements/server/gather-statement.ts";

const bookkeeping = bookkeepingOf(reactions);
const opening = (reference: string) => ({ reference, code: null });

/** A company’s completed booking, and the ways to pay for it separately. */
async function aMonthsBooking(transaction: Context) {
  const month = await aDrivenMonth(transaction);
  const { ctx } = month;
  const booking = await month.driven("2026-10-30");
  const { reference } = booking;
  const pay = (method: "online" | "transfer") =>
    startPayment(ctx, { ...opening(reference), method, pays_all: false, expected_cents: null });
  const prove = async () =>
    sendTransferProof(ctx, {
      ...opening(reference),
      file: await aSentFile(ctx),
      amount_cents: 50_000,
      paid_on: localDate("2026-11-19"),
      payer: "T Mokoena",
    });
  const record = () =>
    recordBookingPayment(ctx, {
      reference,
      method: "card_machine",
      amount_cents: 50_000,
      expected_open_cents: 50_000,
      reason: "At the desk",
    });
  /** Imports a bank line with this text. */
  const receive = async (description: string) => {
    const line = { booked_on: localDate("2026-11-18"), amount_cents: 50_000, bank_id: null, nth: 1, description };
    await importBankLines(ctx, { import_id: null, name: "fnb.csv", format: "csv", lines: [line] });
    const [row] = await ctx.db.select().from(bankLines).where(eq(bankLines.description, description));
    if (!row) throw new Error("not imported");
    return row;
  };
  return { ...month, booking, reference, pay, prove, record, receive };
}

test("a booking on a monthly invoice can’t be paid separately in any way; the bank line leads to the invoice", () =>
  inTransaction(async (transaction) => {
    const { ctx, reference, pay, prove, record, receive, monthly } = await aMonthsBooking(transaction);
    await pay("transfer");
    const proved = await prove();
    const proofs = await ctx.db.select().from(transferProofs);
    expect(proved).toMatchObject({ ok: true });
    await issueMonthInvoices(ctx);
    const [invoice] = await monthly();

    expect(await paymentChoice(ctx, opening(reference))).toMatchObject({
      value: { phase: "billed", ways: [], split: "no" },
    });
    expect(await pay("online")).toMatchObject({ reason: "billed_monthly" });
    expect(await prove()).toMatchObject({ reason: "billed_monthly" });
    expect(await record()).toMatchObject({ reason: "billed_monthly" });
    expect(await bookingMoney(ctx, { reference })).toMatchObject({
      value: { monthly_invoice: { number: invoice?.number } },
    });
    const part = { number: invoice?.number, is_monthly: true, total_cents: 50_000 };
    expect(await readBooking(ctx, { reference })).toMatchObject({
      value: { invoices: [{ ...part, open_cents: 50_000 }] },
    });
    expect(await readMyBooking(ctx, { reference })).toMatchObject({ value: { invoices: [part], may: { pay: false } } });
    const voucher = await aVoucher(ctx);
    await voucher.pay();
    const voucher_code = (await voucher.show()).code ?? "";
    expect(await redeemVoucher(ctx, { ...opening(reference), voucher_code })).toMatchObject({
      reason: "not_payable",
    });
    const others = [{ name: "Sam", email: "sam@example.com", portions: 1 }];
    expect(await splitBill(ctx, { ...opening(reference), own_portions: 1, others })).toMatchObject({
      reason: "not_payable",
    });
    const [proof] = proofs;
    const [waiting] = await ctx.db.select().from(payments).where(eq(payments.method, "transfer"));
    const input = { id: proof?.id ?? "", version: waiting?.version ?? 0, amount_cents: 50_000, note: "" };
    expect(await verifyTransferProof(ctx, { ...input, despite_reuse: false })).toMatchObject({
      reason: "billed_monthly",
    });

    const line = await receive(`EFT ${reference}`);
    expect(line.allocatedCents, "not matched by the reference alone").toBe(0);
    const targets = await matchTargets(ctx, { line_id: line.id, search: "" });
    expect(targets).toMatchObject({ value: { targets: [{ kind: "invoice", key: invoice?.number }] } });
    expect(targets.ok && targets.value.targets[0]?.reasons).toContain("named");
    const aimed = { key: reference, amount_cents: 50_000 };
    expect(await matchBankLine(ctx, { id: line.id, parts: [{ kind: "booking", ...aimed }] })).toMatchObject({
      reason: "billed_monthly",
      details: { key: reference },
    });
    const onInvoice = { kind: "invoice" as const, key: invoice?.number ?? "", amount_cents: 50_000 };
    expect(await matchBankLine(ctx, { id: line.id, parts: [onInvoice] })).toMatchObject({ ok: true });
  }));

test("money that arrives anyway counts once: the monthly invoice no longer includes the booking, its own invoice does", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, booking, pay, read, monthly, owed, driven } = await aMonthsBooking(transaction);
    const other = await driven("2026-10-31", { totalCents: 70_000 });
    const started = await pay("online");
    if (!started.ok) throw new Error(started.reason);
    await issueMonthInvoices(ctx);
    const { id } = started.value.payment;
    await receivePayment(ctx, { id, to: "succeeded", reason: "test", changes: { providerPaymentId: "pf-1" } });
    await followEvents(ctx, world, { reactions: bookkeeping });

    const [month] = await monthly();
    expect(month).toMatchObject({ totalCents: 120_000, creditedCents: 50_000, paidCents: 0 });
    const own = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, booking.id));
    expect(own).toMatchObject([{ totalCents: 50_000, paidCents: 50_000, state: "paid" }]);
    expect((await read(booking.id))?.paidCents).toBe(50_000);
    expect(await owed()).toBe(70_000);

    const paid = { amount_cents: 70_000, method: "transfer" as const, paid_on: "2026-11-20", note: "" };
    await recordInvoicePayment(ctx, { id: month?.id ?? "", version: month?.version ?? 0, ...paid });
    await followEvents(ctx, world, { reactions: bookkeeping });
    expect([(await read(booking.id))?.paidCents, (await read(other.id))?.paidCents]).toEqual([50_000, 70_000]);
    expect(await owed()).toBe(0);
    await issueMonthInvoices({ ...ctx, now: new Date("2026-12-01T03:30:00Z") });
    expect(await monthly(), "nothing is asked for again").toHaveLength(1);
  }));

test("after its monthly invoice was written off it can be paid separately: the month is credited, and it gets its own", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, company, booking, reference, pay, record, read, monthly, driven } = await aMonthsBooking(transaction);
    await driven("2026-10-31", { totalCents: 70_000 });
    await issueMonthInvoices(ctx);
    const [month] = await monthly();
    const { id = "", version = 0 } = month ?? {};
    await writeOffInvoice(ctx, { id, version, reason: "Liquidated" });
    expect(await paymentChoice(ctx, opening(reference))).toMatchObject({ value: { phase: "payable" } });
    expect(await pay("online")).toMatchObject({ ok: true });
    expect(await record()).toMatchObject({ ok: true });
    await followEvents(ctx, world, { reactions: bookkeeping });
    expect(await monthly()).toMatchObject([{ state: "written_off", creditedCents: 50_000, paidCents: 0 }]);
    const own = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, booking.id));
    expect(own).toMatchObject([{ totalCents: 50_000, paidCents: 50_000, state: "paid" }]);
    expect((await read(booking.id))?.paidCents).toBe(50_000);
    const period = { from: localDate("2026-10-01"), until: localDate("2026-12-31") };
    const { statement } = (await gatherStatement(ctx, { organisationId: company }, period)) ?? {};
    expect(statement?.closing, "nothing is asked for").toBe(0);
    await issueMonthInvoices({ ...ctx, now: new Date("2026-12-01T03:30:00Z") });
    expect(await monthly(), "nothing is billed again").toHaveLength(1);
  }));

test("a booking partly paid before its month was written off is not paid separately", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, reference, pay, monthly } = await aMonthsBooking(transaction);
    await issueMonthInvoices(ctx);
    const [month] = await monthly();
    const { id = "", version = 0 } = month ?? {};
    const paid = { amount_cents: 20_000, method: "transfer" as const, paid_on: "2026-11-20", note: "" };
    await recordInvoicePayment(ctx, { id, version, ...paid });
    await followEvents(ctx, world, { reactions: bookkeeping });
    await writeOffInvoice(ctx, { id, version: version + 1, reason: "Liquidated" });
    expect(await paymentChoice(ctx, opening(reference))).toMatchObject({ value: { phase: "billed" } });
    expect(await pay("online")).toMatchObject({ reason: "billed_monthly" });
  }));

test.each(["completed", "cancelled"] as const)(
  "paid by itself before the month is over, %s: the month doesn’t ask for it",
  (state) =>
    inTransaction(async (transaction, world) => {
      const { ctx, booking, record, read, monthly, owed } = await aMonthsBooking(transaction);
      await ctx.db.update(bookings).set({ state, feeCents: 50_000 }).where(eq(bookings.id, booking.id));
      expect(await record()).toMatchObject({ ok: true });
      await followEvents(ctx, world, { reactions: bookkeeping });
      await issueMonthInvoices(ctx);
      expect(await monthly()).toEqual([]);
      const own = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, booking.id));
      expect(own).toMatchObject([{ totalCents: 50_000, paidCents: 50_000 }]);
      expect((await read(booking.id))?.paidCents).toBe(50_000);
      expect(await owed()).toBe(0);
    }),
);
