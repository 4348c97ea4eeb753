import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myClients } from "./my-clients.ts";

test("a partner sees only its own clients, each once with the latest trip", () =>
  inTransaction(async (ctx) => {
    const mine = await asHotel(ctx, { kind: "travel_agency" });
    const theirs = await asHotel(ctx);
    const booked = (organisationId: string, lastName: string, pickupAt: string) =>
      aBooking({ organisationId, firstName: "Thandi", lastName, pickupAt: new Date(pickupAt) });
    const latest = booked(mine.hotelId, "MOKOENA", "2026-11-25T08:00:00Z");
    await ctx.db
      .insert(bookings)
      .values([
        booked(mine.hotelId, "Mokoena", "2026-11-20T08:00:00Z"),
        latest,
        booked(mine.hotelId, "Zulu", "2026-11-24T08:00:00Z"),
        booked(theirs.hotelId, "Khumalo", "2026-11-26T08:00:00Z"),
      ]);
    const seen = await myClients(mine);
    if (!seen.ok) throw new Error(seen.reason);
    expect(seen.value.clients).toMatchObject([
      { name: "Thandi MOKOENA", trips: 2, reference: latest.reference, last_pickup_at: "2026-11-25T08:00:00.000Z" },
      { name: "Thandi Zulu", trips: 1 },
    ]);
  }));
