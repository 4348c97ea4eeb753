import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readArrivals } from "./read-arrivals.ts";
import { findHostsOf } from "./views.ts";

/** Guests of the actor’s organisations who are arriving or being picked up. */
export async function guestArrivals(ctx: Context) {
  const hosts = await findHostsOf(ctx.db, personAsking(ctx.actor), ["hotel", "travel_agency", "corporate"]);
  return accept({ read_at: ctx.now.toISOString(), lines: await readArrivals(ctx, hosts) });
}
