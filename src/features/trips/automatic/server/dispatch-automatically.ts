import { isAnyOn } from "#domain/trip/automatic-dispatch.ts";
import type { Context } from "#platform/context.ts";
import { reachOf, stepTrip } from "./step-trip.ts";
import { findRules, findTripsToPlace } from "./views.ts";

/** In one minute; the next takes the rest. */
const atOnce = 60;

type Outside = Pick<Context, "db" | "now" | "log"> & { change(run: (ctx: Context) => Promise<void>): Promise<void> };

/**
 * Lets trips without a driver look for one, the next pickup first. Each trip is a transaction of its own: one that fails holds up no other, and
 * is said at the end.
 */
export async function dispatchAutomatically({ db, now, log, change }: Outside): Promise<void> {
  const rules = await findRules(db);
  if (!isAnyOn(rules, now)) return;
  const failures: unknown[] = [];
  for (const { id } of await findTripsToPlace(db, { now, until: reachOf(rules, now), limit: atOnce }))
    try {
      await change((ctx) => stepTrip(ctx, id, rules));
    } catch (error) {
      log.error({ err: error, trip: id }, "automatic dispatch of a trip failed");
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
