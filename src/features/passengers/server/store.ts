import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingPassengers, passengerLinks } from "#db/schema/passengers.ts";

export type PassengerRecord = typeof bookingPassengers.$inferSelect;
type NewPassenger = typeof bookingPassengers.$inferInsert;

/** Those who write one list take turns. */
export async function lockList(db: Database, bookingId: string): Promise<PassengerRecord[]> {
  await db.execute(sql`select from bookings where id = ${bookingId} for update`);
  return db
    .select()
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, bookingId))
    .orderBy(bookingPassengers.position, bookingPassengers.id)
    .for("update");
}

export async function insertPassengers(db: Database, rows: readonly NewPassenger[]): Promise<void> {
  if (rows.length > 0) await db.insert(bookingPassengers).values([...rows]);
}

export async function updatePassenger(db: Database, id: string, changes: Partial<NewPassenger>): Promise<void> {
  await db.update(bookingPassengers).set(changes).where(eq(bookingPassengers.id, id));
}

export async function deletePassengers(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(bookingPassengers).where(inArray(bookingPassengers.id, [...ids]));
}

/** One open link a booking: of two that are made at once the first stays. */
export async function insertLink(db: Database, link: typeof passengerLinks.$inferInsert): Promise<void> {
  await db
    .insert(passengerLinks)
    .values(link)
    .onConflictDoNothing({ target: passengerLinks.bookingId, where: sql`withdrawn_at is null` });
}

export async function withdrawLinks(db: Database, bookingIds: readonly string[], at: Date): Promise<void> {
  await db
    .update(passengerLinks)
    .set({ withdrawnAt: at })
    .where(and(inArray(passengerLinks.bookingId, [...bookingIds]), isNull(passengerLinks.withdrawnAt)));
}

/** Everyone on the lists of these bookings is forgotten, and no one is added by a link any more. */
export async function forgetLists(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db.delete(bookingPassengers).where(inArray(bookingPassengers.bookingId, [...bookingIds]));
  await db.delete(passengerLinks).where(inArray(passengerLinks.bookingId, [...bookingIds]));
}

/** Someone who is on the lists of others, known by a number. */
export async function forgetByPhone(db: Database, phones: readonly string[]): Promise<void> {
  await db
    .delete(bookingPassengers)
    .where(sql`phone <> '' and phone_digits(phone) = any(${sql.param([...phones])}::text[])`);
}

export async function forgetListsBefore(db: Database, moment: Date): Promise<void> {
  const at = moment.toISOString();
  const isOld = (bookingId: typeof bookingPassengers.bookingId | typeof passengerLinks.bookingId) =>
    sql`exists (select from bookings b where b.id = ${bookingId} and coalesce(b.return_at, b.pickup_at) < ${at}::timestamptz
      and not exists (select from trips t where t.booking_id = b.id and t.planned_end >= ${at}::timestamptz))`;
  await db.delete(bookingPassengers).where(isOld(bookingPassengers.bookingId));
  await db.delete(passengerLinks).where(isOld(passengerLinks.bookingId));
}

/** The numbers that only this person has given: a desk’s number is no one’s. */
export async function findPhonesOf(
  db: Database,
  { userId, bookings: ids }: { readonly userId: string | null; readonly bookings: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ phone: string }>(sql`
    select distinct phone_digits(phone) as phone from (
      select phone from bookings where id = any(${sql.param([...ids])}::uuid[]) and organisation_id is null
      union all select phone from users where id = ${userId}::uuid) as numbers
    where length(phone_digits(phone)) >= 7`);
  return rows.map(({ phone }) => phone);
}
