import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { attributions } from "#db/schema/partners.ts";
import { recordAttribution } from "#features/partners/commissions/server/record-attribution.ts";
import { createKey } from "#features/partners/keys/server/create-key.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { guestTrip } from "../../guest-contract.ts";
import { apiBook } from "./api-book.ts";

const trip = guestTrip.parse({
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  passengers: 2,
  destination: "V&A Waterfront",
  pickup_date: "2026-11-28",
  first_name: "Janelle",
  last_name: "Kim",
  phone: "+1 415 555 0132",
  email: "janelle@example.com",
  payer: "guest",
});

test("a partner’s program books for its own partner, and the attribution records the API", () =>
  inTransaction(async (ctx, world) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    const hotel = await asHotel(ctx, { commissionRate: 0.1 });
    const made = await createKey(hotel, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const booked = await apiBook(ctx, { ...trip, key: made.value.key });
    if (!booked.ok) throw new Error(booked.reason);
    const reference = booked.value.booking_reference;
    const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
    expect(row).toMatchObject({ organisationId: hotel.hotelId, partnerId: hotel.hotelId, appliedRate: 0.1 });
    const event = world.events.find(({ type }) => type === "booking.created");
    if (event?.type !== "booking.created") throw new Error("No event was emitted.");
    await recordAttribution(ctx, event);
    expect(
      await ctx.db
        .select()
        .from(attributions)
        .where(eq(attributions.bookingId, row?.id ?? "")),
    ).toMatchObject([{ channel: "api", agentId: hotel.userId }]);
  }));

test("an unknown key books nothing", () =>
  inTransaction(async (ctx) => {
    expect(await apiBook(ctx, { ...trip, key: "ctsp_no-one" })).toMatchObject({ reason: "bad_key" });
  }));
