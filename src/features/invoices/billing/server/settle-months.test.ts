import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoicePayments } from "#db/schema/invoices.ts";
import { localDate } from "#domain/time/local-time.ts";
import { refundManually } from "#features/booking/money/server/refund-manually.ts";
import { waiveFee } from "#features/booking/money/server/waive-fee.ts";
import type { Context } from "#platform/context.ts";
import { aDrivenMonth } from "#testing/builders/companies/a-driven-month.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../../../reactions.ts";
import { creditInvoice } from "../../desk/server/credit-invoice.ts";
import { recordInvoicePayment } from "../../desk/server/record-invoice-payment.ts";
import { reissueInvoice } from "../../desk/server/reissue-invoice.ts";
import { issueMonthInvoices } from "../../monthly/server/issue-month-invoices.ts";
import { gatherStatement } from "../../statements/server/gather-statement.ts";

const bookkeeping = bookkeepingOf(reactions);
const december = new Date("2026-12-01T03:30:00Z");
const paid = { method: "transfer" as const, paid_on: "2026-11-20", note: "" };

/** October with a no-show at R500 and a trip at R700, invoiced and paid; another trip in November. */
async function aPaidMonth(transaction: Context, world: World) {
  const month = await aDrivenMonth(transaction);
  const { ctx, company, driven, monthly, read } = month;
  const missed = await driven("2026-10-05", { totalCents: 90_000 });
  await ctx.db.update(bookings).set({ state: "no_show", feeCents: 50_000 }).where(eq(bookings.id, missed.id));
  const trip = await driven("2026-10-06", { totalCents: 70_000 });
  const next = await driven("2026-11-02", { totalCents: 80_000 });
  const follow = (at = ctx) => followEvents(at, world, { reactions: bookkeeping });
  await issueMonthInvoices(ctx);
  await follow();
  const [invoice] = await monthly();
  if (!invoice) throw new Error("not issued");
  await recordInvoicePayment(ctx, { id: invoice.id, version: invoice.version, amount_cents: 120_000, ...paid });
  await follow();
  const closing = async (at = ctx) =>
    (
      await gatherStatement(
        at,
        { organisationId: company },
        { from: localDate("2026-10-01"), until: localDate("2026-12-31") },
      )
    )?.statement.closing;
  const sums = async () =>
    (await monthly()).map(({ totalCents, creditedCents, paidCents }) => [totalCents, creditedCents, paidCents]);
  const versionOf = async (id: string) => (await read(id))?.version ?? 0;
  return { ...month, missed, trip, next, follow, closing, sums, versionOf };
}

test("a fee waived after its month was paid is credited to the company and pays the next month", () =>
  inTransaction(async (transaction, world) => {
    const month = await aPaidMonth(transaction, world);
    const { ctx, missed, next, follow, closing, sums, owed, read, versionOf } = month;
    const input = { id: missed.id, reason: "The hotel was on fire" };
    const refund = { ...input, version: await versionOf(missed.id), amount_cents: 50_000, code: "OTHER" as const };
    expect(await refundManually(ctx, refund), "it is no refund").toMatchObject({ reason: "more_than_paid" });
    expect(await waiveFee(ctx, { ...input, version: await versionOf(missed.id) })).toMatchObject({ ok: true });
    await follow();
    expect(await sums()).toEqual([[120_000, 50_000, 120_000]]);
    expect(await closing(), "with us").toBe(-50_000);
    expect(await read(missed.id)).toMatchObject({ feeCents: 0, paidCents: 0 });

    const later = { ...ctx, now: december };
    await issueMonthInvoices(later);
    await follow(later);
    expect(await sums()).toEqual([
      [120_000, 50_000, 70_000],
      [80_000, 0, 50_000],
    ]);
    expect([await closing(later), await owed(), (await read(next.id))?.paidCents]).toEqual([30_000, 30_000, 50_000]);
    const [, open] = await month.monthly();
    await recordInvoicePayment(later, {
      id: open?.id ?? "",
      version: open?.version ?? 0,
      amount_cents: 30_000,
      ...paid,
    });
    await follow(later);
    expect([await closing(later), await owed()]).toEqual([0, 0]);
    const { rows } = await ctx.db.execute(
      sql`select sum(${invoicePayments.amountCents})::int as cents from ${invoicePayments}`,
    );
    expect(rows, "every cent that came in, once").toEqual([{ cents: 150_000 }]);
  }));

test("a month paid from another’s surplus keeps that payment when reissued", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, missed, follow, sums, monthly, versionOf } = await aPaidMonth(transaction, world);
    await waiveFee(ctx, { id: missed.id, reason: "The hotel was on fire", version: await versionOf(missed.id) });
    await follow();
    const later = { ...ctx, now: december };
    await issueMonthInvoices(later);
    await follow(later);
    const [, { id = "", version = 0 } = {}] = await monthly();
    const party = { name: "Other", address: "1 Long Street", vat_number: "", reason: "Name" };
    const again = await reissueInvoice(later, { id, version, ...party });
    expect(again).toMatchObject({ value: { state: "part_paid" } });
    await follow(later);
    expect(await sums()).toEqual([
      [120_000, 50_000, 70_000],
      [80_000, 80_000, 0],
      [80_000, 0, 50_000],
    ]);
    const counted = await ctx.db.select({ method: invoicePayments.method }).from(invoicePayments);
    expect(counted.map(({ method }) => method).toSorted()).toEqual(["moved", "moved", "moved", "moved", "transfer"]);
  }));

test("a partial credit of a month lowers its booking’s price", () =>
  inTransaction(async (transaction, world) => {
    const { ctx, missed, trip, next, follow, closing, sums, monthly, read } = await aPaidMonth(transaction, world);
    const credit = async (reference: string | undefined, amount_cents: number) => {
      const [invoice] = await monthly();
      const seen = { id: invoice?.id ?? "", version: invoice?.version ?? 0, reason: "Waited an hour" };
      return creditInvoice(ctx, { ...seen, amount_cents, ...(reference && { reference }) });
    };
    expect(await credit(undefined, 20_000)).toMatchObject({ reason: "month_in_part" });
    expect(await credit(next.reference, 20_000)).toMatchObject({ reason: "not_on_invoice" });
    expect(await credit(missed.reference, 20_000)).toMatchObject({ reason: "fee_only" });
    expect(await credit(trip.reference, 70_001)).toMatchObject({ reason: "more_than_left" });
    expect(await credit(trip.reference.toLowerCase(), 20_000)).toMatchObject({ ok: true });
    await follow();
    expect(await read(trip.id)).toMatchObject({ totalCents: 50_000, paidCents: 50_000 });
    expect(await sums()).toEqual([[120_000, 20_000, 120_000]]);
    expect(await closing()).toBe(-20_000);
  }));
