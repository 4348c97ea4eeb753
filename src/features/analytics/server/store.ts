import { and, inArray, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingSteps, visitEvents } from "#db/schema/analytics.ts";

export type VisitEvent = typeof visitEvents.$inferSelect;
export type NewVisitEvent = typeof visitEvents.$inferInsert;

/** Written once per key, however often it is reported. */
export async function insertVisitEvent(db: Database, event: NewVisitEvent) {
  await db.insert(visitEvents).values(event).onConflictDoNothing({ target: visitEvents.onceKey });
}

/** Once per visitor and day. */
export async function insertBookingStep(db: Database, step: typeof bookingSteps.$inferInsert) {
  await db.insert(bookingSteps).values(step).onConflictDoNothing();
}

export async function deleteBookingStepsBefore(db: Database, moment: Date) {
  await db.delete(bookingSteps).where(lt(bookingSteps.createdAt, moment));
}

export async function deleteVisitEvents(db: Database, ids: readonly string[]) {
  if (ids.length > 0) await db.delete(visitEvents).where(inArray(visitEvents.id, [...ids]));
}

export async function deleteVisitEventsBefore(db: Database, moment: Date) {
  await db.delete(visitEvents).where(lt(visitEvents.createdAt, moment));
}

export async function blankVisitorsBefore(db: Database, moment: Date) {
  const hasVisitor = or(isNotNull(visitEvents.address), isNotNull(visitEvents.agent));
  await db
    .update(visitEvents)
    .set({ address: null, agent: null })
    .where(and(lt(visitEvents.createdAt, moment), hasVisitor));
}
