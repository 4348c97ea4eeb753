import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  channelNotifications,
  inboundMessages,
  phoneOptOuts,
  sandboxPhones,
  sandboxTexts,
} from "#db/schema/channels.ts";

/** Keeps what someone wrote; false where the provider says it again. */
export async function insertInbound(db: Database, text: typeof inboundMessages.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(inboundMessages)
    .values(text)
    .onConflictDoNothing({ target: [inboundMessages.provider, inboundMessages.providerId] })
    .returning({ id: inboundMessages.id });
  return kept.length > 0;
}

export async function insertNotification(db: Database, row: typeof channelNotifications.$inferInsert): Promise<void> {
  await db.insert(channelNotifications).values(row);
}

export async function setOptOut(db: Database, phoneKey: string, since: Date): Promise<void> {
  await db.insert(phoneOptOuts).values({ phoneKey, since }).onConflictDoNothing();
}

export async function clearOptOut(db: Database, phoneKey: string): Promise<void> {
  await db.delete(phoneOptOuts).where(eq(phoneOptOuts.phoneKey, phoneKey));
}

/** What is older than so long, and beyond so many the oldest. */
export async function deleteNotifications(db: Database, { before, keep }: { before: Date; keep: number }) {
  await db.delete(channelNotifications).where(lt(channelNotifications.receivedAt, before));
  await db.execute(sql`delete from channel_notifications where id in
    (select id from channel_notifications order by received_at desc, id desc offset ${keep})`);
}

export const deleteInboundBefore = (db: Database, before: Date) =>
  db.delete(inboundMessages).where(lt(inboundMessages.receivedAt, before));

/** Of those who are forgotten: what they wrote from the phones of these bookings, and that they wanted no marketing there. */
export async function deletePhonesOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const phones = sql`(select phone_digits(phone) from bookings where length(phone_digits(phone)) >= 7
    and id::text in (select jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb)))`;
  await db.delete(inboundMessages).where(sql`phone_digits(${inboundMessages.sender}) in ${phones}`);
  await db.delete(phoneOptOuts).where(sql`phone_digits(${phoneOptOuts.phoneKey}) in ${phones}`);
  await db.delete(sandboxTexts).where(sql`phone_digits(${sandboxTexts.number}) in ${phones}`);
  await db.delete(sandboxPhones).where(sql`phone_digits(${sandboxPhones.number}) in ${phones}`);
}
