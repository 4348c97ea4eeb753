import { setTimeout } from "node:timers/promises";
import { toPlainText } from "@react-email/render";
import { eq } from "drizzle-orm";
import type pg from "pg";
import type { Database } from "#db/connect.ts";
import { findLogoIcon } from "#db/read-brand.ts";
import { messages } from "#db/schema/platform.ts";
import { findSuppression } from "#db/suppression-views.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "../ids.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Logger } from "../logger.ts";
import { tracedPart } from "../tracing/tracing.ts";
import { inTransaction } from "../transaction.ts";
import { drawEmail } from "./draw-email.ts";
import type { Email } from "./email.ts";
import { enclosingLogo, logoIn } from "./email-logo.tsx";
import { type CarriedFile, type Carrier, EmailRefused, reasonOf, type Sender } from "./mail-transport.ts";

/** Minutes to wait after each failed attempt; after the last the email has failed and stays readable. */
const retryMinutes = [1, 5, 30, 120, 720];

/** Marks an email whose text must not be kept: a reader of the table could use its link or code. */
const secretMark = "secret:";
export const isSecretKey = (key: string): boolean => key.startsWith(secretMark);
const forgotten = { html: "", body: "" };

/** Records and queues an email in the caller's transaction. Without an address nothing is recorded. */
export async function recordEmail(db: Database, email: Email, now: Date, queue: Queue, notBefore?: Date) {
  if (!isMailable(email.to)) return;
  const html = await drawEmail(db, email.content);
  const recorded = await db
    .insert(messages)
    .values({
      id: newId(),
      key: email.isSecret ? `${secretMark}${email.key}` : email.key,
      template: email.template,
      recipient: email.to,
      subject: email.subject,
      replyTo: email.replyTo && isMailable(email.replyTo) ? email.replyTo : null,
      unsubscribeUrl: email.unsubscribeUrl ?? null,
      html,
      body: plainText(html),
      state: "queued",
      about: email.about ?? null,
      inReplyToThread: email.threadId ?? null,
      answersMessageId: email.answersMessageId ?? null,
      attachments: (email.attachments ?? []).map(({ name, type, content }) => ({
        name,
        type,
        content: Buffer.from(content).toString("base64"),
      })),
      nextTryAt: notBefore ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  for (const { id } of recorded) await queue.addMail(db, { messageId: id }, notBefore);
}

type Delivery = {
  carrier: Carrier;
  queue: Queue;
  log: Logger;
  now: Date;
  /** The sender of this kind of email, and where replies go unless it says otherwise. */
  sender(db: Database, template: string): Promise<Sender>;
  /** An address of its own for answers to it, where mail comes in. */
  replyTo?: ReplyTo | undefined;
};

/** Null: an answer goes to the company. */
export type ReplyTo = (message: {
  readonly id: string;
  readonly about: string | null;
  readonly inReplyToThread: string | null;
}) => string | null;

/** One worker has the email for this long. The transport gives up sooner. */
const leaseMinutes = 3;
const carryAtMostMs = 150_000;

/**
 * Hands one email to the carrier. No transaction is open and no connection held while a mail server thinks: the row is
 * claimed until `next_try_at`, the email is carried, and what came of it is written down. Anyone who comes in between finds
 * it claimed and looks again when the claim has ended, so a job may run twice and an email leaves once. Only a crash after
 * the server has taken it and before that is written sends one more copy, once the claim has ended: of losing an email
 * and repeating it we choose the second, and the copy bears the same Message-ID.
 */
export async function deliverEmail(pool: pg.Pool, messageId: string, tools: Delivery): Promise<void> {
  const claimed = await inTransaction(pool, (db) => claim(db, messageId, tools));
  if (!claimed) return;
  const failure = await carried(tools.carrier, claimed);
  await inTransaction(pool, async (db) => {
    // If it took so long that another worker has it by now, that one records the outcome.
    if (!(await isStillOurs(db, claimed))) return;
    if (failure) await noteFailure(db, claimed, tools, failure.error);
    else await noteCarried(db, claimed, tools);
  });
}

type Claimed = MessageRow & {
  readonly sender: Sender;
  readonly replyTo: string;
  readonly nextTryAt: Date;
  /** With its logo within. */
  readonly carriedHtml: string;
  readonly pictures: readonly CarriedFile[];
};

async function claim(db: Database, messageId: string, { queue, now, sender: findSender, replyTo }: Delivery) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId)).for("update");
  if (message?.state !== "queued" || message.channel !== "email") return undefined;
  if (message.nextTryAt !== null && message.nextTryAt > now) {
    await queue.addMail(db, { messageId }, message.nextTryAt);
    return undefined;
  }
  const suppression = await findSuppression(db, message.recipient, { isMarketing: message.template === "campaign" });
  if (suppression) {
    await db
      .update(messages)
      .set({ state: "failed", error: suppressedText(suppression) })
      .where(eq(messages.id, messageId));
    return undefined;
  }
  const nextTryAt = addMinutes(now, leaseMinutes);
  await db.update(messages).set({ nextTryAt }).where(eq(messages.id, messageId));
  const sender = await findSender(db, message.template);
  const logo = logoIn(message.html);
  const content = logo === undefined ? undefined : await findLogoIcon(db, logo);
  const { html: carriedHtml, picture } = enclosingLogo(message.html, content);
  const claimed: Claimed = {
    ...message,
    sender,
    replyTo: message.replyTo ?? replyTo?.(message) ?? sender.email,
    nextTryAt,
    carriedHtml,
    pictures: picture ? [picture] : [],
  };
  return claimed;
}

/** In the log, where it is looked for: an email is never left out in silence. */
const suppressedText = ({ reason, detail }: { readonly reason: string; readonly detail: string }): string =>
  reason === "complaint"
    ? "Not sent: its reader reported an email of ours as spam."
    : `Not sent: emails to this address come back. ${detail}`.trim();

async function carried(carrier: Carrier, claimed: Claimed): Promise<{ readonly error: unknown } | undefined> {
  const ended = new AbortController();
  const late = setTimeout(carryAtMostMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error("The mail server took too long.");
  });
  try {
    await Promise.race([
      tracedPart(`email ${claimed.template}`, () => carrier.carry({ ...claimed, html: claimed.carriedHtml })),
      late,
    ]);
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
}

async function isStillOurs(db: Database, { id, nextTryAt }: Claimed): Promise<boolean> {
  const [row] = await db
    .select({ state: messages.state, nextTryAt: messages.nextTryAt })
    .from(messages)
    .where(eq(messages.id, id))
    .for("update");
  return row?.state === "queued" && row.nextTryAt?.getTime() === nextTryAt.getTime();
}

const noteCarried = (db: Database, claimed: Claimed, { carrier, now }: Delivery) =>
  db
    .update(messages)
    .set({
      state: carrier.outcome,
      sentAt: now,
      attempts: claimed.attempts + 1,
      error: null,
      nextTryAt: null,
      ...(isSecret(claimed) && forgotten),
    })
    .where(eq(messages.id, claimed.id));

type MessageRow = typeof messages.$inferSelect;

const isSecret = ({ key }: MessageRow) => isSecretKey(key);

/** Schedules a retry, or gives up: after the last attempt, or at once if the refusal is final. */
async function noteFailure(db: Database, message: MessageRow, { queue, log, now }: Delivery, error: unknown) {
  const { id, template, attempts } = message;
  const wait = error instanceof EmailRefused ? undefined : retryMinutes[attempts];
  const nextTryAt = wait === undefined ? null : addMinutes(now, wait);
  log.warn({ messageId: id, template, attempt: attempts + 1, givenUp: !nextTryAt }, "mail not delivered");
  await db
    .update(messages)
    .set({
      attempts: attempts + 1,
      error: reasonOf(error),
      nextTryAt,
      state: nextTryAt ? "queued" : "failed",
      ...(!nextTryAt && isSecret(message) && forgotten),
    })
    .where(eq(messages.id, id));
  if (nextTryAt) await queue.addMail(db, { messageId: id }, nextTryAt);
}

/** The plain-text version: headings not in capitals, and empty lines only between parts. */
export const plainText = (html: string): string =>
  toPlainText(html, {
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "table", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: "div[data-text-block]", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    ],
  })
    // Some programs show a non-breaking space as a question mark.
    .replaceAll("\u00a0", " ");
