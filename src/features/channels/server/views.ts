import { and, eq, gte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { inboundMessages } from "#db/schema/channels.ts";
import { findSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";

/** Whether this phone has written by WhatsApp since then. */
export async function hasWrittenSince(db: ReadDb, phone: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: inboundMessages.id })
    .from(inboundMessages)
    .where(
      and(
        eq(sql`phone_digits(${inboundMessages.sender})`, sql`phone_digits(${phone})`),
        eq(inboundMessages.channel, "whatsapp"),
        gte(inboundMessages.receivedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export const findChannelSettings = async (db: ReadDb): Promise<CompanySettings["channels"]> =>
  (await findSettings(db)).channels;
