import { expect, test } from "vitest";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { tripManifests } from "./trip-manifests.ts";

test("the manifests of a day are those of its trips with a list, each with who rides that leg; of one trip its own", () =>
  inTransaction(async (ctx) => {
    const at = addHours(ctx.now, 24);
    const date = localDateOf(at);
    const named = await writeTrip(ctx, at, { booking: { passengers: 3 } });
    const unnamed = await writeTrip(ctx, at);
    await writePassengers(ctx, named.bookingId, [{ name: "Ayanda Dube" }, { name: "Back Only", rides: "return" }]);
    const day = await tripManifests(ctx, { date });
    expect(day.value.manifests).toMatchObject([
      { reference: named.reference, booked: 3, driver: null, passengers: [{ name: "Ayanda Dube" }] },
    ]);
    const one = await tripManifests(ctx, { trip_id: unnamed.tripId });
    expect(one.value.manifests).toMatchObject([{ reference: unnamed.reference, passengers: [] }]);
    expect((await tripManifests(ctx, {})).value.manifests).toEqual([]);
  }));
