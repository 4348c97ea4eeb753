import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingMoves, bookings, vehicleHolds } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { auditLog } from "#db/schema/platform.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/a-booking-request.ts";
import { aPayment } from "#testing/builders/a-payment.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { aVehicle } from "#testing/builders/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "../../sale/server/create-booking.ts";
import { rebookBooking } from "../../self-service/server/rebook-booking.ts";
import { heldVehicles } from "./held-vehicles.ts";
import { confirmHoldContact, releaseHold } from "./release-hold.ts";

const office = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

const hold = async (ctx: Context, changes = {}) => {
  await ctx.db.insert(vehicles).values(aVehicle({ band: "sedan", seats: 4, bags: 3 }));
  const created = await createBooking(ctx, aBookingRequest(changes));
  if (!created.ok) throw new Error(created.reason);
  const reference = created.value.booking_reference;
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error("not written");
  return { ...row, code: created.value.access_code };
};
const listed = async (ctx: Context) => {
  const found = await heldVehicles(ctx);
  return found.ok ? found.value.holds : [];
};

test("the office sees who holds which vehicle, until when, why, and how many for the same source", () =>
  inTransaction(async (ctx) => {
    await hold(ctx);
    await hold(ctx, { pickup_date: "2026-11-29", email: "second@example.com", phone: "+27 83 000 0000" });
    const elsewhere = { ...ctx, caller: { ...ctx.caller, address: "198.51.100.7" } };
    await hold(elsewhere, { pickup_date: "2026-11-30", email: "third@example.com", phone: "+27 84 000 0000" });
    const holds = await listed(ctx);
    expect(holds.map(({ email, same_source, is_stranger }) => [email, same_source, is_stranger])).toEqual(
      expect.arrayContaining([
        ["thandi@example.com", 2, true],
        ["second@example.com", 2, true],
        ["third@example.com", 1, true],
      ]),
    );
    expect(holds[0]).toMatchObject({
      why: "unchosen",
      held_until: addMinutes(testNow, 30).toISOString(),
      is_contact_confirmed: false,
      vehicles: [expect.stringMatching(/ · /)],
    });
  }));

test("a released hold frees the vehicle, is in the history, and tells the customer", () =>
  inTransaction(async (transaction, world) => {
    const row = await hold(transaction);
    const ctx = await office(transaction);
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
    const revived = await rebookBooking(transaction, { reference: row.reference, code: row.code });
    expect(revived).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "released" }]);
  }));

test("what is being paid, was decided, or has changed is not released", () =>
  inTransaction(async (transaction) => {
    const row = await hold(transaction);
    const ctx = await office(transaction);
    const asked = { id: row.id, version: row.version, reason: "no" };
    expect(await releaseHold(ctx, { ...asked, version: 7 })).toMatchObject({ reason: "changed_meanwhile" });
    const payment = aPayment({ bookingId: row.id, method: "transfer", state: "proof_submitted" });
    await ctx.db.insert(payments).values(payment);
    expect(await releaseHold(ctx, asked)).toMatchObject({ reason: "being_paid" });
    await ctx.db.delete(payments);
    await ctx.db.update(bookings).set({ state: "confirmed" });
    expect(await releaseHold(ctx, asked)).toMatchObject({ reason: "not_held" });
  }));

test("a contact our team has reached has the usual time for a transfer", () =>
  inTransaction(async (transaction) => {
    const row = await hold(transaction);
    const ctx = await office(transaction);
    await ctx.db.update(bookings).set({ paymentMethod: "transfer" });
    expect(await confirmHoldContact(ctx, row)).toMatchObject({ ok: true, value: { version: row.version + 1 } });
    const [hours] = await ctx.db.select().from(vehicleHolds);
    expect(hours?.expiresAt).toEqual(addHours(testNow, 24));
    expect((await listed(ctx))[0]).toMatchObject({ is_contact_confirmed: true, why: "transfer" });
  }));
