import { describe, expect, test } from "vitest";
import { bookingChanges, bookingItems, bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { billChange } from "./bill-change.ts";
import { billConfirmed } from "./bill-confirmed.ts";
import { billNoShow } from "./bill-no-show.ts";
import { countRefund } from "./count-refund.ts";
import { creditCancelled } from "./credit-cancelled.ts";
import { creditWaivedFee } from "./credit-waived-fee.ts";
import { settlePayment } from "./settle-payment.ts";

type BookingRow = ReturnType<typeof aBooking>;

/** A tour of R5 800, 60 % of it driving. */
async function aTour(ctx: Context, changes: Partial<BookingRow> = {}): Promise<BookingRow> {
  const booking = aBooking({ serviceType: "day_tour", state: "confirmed", totalCents: 580_000, ...changes });
  await ctx.db.insert(bookings).values(booking);
  const item = (position: number, text: string, amountCents: number, vatCode: "EX12G" | "STD15") => ({
    id: newId(),
    bookingId: booking.id,
    position,
    text,
    amountCents,
    vatCode,
    code: "tour",
  });
  await ctx.db
    .insert(bookingItems)
    .values([item(0, "Winelands: transport", 348_000, "EX12G"), item(1, "Winelands: hosting", 232_000, "STD15")]);
  return booking;
}

async function pay(ctx: Context, booking: BookingRow, amountCents: number): Promise<string> {
  const id = newId();
  await ctx.db.insert(payments).values({
    id,
    bookingId: booking.id,
    amountCents,
    method: "online",
    state: "succeeded",
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });
  return id;
}

const paid = async (ctx: Context, booking: BookingRow, amountCents: number) => {
  const paymentId = await pay(ctx, booking, amountCents);
  await settlePayment(ctx, { type: "payment.succeeded", paymentId, reference: booking.reference });
};
const confirmed = (ctx: Context, { reference }: BookingRow) =>
  billConfirmed(ctx, { type: "booking.confirmed", reference });
const billed = (ctx: Context) => ctx.db.select().from(invoices).orderBy(invoices.issuedAt, invoices.number);

describe("a booking is invoiced", () => {
  test("in full once it is paid, with seller, buyer and lines as they are", () =>
    inTransaction(async (ctx, world) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 580_000);
      expect(await billed(ctx)).toMatchObject([
        {
          number: "INV-2026-00001",
          kind: "tax_invoice",
          state: "paid",
          totalCents: 580_000,
          vatCents: 30_261,
          paidCents: 580_000,
          buyerName: "Thandi Mokoena",
          seller: { vatNumber: "4000000000", address: "12 Sample Street, Cape Town" },
        },
      ]);
      const lines = await ctx.db.select().from(invoiceLines).orderBy(invoiceLines.position);
      expect(lines).toMatchObject([
        { vatCode: "EX12G", netCents: 348_000, vatCents: 0, grossCents: 348_000, serviceOn: "2026-11-28" },
        { vatCode: "STD15", netCents: 201_739, vatCents: 30_261, grossCents: 232_000 },
      ]);
      const invoiceId = (await billed(ctx))[0]?.id;
      // R5 800 needs a full tax invoice, and the buyer’s address is missing.
      expect(world.events).toMatchObject([
        { type: "invoice.issued", invoiceId },
        { type: "task.wanted", kind: "invoice_details", subjectId: invoiceId },
      ]);
    }));

  test("once, in any order of events and however often they arrive", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await confirmed(ctx, booking);
      expect(await billed(ctx)).toEqual([]);
      await paid(ctx, booking, 580_000);
      await confirmed(ctx, booking);
      await confirmed(ctx, booking);
      expect(await billed(ctx)).toMatchObject([{ paidCents: 580_000, version: 2 }]);
      expect(await ctx.db.$count(invoicePayments)).toBe(1);
    }));

  test("at once if it is on account, due in thirty days", () =>
    inTransaction(async (ctx) => {
      await confirmed(ctx, await aTour(ctx, { paymentMethod: "account" }));
      expect(await billed(ctx)).toMatchObject([{ state: "issued", dueOn: "2026-12-20", paidCents: 0 }]);
    }));

  test("with its deposit counted, and the rest when it comes", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 145_000);
      expect(await billed(ctx)).toMatchObject([{ state: "part_paid", paidCents: 145_000 }]);
      await paid(ctx, booking, 435_000);
      expect(await billed(ctx)).toMatchObject([{ state: "paid", paidCents: 580_000 }]);
    }));

  test("never for a test booking", () =>
    inTransaction(async (ctx) => {
      await paid(ctx, await aTour(ctx, { isTest: true }), 580_000);
      expect(await billed(ctx)).toEqual([]);
    }));

  test.each([
    ["not split: VAT on all of it", { isVendor: true, splitsTours: false }, "tax_invoice", 75_652],
    ["by who is no vendor: none", { isVendor: false, splitsTours: true }, "invoice", 0],
  ] as const)("%s", (_what, tax, kind, vatCents) =>
    inTransaction(async (ctx) => {
      await givenSettings(ctx, { tax });
      await paid(ctx, await aTour(ctx), 580_000);
      expect(await billed(ctx)).toMatchObject([{ kind, vatCents, totalCents: 580_000 }]);
    }),
  );
});

describe("a cancelled booking", () => {
  const cancel = (ctx: Context, { reference }: BookingRow, legs: number[], isWhole: boolean) =>
    creditCancelled(ctx, { type: "booking.cancelled", reference, code: "CUSTOMER_PLANS", legs, isWhole });

  test("is credited except for its fee; a paid invoice stays paid", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, { feeCents: 290_000 });
      await paid(ctx, booking, 580_000);
      await cancel(ctx, booking, [1], true);
      await cancel(ctx, booking, [1], true);
      const [note, invoice, ...more] = await billed(ctx);
      expect(more).toEqual([]);
      expect(note).toMatchObject({
        kind: "credit_note",
        number: "CN-2026-00001",
        totalCents: 290_000,
        vatCents: 15_130,
      });
      expect(invoice).toMatchObject({ number: "INV-2026-00001", state: "paid", creditedCents: 290_000 });
    }));

  test("without a fee is credited in full", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, { paymentMethod: "account" });
      await confirmed(ctx, booking);
      await cancel(ctx, booking, [1], true);
      expect(await billed(ctx)).toMatchObject([{ kind: "credit_note", totalCents: 580_000 }, { state: "credited" }]);
    }));

  test("on account with a fee still waits for payment", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, { paymentMethod: "account", feeCents: 290_000 });
      await confirmed(ctx, booking);
      await cancel(ctx, booking, [1], true);
      expect(await billed(ctx)).toMatchObject([{ kind: "credit_note" }, { state: "issued", creditedCents: 290_000 }]);
    }));

  test("with one cancelled leg keeps the other leg’s price and the fee", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 580_000);
      await ctx.db.update(bookings).set({ totalCents: 390_000, feeCents: 100_000 });
      await cancel(ctx, booking, [2], false);
      expect(await billed(ctx)).toMatchObject([{ totalCents: 190_000 }, { state: "paid", creditedCents: 190_000 }]);
    }));

  test("that was refunded no longer counts as paid", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 580_000);
      await cancel(ctx, booking, [1], true);
      const refundId = newId();
      await ctx.db.insert(refunds).values({
        id: refundId,
        bookingId: booking.id,
        state: "succeeded",
        amountCents: 580_000,
        paidCents: 580_000,
        reasonCode: "CUSTOMER_PLANS",
        key: "k",
        requestedBy: "system",
        createdAt: testNow,
        updatedAt: testNow,
      });
      const event = { type: "refund.succeeded", refundId, reference: booking.reference } as const;
      await countRefund(ctx, event);
      await countRefund(ctx, event);
      expect((await billed(ctx))[1]).toMatchObject({ state: "credited", paidCents: 0, creditedCents: 580_000 });
    }));
});

describe("a changed booking", () => {
  async function change(ctx: Context, booking: BookingRow, differenceCents: number) {
    const id = newId();
    await ctx.db.update(bookings).set({ totalCents: 580_000 + differenceCents });
    await ctx.db.insert(bookingChanges).values({
      id,
      bookingId: booking.id,
      state: "applied",
      proposedBy: "customer",
      before: {},
      after: {},
      differenceCents,
      createdAt: testNow,
    });
    await billChange(ctx, { type: "booking.changed", reference: booking.reference, changeId: id });
  }

  test("that costs more is credited and invoiced at the new price; earlier payments count", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 580_000);
      await change(ctx, booking, 58_000);
      expect(await billed(ctx)).toMatchObject([
        { number: "CN-2026-00001", totalCents: 580_000, note: `Booking ${booking.reference} changed` },
        { number: "INV-2026-00001", state: "credited", creditedCents: 580_000, paidCents: 0 },
        { number: "INV-2026-00002", totalCents: 638_000, state: "part_paid", paidCents: 580_000, isSupplement: false },
      ]);
      await paid(ctx, booking, 58_000);
      expect((await billed(ctx))[2]).toMatchObject({ state: "paid" });
    }));

  test("that costs less is credited and invoiced at the new price, once", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx);
      await paid(ctx, booking, 580_000);
      await change(ctx, booking, -80_000);
      await change(ctx, booking, -80_000);
      expect(await billed(ctx)).toMatchObject([
        { kind: "credit_note", totalCents: 580_000 },
        { state: "credited", paidCents: 0 },
        { totalCents: 500_000, state: "paid", paidCents: 580_000 },
      ]);
    }));
});

describe("cancelled late and unpaid", () => {
  const late = { state: "cancelled", feeCents: 290_000, paymentMethod: "cash" } as const;
  const cancelled = (ctx: Context, { reference }: BookingRow) =>
    creditCancelled(ctx, {
      type: "booking.cancelled",
      reference,
      code: "CUSTOMER_PLANS",
      legs: [1],
      isWhole: true,
      feeCents: 290_000,
      refundCents: 0,
      claimedCents: 0,
    });

  test("the fee is invoiced once, taxed like the trip, and paid by money received", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, late);
      await cancelled(ctx, booking);
      await cancelled(ctx, booking);
      expect(await billed(ctx)).toMatchObject([{ totalCents: 290_000, state: "issued", isSupplement: false }]);
      const lines = await ctx.db.select().from(invoiceLines).orderBy(invoiceLines.position);
      expect(lines).toMatchObject([
        { vatCode: "EX12G", grossCents: 174_000 },
        { vatCode: "STD15", grossCents: 116_000 },
      ]);
      await paid(ctx, booking, 290_000);
      expect(await billed(ctx)).toMatchObject([{ state: "paid", paidCents: 290_000 }]);
    }));

  test("without a fee nothing is invoiced", () =>
    inTransaction(async (ctx) => {
      await cancelled(ctx, await aTour(ctx, { ...late, feeCents: 0 }));
      expect(await billed(ctx)).toEqual([]);
    }));

  test("a no-show: the fee is invoiced, even if nothing was paid", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, { ...late, state: "no_show", feeCents: 580_000 });
      const event = {
        type: "booking.no_show",
        reference: booking.reference,
        feeCents: 580_000,
        refundCents: 0,
      } as const;
      await billNoShow(ctx, event);
      await billNoShow(ctx, event);
      expect(await billed(ctx)).toMatchObject([{ totalCents: 580_000, state: "issued" }]);
    }));

  test("a waived fee is credited", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, late);
      await cancelled(ctx, booking);
      await ctx.db.update(bookings).set({ feeCents: 0 });
      await creditWaivedFee(ctx, { type: "booking.fee_waived", reference: booking.reference });
      await creditWaivedFee(ctx, { type: "booking.fee_waived", reference: booking.reference });
      expect(await billed(ctx)).toMatchObject([{ kind: "credit_note", totalCents: 290_000 }, { state: "credited" }]);
    }));

  test("a refunded fee is no longer owed", () =>
    inTransaction(async (ctx) => {
      const booking = await aTour(ctx, late);
      await cancelled(ctx, booking);
      await paid(ctx, booking, 290_000);
      const refundId = newId();
      await ctx.db.insert(refunds).values({
        id: refundId,
        bookingId: booking.id,
        amountCents: 290_000,
        paidCents: 290_000,
        state: "succeeded",
        reasonCode: "MEDICAL_WAIVER",
        key: "claim",
        requestedBy: "system",
        createdAt: testNow,
        updatedAt: testNow,
      });
      await countRefund(ctx, { type: "refund.succeeded", refundId, reference: booking.reference });
      expect(await billed(ctx)).toMatchObject([{ kind: "credit_note" }, { state: "credited", paidCents: 0 }]);
    }));
});
