import { eq } from "drizzle-orm";
import type pg from "pg";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { type ChannelEvent, parametersOf } from "#domain/channel/event-words.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Logger } from "../logger.ts";
import { tracedPart } from "../tracing/tracing.ts";
import { inTransaction } from "../transaction.ts";
import type { OutgoingText, TextGateway, TextOutcome, Texts } from "./texts.ts";
import { overtakable } from "./unread-texts.ts";

/** Minutes to wait after each temporary failure; after the last the text has failed. */
const retryMinutes = [1, 2, 5, 15, 60];
/** One worker has the text for this long. The gateway gives up sooner. */
const leaseMinutes = 3;
const conversationHours = 24;

type Tools = { readonly texts: Texts; readonly queue: Queue; readonly log: Logger; readonly now: Date };
type MessageRow = typeof messages.$inferSelect;
type Claimed = {
  readonly row: MessageRow;
  readonly nextTryAt: Date;
  readonly gateway: TextGateway;
  readonly text: OutgoingText;
};

/**
 * Hands one text to its provider, with no transaction open while that one thinks. Before it is asked, the row says so: anyone who
 * finds the mark without an outcome comes after a crash. A provider that knows repeats is asked again under the same number;
 * with any other the text stays `unknown` and is not sent again, because twice at night is worse than a colleague who calls.
 */
export async function deliverText(pool: pg.Pool, messageId: string, tools: Tools): Promise<void> {
  const claimed = await inTransaction(pool, (db) => claim(db, messageId, tools));
  if (!claimed) return;
  const outcome = await tracedPart(`text ${claimed.row.template}`, () => claimed.gateway.send(claimed.text));
  await inTransaction(pool, (db) => note(db, claimed, outcome, tools));
}

async function claim(db: Database, messageId: string, tools: Tools): Promise<Claimed | undefined> {
  const { texts, queue, now } = tools;
  const [row] = await db.select().from(messages).where(eq(messages.id, messageId)).for("update");
  if (row?.state !== "queued" || row.channel === "email") return undefined;
  if (row.nextTryAt !== null && row.nextTryAt > now) {
    await queue.addMail(db, { messageId, isText: true }, row.nextTryAt);
    return undefined;
  }
  const text = row.handedAt === null ? overtakable(row) : null;
  if (text && (await texts.isOvertaken(db, text)))
    return end(db, row, "kept", "Not sent: its trip went on, or there is later news of it.");
  const gateway = texts.gateways[row.channel];
  if (!gateway) return end(db, row, "failed", "No provider for this channel is connected.");
  if (row.handedAt !== null && !gateway.knowsRepeats)
    return end(db, row, "unknown", "We asked the provider to send it and were interrupted before its answer.");
  const nextTryAt = addMinutes(now, leaseMinutes);
  const provider = gateway.provider;
  await db.update(messages).set({ nextTryAt, handedAt: now, provider }).where(eq(messages.id, messageId));
  const isConversation = await texts.hasWrittenSince(db, row.recipient, addHours(now, -conversationHours));
  return { row, nextTryAt, gateway, text: outgoing(row, isConversation) };
}

async function end(db: Database, { id }: MessageRow, state: "failed" | "unknown" | "kept", error: string) {
  await db.update(messages).set({ state, error, nextTryAt: null }).where(eq(messages.id, id));
  return undefined;
}

const outgoing = (row: MessageRow, isConversation: boolean): OutgoingText => ({
  id: row.id,
  to: row.recipient,
  body: row.body,
  event: row.event ?? "",
  parameters: row.event === null || row.facts === null ? [] : parametersOf(row.event as ChannelEvent, row.facts),
  isConversation,
});

async function note(db: Database, { row, nextTryAt }: Claimed, outcome: TextOutcome, tools: Tools): Promise<void> {
  const { id } = row;
  const [latest] = await db.select().from(messages).where(eq(messages.id, id)).for("update");
  if (!latest) return;
  const isOurs = latest.state === "queued" && latest.nextTryAt?.getTime() === nextTryAt.getTime();
  if (outcome.kind === "accepted") return noteAccepted(db, latest, outcome.providerId, tools);
  // A receipt came before the answer, or another worker has it: both know more.
  if (!isOurs) return;
  const { texts: _, queue, log, now } = tools;
  const attempts = latest.attempts + 1;
  const wait = outcome.kind === "later" ? retryMinutes[latest.attempts] : undefined;
  const next = wait === undefined ? null : addMinutes(now, wait);
  const ended = outcome.kind === "unknown" ? "unknown" : "failed";
  const state = next ? "queued" : ended;
  log.warn({ messageId: id, event: latest.event, attempts, outcome: outcome.kind }, "text not sent");
  await db
    .update(messages)
    .set({
      attempts,
      state,
      error: outcome.reason.replaceAll("\0", "").slice(0, 1000),
      nextTryAt: next,
      // It was certainly not sent, so the next attempt starts afresh.
      ...(outcome.kind === "later" && { handedAt: null }),
    })
    .where(eq(messages.id, id));
  if (next) await queue.addMail(db, { messageId: id, isText: true }, next);
}

/** Records that the provider took it, even if a receipt or another worker was faster. */
async function noteAccepted(db: Database, latest: MessageRow, providerId: string, { texts, now }: Tools) {
  const { id, provider, segments, state, recipient: phone } = latest;
  const isOpen = state === "queued" || state === "unknown";
  const cost = provider === null ? null : await texts.costOf(db, { provider, phone, parts: segments ?? 1 });
  await db
    .update(messages)
    .set({
      providerId: latest.providerId ?? providerId,
      costCents: latest.costCents ?? cost,
      attempts: latest.attempts + 1,
      sentAt: latest.sentAt ?? now,
      ...(isOpen && { state: "sent" as const, error: null, nextTryAt: null }),
    })
    .where(eq(messages.id, id));
}
