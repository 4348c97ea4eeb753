import { and, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { EventType } from "#domain/events.ts";
import type { Context } from "../context.ts";

/** A reaction is tried for some hours, and no job outlives two weeks: after this long nothing asks for the event. */
const daysKept = 90;

/** The jobs that run as long as there is money: a refund is due once, and a payment’s surplus is reported by its event. */
const keptEvents: readonly EventType[] = ["refund.due"];

/** By the clock: events that every reaction has answered long ago, with the record that they ran. */
export async function forgetOldEvents(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - daysKept * 24 * 3600 * 1000);
  const isOld = and(lt(events.createdAt, before), notInArray(events.type, [...keptEvents]));
  await ctx.db
    .delete(reactionRuns)
    .where(sql`${reactionRuns.eventId} in ${ctx.db.select({ id: events.id }).from(events).where(isOld)}`);
  await ctx.db.delete(events).where(isOld);
}

/** Events of what is gone itself, once everything that follows from them has run. */
export async function deleteEvents(db: Database, ids: readonly string[]): Promise<void> {
  const ofThem = inArray(reactionRuns.eventId, [...ids]);
  const ran = db.$with("ran").as(db.delete(reactionRuns).where(ofThem).returning({ id: reactionRuns.eventId }));
  // At once: an event without the record that it ran would look as if it were still to run.
  await db
    .with(ran)
    .delete(events)
    .where(inArray(events.id, [...ids]));
}
