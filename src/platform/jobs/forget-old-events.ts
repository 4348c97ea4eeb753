import { and, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { EventType } from "#domain/events.ts";
import type { Context } from "../context.ts";

/** Reactions are retried for some hours, and no job outlives two weeks: after this long nothing needs the event. */
const daysKept = 90;

/** Kept as long as the money: a refund is due once, and a payment’s surplus is recorded by its event. */
const keptEvents: readonly EventType[] = ["refund.due"];

/** By the clock: deletes events that all reactions finished long ago, with the records of their runs. */
export async function forgetOldEvents(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - daysKept * 24 * 3600 * 1000);
  const isOld = and(lt(events.createdAt, before), notInArray(events.type, [...keptEvents]));
  await ctx.db
    .delete(reactionRuns)
    .where(sql`${reactionRuns.eventId} in ${ctx.db.select({ id: events.id }).from(events).where(isOld)}`);
  await ctx.db.delete(events).where(isOld);
}

/** Deletes events of deleted records, once all their reactions have run. */
export async function deleteEvents(db: Database, ids: readonly string[]): Promise<void> {
  const ofThem = inArray(reactionRuns.eventId, [...ids]);
  const ran = db.$with("ran").as(db.delete(reactionRuns).where(ofThem).returning({ id: reactionRuns.eventId }));
  // Together: an event without the record of its run would look pending.
  await db
    .with(ran)
    .delete(events)
    .where(inArray(events.id, [...ids]));
}
