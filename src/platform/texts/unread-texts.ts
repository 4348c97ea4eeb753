import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { ChannelEvent } from "#domain/channel/event-words.ts";
import type { Queue } from "../jobs/queue.ts";
import { recordText } from "./record-text.ts";
import type { OvertakenText, PhoneText } from "./texts.ts";

export type UnreadText = typeof messages.$inferSelect;

type Limits = { readonly sentBefore: Date; readonly neededAfter: Date };

/**
 * Texts a trip needs that have failed, or have not reached the phone for so long; locked, so that each goes on once. One that
 * its provider keeps refusing for now is among them; one that it has been handed just now is not.
 */
export const lockUnread = (db: Database, { sentBefore, neededAfter }: Limits): Promise<UnreadText[]> =>
  db
    .select()
    .from(messages)
    .where(
      sql`${messages.channel} <> 'email' and ${messages.neededAt} > ${neededAfter} and ${messages.deliveredAt} is null
        and ${messages.readAt} is null and ${messages.escalatedAt} is null
        and (${messages.state} = 'failed' or (${messages.state} in ('sent', 'unknown')
          and coalesce(${messages.sentAt}, ${messages.handedAt}) <= ${sentBefore})
          or (${messages.state} = 'queued' and ${messages.attempts} > 0 and ${messages.handedAt} is null
            and ${messages.createdAt} <= ${sentBefore}))`,
    )
    .orderBy(messages.neededAt)
    .limit(200)
    .for("update", { skipLocked: true });

export async function markEscalated(db: Database, id: string, at: Date): Promise<void> {
  const state = sql<
    UnreadText["state"]
  >`case when ${messages.state} = 'queued' then 'failed' else ${messages.state} end`;
  await db.update(messages).set({ escalatedAt: at, state, nextTryAt: null }).where(eq(messages.id, id));
}

type Again = { readonly now: Date; readonly queue: Queue };

/** The text of a trip, as far as later news can overtake it. */
export const overtakable = ({ id, event, tripId, recipient, createdAt }: UnreadText): OvertakenText | null =>
  event !== null && tripId !== null ? { id, event: event as ChannelEvent, tripId, recipient, createdAt } : null;

/** The same text by another channel, under the same key, so only once. */
export async function sendByChannel(db: Database, row: UnreadText, channel: PhoneChannel, tools: Again) {
  if (row.event === null || row.facts === null) return;
  const { event, facts, recipient: phone, neededAt, tripId, about } = row;
  const text = { event, facts, phone, ...(neededAt && { neededAt }), ...(tripId && { tripId }) } as PhoneText;
  await recordText(db, { key: row.key.slice(row.channel.length + 1), about, channel, text, after: null }, tools);
}
