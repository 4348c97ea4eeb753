import { personAsking } from "#domain/account/person-asking.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findDrivenBy, findDriverId } from "./views.ts";

const days = 14;

/** The actor’s driver record and the vehicles they may report on; undefined for anyone else. */
export async function findDriven(ctx: Context) {
  const driverId = await findDriverId(ctx.db, personAsking(ctx.actor));
  if (!driverId) return undefined;
  const span = { from: addHours(ctx.now, -24 * days), until: addHours(ctx.now, 24 * days) };
  return { driverId, vehicles: await findDrivenBy(ctx.db, driverId, span) };
}
