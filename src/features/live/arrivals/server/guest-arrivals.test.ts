import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { writeLiveTrip, writeSeen } from "#testing/builders/dispatch/a-live-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { guestArrivals } from "./guest-arrivals.ts";

const home = "The Harbour Lantern Hotel";

test("a hotel’s own guests, arriving or being picked up, next first", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const other = await asHotel(ctx);
    const mine = { organisationId: hotel.hotelId };
    const comes = await writeLiveTrip(ctx, {
      startsIn: -20,
      state: "onboard",
      booking: { ...mine, destination: home },
    });
    await writeSeen(ctx, comes, { latitude: -33.93, longitude: 18.47 });
    await writeLiveTrip(ctx, { startsIn: 10, state: "assigned", booking: { ...mine, pickupLocation: home } });
    await writeLiveTrip(ctx, { startsIn: -30, state: "onboard", booking: { ...mine, pickupLocation: home } });
    await writeLiveTrip(ctx, { booking: { organisationId: other.hotelId, firstName: "Foreign" } });
    await writeLiveTrip(ctx, { startsIn: 13 * 60, state: "assigned", booking: mine });
    await writeLiveTrip(ctx, { startsIn: 30, state: "cancelled", booking: mine });
    const seen = await guestArrivals(hotel);
    expect(seen.value.lines).toMatchObject([
      { role: "pickup", name: "Thandi M.", is_by_road: false, expected_at: addMinutes(ctx.now, 10).toISOString() },
      { role: "arrival", state: "onboard", plate: comes.plate, live_address: expect.stringContaining("/live/") },
    ]);
    expect((await guestArrivals(other)).value.lines).toMatchObject([{ name: "Foreign M." }]);
  }));

test("an agency sees its clients until the drop-off; a suspended partner sees no one", () =>
  inTransaction(async (ctx) => {
    const agency = await asHotel(ctx, { kind: "travel_agency", name: "Fynbos Travel" });
    const gone = await asHotel(ctx, { status: "suspended" });
    for (const { hotelId } of [agency, gone])
      await writeLiveTrip(ctx, { startsIn: -20, state: "onboard", booking: { organisationId: hotelId } });
    expect((await guestArrivals(agency)).value.lines).toMatchObject([{ role: "arrival" }]);
    expect((await guestArrivals(gone)).value.lines).toEqual([]);
  }));

test("a trip far ahead has no live page yet", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    await writeLiveTrip(ctx, { startsIn: 180, state: "assigned", booking: { organisationId: hotel.hotelId } });
    expect((await guestArrivals(hotel)).value.lines).toMatchObject([{ live_address: null }]);
  }));
