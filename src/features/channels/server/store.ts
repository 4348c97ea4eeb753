import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { channelNotifications, phoneOptOuts, sandboxPhones, sandboxTexts } from "#db/schema/channels.ts";

export async function insertNotification(db: Database, row: typeof channelNotifications.$inferInsert): Promise<void> {
  await db.insert(channelNotifications).values(row);
}

/** False where they had said so before. */
export async function setOptOut(db: Database, phoneKey: string, since: Date): Promise<boolean> {
  const set = await db.insert(phoneOptOuts).values({ phoneKey, since }).onConflictDoNothing().returning();
  return set.length > 0;
}

export async function clearOptOut(db: Database, phoneKey: string): Promise<void> {
  await db.delete(phoneOptOuts).where(eq(phoneOptOuts.phoneKey, phoneKey));
}

/** Those older than so long, and beyond so many the oldest. */
export async function deleteNotifications(db: Database, { before, keep }: { before: Date; keep: number }) {
  await db.delete(channelNotifications).where(lt(channelNotifications.receivedAt, before));
  await db.execute(sql`delete from channel_notifications where id in
    (select id from channel_notifications order by received_at desc, id desc offset ${keep})`);
}

/** The screens of the demo’s phones. */
export async function deleteSandboxTexts(db: Database, { before, keep }: { before: Date; keep: number }) {
  await db.delete(sandboxTexts).where(lt(sandboxTexts.createdAt, before));
  await db.execute(sql`delete from sandbox_texts where id in
    (select id from sandbox_texts order by created_at desc, id desc offset ${keep})`);
}

/** Of those who are forgotten: that they wanted no marketing on the phones of these bookings. */
export async function deletePhonesOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const phones = sql`(select phone_digits(phone) from bookings where length(phone_digits(phone)) >= 7
    and id::text in (select jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb)))`;
  await db.delete(phoneOptOuts).where(sql`phone_digits(${phoneOptOuts.phoneKey}) in ${phones}`);
  await db.delete(sandboxTexts).where(sql`phone_digits(${sandboxTexts.number}) in ${phones}`);
  await db.delete(sandboxPhones).where(sql`phone_digits(${sandboxPhones.number}) in ${phones}`);
}
