import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import type { Queue } from "../jobs/queue.ts";
import { recordText } from "./record-text.ts";
import type { PhoneText } from "./texts.ts";

export type UnreadText = typeof messages.$inferSelect;

type Limits = { readonly sentBefore: Date; readonly neededAfter: Date };

/** Texts a trip needs that have failed, or have not reached the phone for so long; locked, so that each goes on once. */
export const lockUnread = (db: Database, { sentBefore, neededAfter }: Limits): Promise<UnreadText[]> =>
  db
    .select()
    .from(messages)
    .where(
      sql`${messages.channel} <> 'email' and ${messages.neededAt} > ${neededAfter} and ${messages.deliveredAt} is null
        and ${messages.readAt} is null and ${messages.escalatedAt} is null
        and (${messages.state} = 'failed' or (${messages.state} in ('sent', 'unknown')
          and coalesce(${messages.sentAt}, ${messages.handedAt}) <= ${sentBefore}))`,
    )
    .orderBy(messages.neededAt)
    .limit(200)
    .for("update", { skipLocked: true });

export async function markEscalated(db: Database, id: string, at: Date): Promise<void> {
  await db.update(messages).set({ escalatedAt: at }).where(eq(messages.id, id));
}

type Again = { readonly now: Date; readonly queue: Queue };

/** The same words by another channel, under the same key: once. */
export async function sendByChannel(db: Database, row: UnreadText, channel: PhoneChannel, tools: Again) {
  if (row.event === null || row.facts === null) return;
  const { event, facts, recipient: phone, neededAt, about } = row;
  const text = { event, facts, phone, ...(neededAt && { neededAt }) } as PhoneText;
  await recordText(db, { key: row.key.slice(row.channel.length + 1), about, channel, text, after: null }, tools);
}
