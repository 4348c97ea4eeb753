import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { addressOf } from "./address-of.ts";
import { findCalendarOf } from "./calendar-views.ts";

/** The address of the actor’s own calendar. */
export async function myServiceCalendar(ctx: Context) {
  const id = await findCalendarOf(ctx.db, nameOfActor(ctx.actor));
  return accept({ address: id === undefined ? null : addressOf(ctx, id) });
}
