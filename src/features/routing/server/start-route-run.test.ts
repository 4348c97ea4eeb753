import { expect, test } from "vitest";
import { addDays } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { dayOfRun, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { startRouteRun } from "./start-route-run.ts";

test("one search at a time for a day, for a date to come that has trips", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const { id } = await startRun(ctx);
    expect(world.events).toEqual([{ type: "route_run.started", runId: id }]);
    const again = {
      driver_ids: [id],
      vehicle_ids: [id],
      keeps_accepted: true,
      soon_hours: 2,
      is_robust: false,
      seconds: 1,
    };
    expect(await startRouteRun(ctx, { ...again, date: dayOfRun })).toMatchObject({ reason: "running" });
    expect(await startRouteRun(ctx, { ...again, date: addDays(dayOfRun, 20) })).toMatchObject({ reason: "no_trips" });
    expect(await startRouteRun(ctx, { ...again, date: addDays(dayOfRun, -9) })).toMatchObject({
      reason: "in_the_past",
    });
  }));
