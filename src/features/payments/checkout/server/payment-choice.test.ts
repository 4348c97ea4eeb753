import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test.each([
  ["cancelled", { state: "cancelled" }],
  ["declined", { state: "declined" }],
  ["expired", { state: "expired" }],
  ["a test", { isTest: true }],
  ["cancelled and refunded", { state: "cancelled", paidCents: 129_900, refundedCents: 129_900 }],
] as const)("the payment page of a booking that is %s offers no way to pay", (_what, changes) =>
  inTransaction(async (ctx) => {
    const { show } = await aHeldBooking(ctx, changes);
    const shown = await show();
    expect(shown).toMatchObject({ ways: [], is_fee: false });
    expect(Object(shown).phase).not.toBe("payable");
  }),
);

test("a test booking says so and has no payment methods", () =>
  inTransaction(async (ctx) => {
    const { show } = await aHeldBooking(ctx, { isTest: true });
    expect(await show()).toMatchObject({ phase: "trial", ways: [] });
  }));

test("the payment page shows how many days a coach stays with its group", () =>
  inTransaction(async (ctx) => {
    const coach = { serviceType: "group_transport", offer: "coach-hire" } as const;
    const ofOneDay = await aHeldBooking(ctx, coach);
    expect(await ofOneDay.show()).toMatchObject({ days: 1 });
    const { pickupAt } = ofOneDay.booking;
    const ofThree = await aHeldBooking(ctx, { ...coach, pickupAt, returnAt: addMinutes(pickupAt, 2 * 24 * 60) });
    expect(await ofThree.show()).toMatchObject({ days: 3 });
  }));

test("the payment page names the chosen vehicle", () =>
  inTransaction(async (ctx) => {
    const { booking, show } = await aHeldBooking(ctx);
    expect(await show()).toMatchObject({ vehicle_kind: null });
    const { pickupLocation, destination, passengers, pickupAt } = booking;
    await ctx.db.insert(trips).values({
      id: newId(),
      bookingId: booking.id,
      leg: 1,
      state: "planned",
      vehicleClass: "luxury_coach",
      createdAt: ctx.now,
      pickupLocation,
      destination,
      passengers,
      pickupAt,
      plannedEnd: addMinutes(pickupAt, 60),
    });
    expect(await show()).toMatchObject({ vehicle_kind: "Luxury coach" });
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "large_coach", seats: passengers }));
    expect(await show()).toMatchObject({ vehicle_kind: "Luxury coach" });
    await ctx.db
      .update(bookings)
      .set({ passengers: passengers + 1 })
      .where(eq(bookings.id, booking.id));
    expect(await show(), "no one vehicle of ours takes them all").toMatchObject({ vehicle_kind: null });
  }));
