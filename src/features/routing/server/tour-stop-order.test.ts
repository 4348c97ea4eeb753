import { expect, test } from "vitest";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { at } from "#testing/builders/dispatch/a-route-run.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { tourStopOrder } from "./tour-stop-order.ts";

test("a tour’s stops come in an order with times; a transfer has none", () =>
  inDemo(async (plain) => {
    const ctx = await asTeam(plain);
    const start = at("08:00");
    const where = { pickupLocation: "Sea Point", destination: "Table Mountain" };
    const booking = { serviceType: "day_tour", offer: "table-mountain", ...where };
    const tour = await writeTrip(ctx, start, { booking, trip: where, minutes: 300 });
    const order = await tourStopOrder(ctx, { trip_id: tour.tripId });
    if (!order.ok) throw new Error(order.reason);
    const { usual, best } = order.value;
    expect(best.stops.map(({ name }) => name).toSorted()).toEqual(usual.stops.map(({ name }) => name).toSorted());
    expect(best.stops.map(({ arrives }) => arrives)).toEqual(best.stops.map(({ arrives }) => arrives).toSorted());
    const transfer = await writeTrip(ctx, start, { booking: where, trip: where });
    expect(await tourStopOrder(ctx, { trip_id: transfer.tripId })).toMatchObject({ reason: "no_stops" });
    expect(await tourStopOrder(ctx, { trip_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
