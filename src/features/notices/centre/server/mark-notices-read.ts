import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { centreContract } from "../contract.ts";
import { keepRead } from "./store.ts";

/** Up to the newest that was on the screen, and never beyond now. */
export async function markNoticesRead(ctx: Context, { until }: ParsedOf<typeof centreContract.markNoticesRead>) {
  const seen = new Date(until);
  const readAt = seen > ctx.now ? ctx.now : seen;
  await keepRead(ctx.db, { userId: personAsking(ctx.actor), item: "all", readAt });
  return accept({});
}
