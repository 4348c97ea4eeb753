import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { auditLog } from "#db/schema/platform.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { hold, listed, team } from "#testing/builders/booking/a-held-vehicle.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { rebookBooking } from "../../self-service/server/rebook-booking.ts";
import { releaseHold } from "./release-hold.ts";

test("a released hold frees the vehicle, is in the history, and tells the customer", () =>
  inTransaction(async (transaction, world) => {
    const row = await hold(transaction);
    const ctx = await team(transaction);
    const released = await releaseHold(ctx, { id: row.id, version: row.version, reason: "Eleven from one source" });
    expect(released).toMatchObject({ ok: true, value: { state: "expired" } });
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "released" }]);
    expect(await listed(ctx)).toEqual([]);
    const moves = await ctx.db.select().from(bookingMoves).where(eq(bookingMoves.toState, "expired"));
    expect(moves).toMatchObject([{ reason: "hold released: Eleven from one source" }]);
    const audited = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "booking.hold_released"));
    expect(audited).toHaveLength(1);
    expect(world.events).toContainEqual({ type: "booking.expired", reference: row.reference });

    // Taken up again, it waits for the card without a vehicle.
    const rebooked = await rebookBooking(transaction, { reference: row.reference, code: row.code });
    expect(rebooked).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "released" }]);
  }));

test("what is being paid, was decided, or has changed is not released", () =>
  inTransaction(async (transaction) => {
    const row = await hold(transaction);
    const ctx = await team(transaction);
    const input = { id: row.id, version: row.version, reason: "no" };
    expect(await releaseHold(ctx, { ...input, version: 7 })).toMatchObject({ reason: "changed_meanwhile" });
    const payment = aPayment({ bookingId: row.id, method: "transfer", state: "proof_submitted" });
    await ctx.db.insert(payments).values(payment);
    expect(await releaseHold(ctx, input)).toMatchObject({ reason: "being_paid" });
    await ctx.db.delete(payments);
    await ctx.db.update(bookings).set({ state: "confirmed" });
    expect(await releaseHold(ctx, input)).toMatchObject({ reason: "not_held" });
  }));
