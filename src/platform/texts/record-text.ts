import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { eventRules, type PhoneChannel } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { textOf } from "#domain/channel/event-words.ts";
import { inSmsLetters, smsParts } from "#domain/channel/sms-parts.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { newId } from "../ids.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Email } from "../mail/email.ts";
import { recordEmail } from "../mail/mailer.ts";
import type { PhoneText, TextOnly, Texts } from "./texts.ts";

type Tools = { readonly now: Date; readonly queue: Queue; readonly texts: Texts };

type Recorded = {
  readonly key: string;
  readonly about: string | null;
  readonly channel: PhoneChannel;
  readonly text: PhoneText;
  /** Not before; null for now. */
  readonly after: Date | null;
};

/** The key of an event’s message by one channel: however often it is asked for, it is written once. */
export const textKey = (channel: PhoneChannel, key: string): string => `${channel}:${key}`;

/** Writes a text and queues it, in the caller's transaction. False where it was written before, or no phone could ring. */
export async function recordText(db: Database, recorded: Recorded, { now, queue }: Pick<Tools, "now" | "queue">) {
  const { key, about, channel, text, after } = recorded;
  const recipient = dialledNumber(text.phone ?? "");
  if (recipient === null) return false;
  const words = textOf(text.event, text.facts);
  const body = channel === "sms" ? inSmsLetters(words) : words;
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
      segments: channel === "sms" ? smsParts(body) : 1,
      neededAt: isForTrip ? (text.neededAt ?? now) : null,
      nextTryAt: after,
      state: "queued",
      about,
      createdAt: now,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  for (const { id } of written) await queue.addMail(db, { messageId: id, isText: true }, after ?? undefined);
  return written.length > 0;
}

/** Writes an email, and the same news for the phone where our team wants that: one, the other or both. */
export async function recordNews(db: Database, { text, ...email }: Email, tools: Tools): Promise<void> {
  if (!text || Object.keys(tools.texts.gateways).length === 0) return recordEmail(db, email, tools.now, tools.queue);
  const { event, phone, neededAt } = text;
  const asked = { event, phone, hasEmail: isMailable(email.to), ...(neededAt && { neededAt }) };
  const plan = await tools.texts.plan(db, asked, tools.now);
  if (plan.byEmail) await recordEmail(db, email, tools.now, tools.queue);
  if (plan.byPhone === null) return;
  const about = email.about ?? null;
  await recordText(db, { key: email.key, about, channel: plan.byPhone, text, after: plan.after }, tools);
}

/** Writes news that phones alone get. */
export async function recordTextOnly(db: Database, { key, about = "", text }: TextOnly, tools: Tools): Promise<void> {
  if (Object.keys(tools.texts.gateways).length === 0) return;
  const { event, phone, neededAt } = text;
  const plan = await tools.texts.plan(db, { event, phone, hasEmail: true, ...(neededAt && { neededAt }) }, tools.now);
  if (plan.byPhone === null) return;
  await recordText(db, { key, about: about || null, channel: plan.byPhone, text, after: plan.after }, tools);
}
