import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { atDesk, rowByReference } from "#testing/builders/booking/at-desk.ts";
import { testNow } from "#testing/in-transaction.ts";
import { bookingDeskContract } from "../contract.ts";
import { previewEdit } from "./preview-edit.ts";

describe("what an edit would do to the price", () => {
  const facts = {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Camps Bay",
    pickup_date: "2027-01-20",
    pickup_time: "09:00",
    passengers: 2,
    first_name: "Amira",
    last_name: "Khan",
    email: "amira@example.com",
    phone: "+44 20 7946 0000",
  };
  const weigh = (ctx: Context, id: string, changes: object) =>
    previewEdit(ctx, bookingDeskContract.previewEdit.input.parse({ ...facts, ...changes, id }));

  test("is said before anything is written, and nothing when the journey is the same", () =>
    atDesk(async (ctx) => {
      const booking = aBooking({
        serviceType: facts.service_type,
        pickupLocation: facts.pickup_location,
        destination: facts.destination,
        pickupAt: new Date("2027-01-20T07:00:00Z"),
        passengers: 2,
        totalCents: 1000,
        createdAt: addHours(testNow, -24),
      });
      await ctx.db.insert(bookings).values(booking);
      expect(await weigh(ctx, booking.id, { phone: "+27 82 555 0000" })).toMatchObject({
        value: { is_moved: false, after_cents: 1000, trace: [] },
      });
      const more = await weigh(ctx, booking.id, { passengers: 9 });
      if (!more.ok) throw new Error(more.reason);
      expect(more.value.is_moved).toBe(true);
      expect(more.value.after_cents).toBeGreaterThan(1000);
      expect(more.value.trace.length).toBeGreaterThan(0);
      expect(await rowByReference(ctx, booking.reference)).toMatchObject({
        passengers: 2,
        totalCents: 1000,
        version: 1,
      });
    }));

  test("a day that is over cannot be weighed", () =>
    atDesk(async (ctx) => {
      const booking = aBooking();
      await ctx.db.insert(bookings).values(booking);
      expect(await weigh(ctx, booking.id, { pickup_date: "2020-01-20" })).toMatchObject({ reason: "pickup_in_past" });
      expect(await weigh(ctx, newId(), {})).toMatchObject({ reason: "not_found" });
    }));
});
