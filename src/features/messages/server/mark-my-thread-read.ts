import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { markRead } from "./store.ts";
import { findOwnDriver } from "./views.ts";

/** The driver has what dispatch wrote on the screen. */
export async function markMyThreadRead(ctx: Context) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  await markRead(ctx.db, {
    driverId: driver.id,
    direction: "to_driver",
    at: ctx.now,
    by: nameOfActor(ctx.actor),
  });
  return accept({});
}
