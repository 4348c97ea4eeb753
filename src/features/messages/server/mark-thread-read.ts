import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { markRead } from "./store.ts";

/** One of our team has read it: for all of us it is read. */
export async function markThreadRead(ctx: Context, { driver_id }: { driver_id: string }) {
  await markRead(ctx.db, {
    driverId: driver_id,
    direction: "from_driver",
    at: ctx.now,
    by: nameOfActor(ctx.actor),
  });
  return accept({});
}
