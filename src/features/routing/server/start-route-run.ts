import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { RouteRun, routingContract } from "../contract.ts";
import { spanOfDay } from "./read-day.ts";
import { readChanged } from "./read-route-run.ts";
import { insertRun, lockDay } from "./store.ts";
import { findRuns, findTripsOfDay } from "./views.ts";

/** A search that has said nothing for so long doesn’t keep anyone from starting another. */
const silentHours = 2 / 60;

/** Starts the search for a better plan of a day; it runs as a job, and everyone can watch it. */
export async function startRouteRun(
  ctx: Context,
  input: ParsedOf<typeof routingContract.startRouteRun>,
): Promise<Result<{ run: RouteRun }, keyof typeof routingContract.startRouteRun.refusals>> {
  const { db, now } = ctx;
  const { date: day } = input;
  if (day < localDateOf(now)) return refuse("in_the_past");
  await lockDay(db, day);
  if ((await findTripsOfDay(db, spanOfDay(day))).length === 0) return refuse("no_trips");
  const running = (await findRuns(db, day)).some(
    ({ state, heardAt, createdAt }) =>
      (state === "waiting" || state === "searching") && (heardAt ?? createdAt) > addHours(now, -silentHours),
  );
  if (running) return refuse("running");

  const id = ctx.newId();
  await insertRun(db, {
    id,
    day,
    state: "waiting",
    wishes: {
      driverIds: input.driver_ids,
      vehicleIds: input.vehicle_ids,
      keepsAccepted: input.keeps_accepted,
      soonHours: input.soon_hours,
      isRobust: input.is_robust,
      seconds: input.seconds,
      seed: 1,
    },
    createdBy: nameOfActor(ctx.actor),
    createdAt: now,
  });
  await ctx.emit({ type: "route_run.started", runId: id });

  return accept(await readChanged(ctx, id));
}
