import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { noAutomaticDispatch } from "#domain/trip/automatic-dispatch.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn } from "#testing/builders/dispatch/a-night-alone.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { previewAutomatic } from "./preview-automatic.ts";

test("the trips of last week by what these settings would have done, and nothing is written", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const booked = { createdAt: addHours(testNow, -90) };
    await writeTrip(ctx, addHours(testNow, -24), { trip: booked, crew: { driverId, vehicleId } });
    const { tripId: never } = await writeTrip(ctx, addHours(testNow, -48), { trip: booked });
    await writeTrip(ctx, addHours(testNow, -24 * 8), { trip: { createdAt: addHours(testNow, -24 * 9) } });
    const off = await previewAutomatic(admin, { value: noAutomaticDispatch });
    expect(off.value.trips.map(({ outcome, would_alarm }) => [outcome, would_alarm])).toEqual([
      ["team", false],
      ["team", false],
    ]);
    const on = await previewAutomatic(admin, { value: alwaysOn() });
    expect(on.value.trips[0]).toMatchObject({ trip_id: never, outcome: "offered", would_alarm: true });
    expect(on.value.more).toBe(0);
  }));

test("the demo’s last week has trips of every outcome that its own settings allow", () =>
  inDemo(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { value } = await previewAutomatic(admin, { value: alwaysOn({ leadHours: 48 }) });
    expect(value.trips.length).toBeGreaterThan(20);
    expect(new Set(value.trips.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
  }));
