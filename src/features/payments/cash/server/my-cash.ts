import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeCash } from "./describe-cash.ts";
import { findCashOfDriver } from "./views.ts";

/** What a driver should take from two weeks ago to tomorrow, and what they have in their pocket. */
export async function myCash(ctx: Context) {
  const span = { from: addHours(ctx.now, -24 * 14), until: addHours(ctx.now, 24) };
  const found = await findCashOfDriver(ctx.db, personAsking(ctx.actor), span);
  return accept({ payments: found.map(describeCash) });
}
