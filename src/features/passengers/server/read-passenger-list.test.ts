import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPassengerList } from "./read-passenger-list.ts";

test("a list is read by those whose booking it is and by the code of our email, and by no other partner or driver", () =>
  inTransaction(async (visitor) => {
    const [mine, theirs] = [await asHotel(visitor), await asHotel(visitor)];
    const booking = { organisationId: mine.hotelId };
    const { reference, bookingId } = await writeTrip(visitor, addHours(visitor.now, 48), { booking });
    await writePassengers(visitor, bookingId, [{ name: "Ayanda Dube" }]);
    const listed = { ok: true, value: { passengers: [{ name: "Ayanda Dube" }] } };
    expect(await readPassengerList(mine, { reference })).toMatchObject(listed);
    expect(await readPassengerList(visitor, { reference, code: visitor.linkCodeFor(reference) })).toMatchObject(listed);
    expect(await readPassengerList(theirs, { reference })).toMatchObject({ reason: "not_found" });
    expect(await readPassengerList(await asTeam(visitor, "driver"), { reference })).toMatchObject({
      reason: "not_found",
    });
  }));
