import { and, eq, sql } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { commissions } from "#db/schema/partners.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { assignments, trips, tripWaits } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { overridePrice } from "#features/booking/money/server/override-price.ts";
import { creditInvoice } from "#features/invoices/desk/server/credit-invoice.ts";
import { draftInvoice } from "#features/invoices/desk/server/draft-invoice.ts";
import { issueDraft } from "#features/invoices/desk/server/issue-draft.ts";
import { issueMonthInvoices } from "#features/invoices/monthly/server/issue-month-invoices.ts";
import { reverseCommission } from "#features/partners/commissions/server/reverse-commission.ts";
import { savePayRule } from "#features/pay/rules/server/save-pay-rule.ts";
import { redeemVoucher } from "#features/payments/vouchers/server/redeem-voucher.ts";
import { splitTrip } from "#features/trips/split/server/split-trip.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "../booking/a-booking.ts";
import { aCompany } from "../companies/a-company.ts";
import { writeProvider } from "../dispatch/a-provider.ts";
import { anotherDriver } from "./a-paid-driver.ts";
import { aVoucher } from "./a-voucher.ts";
import { aFreeDraft, anIssuedInvoice } from "./an-issued-invoice.ts";

export type Walk = { readonly ctx: Context; readonly id: string; readonly luck: () => number };

const bookingOf = async ({ ctx, id }: Walk) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("There is no booking.");
  return row;
};
const upTo = ({ luck }: Walk, most: number) => Math.floor(luck() * (most + 1));
const nextTrip = async ({ ctx, id }: Walk) => {
  const rows = await ctx.db.select().from(trips).where(eq(trips.bookingId, id)).orderBy(trips.leg, trips.part);
  return rows.find(({ state }) => state === "unassigned" || state === "planned");
};

type Crew = { readonly driverId: string; readonly vehicleId: string; readonly payoutCents?: number };

async function crewed(
  { ctx }: Walk,
  trip: typeof trips.$inferSelect,
  crew: Crew,
  state: "fulfilled" | "withdrawn" = "fulfilled",
): Promise<void> {
  const busy = `["${trip.pickupAt.toISOString()}","${trip.plannedEnd.toISOString()}")`;
  await ctx.db.insert(assignments).values({ id: newId(), tripId: trip.id, ...crew, state, busy, createdAt: testNow });
}

/** Everything that can happen to a booking, and next to it. */
export const revenueActions: Readonly<Record<string, (walk: Walk) => Promise<unknown>>> = {
  async pay(walk) {
    const paymentId = newId();
    const amountCents = 1 + upTo(walk, 90_000);
    await walk.ctx.db.insert(payments).values({
      id: paymentId,
      bookingId: walk.id,
      amountCents,
      method: "online",
      state: "succeeded",
      paidAt: testNow,
      createdAt: testNow,
      updatedAt: testNow,
    });
    await walk.ctx.emit({ type: "payment.succeeded", paymentId, reference: (await bookingOf(walk)).reference });
  },
  async refund(walk) {
    const { paidCents, refundedCents, reference } = await bookingOf(walk);
    const kept = paidCents - refundedCents;
    if (kept <= 0) return;
    const [id, amountCents] = [newId(), 1 + upTo(walk, kept - 1)];
    await walk.ctx.db.insert(refunds).values({
      id,
      bookingId: walk.id,
      state: "succeeded",
      amountCents,
      paidCents: amountCents,
      reasonCode: "GOODWILL",
      key: id,
      requestedBy: "system",
      createdAt: testNow,
      updatedAt: testNow,
    });
    await walk.ctx.emit({ type: "refund.succeeded", refundId: id, reference });
  },
  async credit(walk) {
    const [invoice] = await walk.ctx.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.bookingId, walk.id), sql`kind <> 'credit_note' and state not in ('draft', 'credited')`));
    if (!invoice) return;
    const amount_cents = 1 + upTo(walk, invoice.totalCents - invoice.creditedCents - 1);
    await creditInvoice(walk.ctx, { id: invoice.id, version: invoice.version, amount_cents, reason: "goodwill" });
  },
  async changePrice(walk) {
    const { id, version } = await bookingOf(walk);
    await overridePrice(walk.ctx, { id, version, total_cents: 10_000 + upTo(walk, 80_000), reason: "agreed" });
  },
  async split(walk) {
    const trip = await nextTrip(walk);
    if (!trip || trip.part > 1 || trip.passengers < 2) return;
    const parts = [
      { trip_id: trip.id, passengers: 1, bags: 1 },
      { passengers: 1, bags: 1 },
    ];
    await splitTrip(walk.ctx, { trip_id: trip.id, version: trip.version, parts });
  },
  async drive(walk) {
    const trip = await nextTrip(walk);
    if (!trip) return;
    await crewed(walk, trip, await anotherDriver(walk.ctx));
    if (walk.luck() < 0.5)
      await walk.ctx.db.insert(tripWaits).values({
        tripId: trip.id,
        bookingId: walk.id,
        startedAt: testNow,
        metAt: addMinutes(testNow, 90),
        freeMinutes: 60,
        stepCents: 6000,
        steps: 2,
        state: "due",
        createdAt: testNow,
      });
    const state = walk.luck() < 0.8 ? "completed" : "interrupted";
    await walk.ctx.emit({ type: "trip.departed", tripId: trip.id, bookingId: walk.id });
    await walk.ctx.db.update(trips).set({ state }).where(eq(trips.id, trip.id));
    await walk.ctx.emit({ type: "trip.ended", tripId: trip.id, bookingId: walk.id });
  },
  /** Our own driver drove it first, then a provider’s driver. */
  async driveByProvider(walk) {
    const trip = await nextTrip(walk);
    if (!trip) return;
    await crewed(walk, trip, await anotherDriver(walk.ctx), "withdrawn");
    const { providerId } = await writeProvider(walk.ctx, { name: `Peninsula ${newId()}` });
    const agreed = { payoutCents: 1000 + upTo(walk, 40_000) };
    await crewed(walk, trip, { ...(await anotherDriver(walk.ctx, { providerId })), ...agreed });
    await walk.ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, trip.id));
    await walk.ctx.emit({ type: "trip.ended", tripId: trip.id, bookingId: walk.id });
  },
  async noShow(walk) {
    const trip = await nextTrip(walk);
    if (!trip) return;
    await crewed(walk, trip, await anotherDriver(walk.ctx));
    await walk.ctx.db.update(trips).set({ state: "no_show" }).where(eq(trips.id, trip.id));
    await walk.ctx.emit({ type: "trip.ended", tripId: trip.id, bookingId: walk.id });
  },
  /** An invoice without a booking, part of which is credited again. */
  async billFreely(walk) {
    const issued = await anIssuedInvoice(walk.ctx);
    if (walk.luck() < 0.5) return;
    const amount_cents = 1 + upTo(walk, 29_999);
    await creditInvoice(walk.ctx, { id: issued.id, version: issued.version, amount_cents, reason: "agreed" });
  },
  async billBeside(walk) {
    const { reference } = await bookingOf(walk);
    const draft = await draftInvoice(walk.ctx, { ...aFreeDraft, booking_reference: reference });
    if (draft.ok) await issueDraft(walk.ctx, draft.value);
  },
  /** A sold voucher is not revenue yet; once used, it pays for revenue that is already counted. */
  async useVoucher(walk) {
    const voucher = await aVoucher(walk.ctx, { amount_cents: 20_000 + 100 * upTo(walk, 800) });
    await voucher.pay();
    const { reference } = await bookingOf(walk);
    const code = walk.ctx.accessCodeFor(reference);
    await redeemVoucher(walk.ctx, { reference, code, voucher_code: (await voucher.show()).code ?? "" });
  },
  /** Another booking, of a company with one invoice a month. */
  async billMonth(walk) {
    const company = await aCompany(walk.ctx, { billingEmail: "pay@example.com" }, `Company ${newId()}`);
    const row = aBooking({
      organisationId: company,
      paymentMethod: "account",
      state: "completed",
      totalCents: 10_000 + upTo(walk, 90_000),
      serviceType: "day_tour",
      vatCents: 900,
      pickupAt: new Date("2026-10-30T08:00:00Z"),
    });
    await walk.ctx.db.insert(bookings).values(row);
    await walk.ctx.emit({ type: "booking.confirmed", reference: row.reference });
    await issueMonthInvoices(walk.ctx);
  },
  async takeBackCommission(walk) {
    const [line] = await walk.ctx.db.select().from(commissions).where(eq(commissions.bookingId, walk.id));
    if (line) await reverseCommission(walk.ctx, { id: line.id, version: line.version, reason: "their own guest" });
  },
  async payRule(walk) {
    const amounts = { per_trip_cents: upTo(walk, 20_000), per_hour_cents: 0, fare_share: 0.1, wait_share: 0.5 };
    const nights = { day_hours: 12, night_cents: 0, night_away_cents: 0 };
    const rule = { ...amounts, ...nights, tip_share: 1, follows_default: false, note: "" };
    await savePayRule(walk.ctx, { driver_id: null, rule: { ...rule, effective_from: "2026-01-01" } });
  },
  async cancel(walk) {
    const { id, version } = await bookingOf(walk);
    const legs = walk.luck() < 0.5 ? [2] : [];
    await cancelAtDesk(walk.ctx, { id, version, code: "CUSTOMER_PLANS", legs, note: "" });
  },
};
