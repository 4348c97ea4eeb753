import { and, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { driverMessages } from "#db/schema/messages.ts";
import type { MessageDirection } from "#domain/message/message-rules.ts";

/** False where it is known already: a phone without an answer sends it again. */
export async function insertMessage(db: Database, row: typeof driverMessages.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(driverMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: driverMessages.id });
  return written.length > 0;
}

type Reading = {
  readonly driverId: string;
  readonly direction: MessageDirection;
  readonly at: Date;
  readonly by: string;
};

export async function markRead(db: Database, { driverId, direction, at, by }: Reading): Promise<void> {
  await db
    .update(driverMessages)
    .set({ readAt: at, readBy: by })
    .where(
      and(
        eq(driverMessages.driverId, driverId),
        eq(driverMessages.direction, direction),
        isNull(driverMessages.readAt),
        or(isNull(driverMessages.heldUntil), lte(driverMessages.heldUntil, at)),
      ),
    );
}

export async function deleteMessagesOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0) await db.delete(driverMessages).where(inArray(driverMessages.bookingId, [...bookingIds]));
}

export async function deleteMessagesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(driverMessages).where(lt(driverMessages.writtenAt, before));
}
