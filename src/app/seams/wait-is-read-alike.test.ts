import { expect, test } from "vitest";
import { tripFlights } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { describeWait } from "#features/live/follow/server/describe-vehicle.ts";
import { findDrive } from "#features/live/server/views.ts";
import { readWait } from "#features/trips/road/server/read-wait.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test.each([
  ["is to come later", "scheduled", 20],
  ["is still in the air", "departed", 20],
  ["has landed", "landed", 20],
  ["doesn’t come", "cancelled", 0],
] as const)("driver and customer read one meter for a plane that %s", (_plane, status, minutes) =>
  inTransaction(async (ctx) => {
    const { tripId, driver, report, start } = await aDriverOnTheWay(ctx);
    await report("arrive", -5);
    await ctx.db.insert(tripFlights).values({
      tripId,
      flightNumber: "BA 43",
      status,
      source: "team",
      checkedAt: ctx.now,
      expectedAt: addMinutes(start, 20),
    });
    const at = (after: number) => addMinutes(start, after).toISOString();
    expect(await readWait(driver, { trip_id: tripId })).toMatchObject({ value: { wait_from: at(minutes) } });
    const [part] = await findDrive(ctx.db, tripId);
    if (!part) throw new Error("There is no such drive.");
    expect(await describeWait(ctx, part)).toMatchObject({ is_running: true, free_until: at(minutes + 60) });
  }),
);
