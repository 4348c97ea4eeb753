import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { pushSubscriptions } from "#db/schema/notices.ts";

type NewSubscription = typeof pushSubscriptions.$inferInsert;

/** A phone has one subscription, for the person who last signed in on it. */
export async function keepSubscription(db: Database, subscription: NewSubscription): Promise<void> {
  const { id: _id, endpoint: _endpoint, ...changed } = subscription;
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changed });
}

export async function deleteSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Deletes subscriptions that their push service no longer knows. */
export async function deleteGone(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}
