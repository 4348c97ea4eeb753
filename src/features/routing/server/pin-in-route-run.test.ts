import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { runDay, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { pinInRouteRun } from "./pin-in-route-run.ts";

test("a pin alone changes nothing else; let go, the trip finds its place again", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const pinned = await pinInRouteRun(ctx, {
      run_id: run.id,
      version: run.version,
      trip_id: day.coast.tripId,
      is_pinned: true,
    });
    if (!pinned.ok) throw new Error(pinned.reason);
    expect(pinned.value.run.routes).toEqual(run.routes);
    const { version } = pinned.value.run;
    const freed = await pinInRouteRun(ctx, { run_id: run.id, version, trip_id: day.coast.tripId, is_pinned: false });
    expect(freed.ok && freed.value.run.trips.some((trip) => trip.is_pinned)).toBe(false);
  }));
