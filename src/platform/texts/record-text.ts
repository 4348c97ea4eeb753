import type { Database } from "#db/connect.ts";
import { findShortName } from "#db/read-brand.ts";
import { messages } from "#db/schema/platform.ts";
import { findSuppression } from "#db/suppression-views.ts";
import { eventRules, type PhoneChannel } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { bodyOf, type ChannelEvent } from "#domain/channel/event-words.ts";
import { inSmsLetters, smsParts } from "#domain/channel/sms-parts.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { fillWords } from "#domain/words/fill-words.ts";
import { textKind } from "#domain/words/text-kind.ts";
import { newId } from "../ids.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Email } from "../mail/email.ts";
import { savedText } from "../mail/email-words.ts";
import { recordEmail } from "../mail/mailer.ts";
import type { PhoneText, TextOnly, Texts } from "./texts.ts";

type Tools = {
  readonly now: Date;
  readonly queue: Queue;
  readonly texts: Texts /** It can be undone until then. */;
  readonly notBefore?: Date;
};

type Recorded = {
  readonly key: string;
  readonly about: string | null;
  readonly channel: PhoneChannel;
  readonly text: PhoneText;
  /** Not before; null for now. */
  readonly after: Date | null;
  readonly threadId?: string | undefined;
};

/** The key of an event’s message by one channel: however often requested, it is written once. */
export const textKey = (channel: PhoneChannel, key: string): string => `${channel}:${key}`;

/**
 * Records and queues a text in the caller's transaction. False if it exists already, or the number can’t be dialled.
 */
export async function recordText(db: Database, recorded: Recorded, { now, queue }: Pick<Tools, "now" | "queue">) {
  const { key, about, channel, text, after, threadId = null } = recorded;
  const recipient = dialledNumber(text.phone ?? "");
  if (recipient === null) return false;
  // A colleague’s answer is their own words.
  const saved = text.event === "team_answer" ? undefined : savedText(textKind(text.event), "body");
  const words = saved === undefined ? bodyOf(text.event, text.facts) : fillWords(saved, text.facts);
  const body = channel === "sms" ? inSmsLetters(await signed(db, text.event, words)) : words;
  const { label, isForTrip } = eventRules[text.event];
  const id = newId();
  const written = await db
    .insert(messages)
    .values({
      id,
      key: textKey(channel, key),
      template: text.event,
      event: text.event,
      channel,
      recipient,
      subject: label,
      html: "",
      body,
      facts: text.facts,
      tripId: text.tripId ?? null,
      segments: channel === "sms" ? smsParts(body) : 1,
      neededAt: isForTrip ? (text.neededAt ?? now) : null,
      nextTryAt: after,
      state: "queued",
      about,
      inReplyToThread: threadId,
      createdAt: now,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  for (const { id } of written) await queue.addMail(db, { messageId: id, isText: true }, after ?? undefined);
  return written.length > 0;
}

/** An SMS comes from a number: it begins with the company’s short name, except in a conversation. */
async function signed(db: Database, event: ChannelEvent, words: string): Promise<string> {
  return event === "team_answer" ? words : `${await findShortName(db)}: ${words}`;
}

const laterOf = (one: Date | null, other?: Date): Date | null => (other && (one === null || one < other) ? other : one);

/** Records an email and the same news for the phone, as our team’s settings decide: one, the other or both. */
export async function recordNews(db: Database, { text, ...email }: Email, tools: Tools): Promise<void> {
  if (!text || Object.keys(tools.texts.gateways).length === 0)
    return recordEmail(db, email, tools.now, tools.queue, tools.notBefore);
  const { event, phone, neededAt } = text;
  // To an address from which emails come back, the phone is the next channel; the log says why the email wasn’t sent.
  const isDead = (await findSuppression(db, email.to, { isMarketing: false })) !== undefined;
  const asked = { event, phone, hasEmail: isMailable(email.to) && !isDead, ...(neededAt && { neededAt }) };
  const plan = await tools.texts.plan(db, asked, tools.now);
  if (plan.byEmail || isDead) await recordEmail(db, email, tools.now, tools.queue, tools.notBefore);
  if (plan.byPhone === null) return;
  const about = email.about ?? null;
  await recordText(
    db,
    { key: email.key, about, channel: plan.byPhone, text, after: laterOf(plan.after, tools.notBefore) },
    tools,
  );
}

/** Records news that only goes to phones. */
export async function recordTextOnly(db: Database, news: TextOnly, tools: Tools): Promise<void> {
  if (Object.keys(tools.texts.gateways).length === 0) return;
  const { key, about = "", text, channel, threadId } = news;
  if (channel) {
    await recordText(db, { key, about: about || null, channel, text, after: tools.notBefore ?? null, threadId }, tools);
    return;
  }
  const { event, phone, neededAt } = text;
  const plan = await tools.texts.plan(db, { event, phone, hasEmail: true, ...(neededAt && { neededAt }) }, tools.now);
  if (plan.byPhone === null) return;
  await recordText(
    db,
    { key, about: about || null, channel: plan.byPhone, text, after: laterOf(plan.after, tools.notBefore) },
    tools,
  );
}
