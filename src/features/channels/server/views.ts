import { and, eq, gt, gte, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { inboundMessages } from "#db/schema/inbox.ts";
import { messages } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import type { ChannelEvent } from "#domain/channel/event-words.ts";
import { type GatewayName, gatewayNames } from "#domain/channel/text-prices.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

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

export async function findTripState(db: ReadDb, id: string): Promise<TripState | null> {
  const [row] = await db.select({ state: trips.state }).from(trips).where(eq(trips.id, id));
  return row?.state ?? null;
}

type Told = { readonly id: string; readonly tripId: string; readonly recipient: string; readonly createdAt: Date };

/** Later news of the same trip to the same phone; the same news by another channel is none. */
export async function findNewsSince(db: ReadDb, { id, tripId, recipient, createdAt }: Told): Promise<ChannelEvent[]> {
  const [own] = await db
    .select({ key: messages.key, channel: messages.channel })
    .from(messages)
    .where(eq(messages.id, id));
  const sameNews = own ? own.key.slice(own.channel.length + 1) : "";
  const rows = await db
    .select({ event: messages.event })
    .from(messages)
    .where(
      and(
        eq(messages.tripId, tripId),
        eq(messages.recipient, recipient),
        or(gt(messages.createdAt, createdAt), and(eq(messages.createdAt, createdAt), gt(messages.id, id))),
        ne(sql`substr(${messages.key}, length(${messages.channel}) + 2)`, sameNews),
      ),
    );
  return rows.flatMap(({ event }) => (event === null ? [] : [event as ChannelEvent]));
}

/** The texts through each gateway since then. */
export const countByGateway = (db: ReadDb, since: Date) =>
  db
    .select({
      gateway: sql<GatewayName>`${messages.provider}`,
      sent: countOf(sql`${messages.state} = 'sent'`),
      arrived: countOf(sql`${messages.deliveredAt} is not null or ${messages.readAt} is not null`),
      failed: countOf(sql`${messages.state} = 'failed'`),
      unknown: countOf(sql`${messages.state} = 'unknown'`),
      cost_cents: sql<number>`coalesce(sum(${messages.costCents}), 0)`.mapWith(Number),
      unpriced: countOf(sql`${messages.state} = 'sent' and ${messages.costCents} is null`),
    })
    .from(messages)
    .where(
      and(ne(messages.channel, "email"), inArray(messages.provider, [...gatewayNames]), gte(messages.createdAt, since)),
    )
    .groupBy(messages.provider)
    .orderBy(messages.provider);

const countOf = (what: SQL) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
