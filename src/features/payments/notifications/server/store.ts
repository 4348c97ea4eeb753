import { and, desc, eq, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { paymentNotifications } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";

export type NotificationRow = typeof paymentNotifications.$inferSelect;

export async function insertNotification(
  db: Database,
  notification: typeof paymentNotifications.$inferInsert,
): Promise<void> {
  await db.insert(paymentNotifications).values(notification);
}

export async function lockNotification(db: Database, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id)).for("update");
  return row;
}

export async function updateNotification(
  db: Database,
  id: string,
  changes: Partial<Omit<NotificationRow, "id" | "receivedAt">>,
): Promise<void> {
  await db.update(paymentNotifications).set(changes).where(eq(paymentNotifications.id, id));
}

/** Deletes refused notifications that are older than that, and beyond the latest so many. */
export async function deleteRefusedNotifications(
  db: Database,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  const isRefused = eq(paymentNotifications.verdict, "refused");
  const latest = db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(isRefused)
    .orderBy(desc(paymentNotifications.receivedAt), desc(paymentNotifications.id))
    .limit(keep);
  const isOld = or(lt(paymentNotifications.receivedAt, before), notInArray(paymentNotifications.id, latest));
  // A reprocessed message’s original is kept as long as its result.
  const isReplayed = subquery<boolean>`exists (select from payment_notifications again where again.replay_of = ${paymentNotifications.id})`;
  await db.delete(paymentNotifications).where(and(isRefused, isOld, sql`not ${isReplayed}`));
}
