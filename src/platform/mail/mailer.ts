import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "../ids.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Logger } from "../logger.ts";
import type { Email } from "./email.ts";
import { type Carrier, EmailRefused, reasonOf } from "./mail-transport.ts";
import { plainText } from "./plain-text.ts";

/** Minutes to wait after each failed try; after the last the email counts as failed and stays readable. */
const retryMinutes = [1, 5, 30, 120, 720];

/** Marks an email whose text must not stay: whoever reads the table could use what its reader was sent. */
const secretMark = "secret:";
export const isSecretKey = (key: string): boolean => key.startsWith(secretMark);
const forgotten = { html: "", body: "" };

/** Writes an email and queues it, in the caller's transaction. */
export async function recordEmail(db: Database, email: Email, now: Date, queue: Queue) {
  const html = await render(email.content);
  const recorded = await db
    .insert(messages)
    .values({
      id: newId(),
      key: email.isSecret ? `${secretMark}${email.key}` : email.key,
      template: email.template,
      recipient: email.to,
      subject: email.subject,
      replyTo: email.replyTo ?? null,
      html,
      body: plainText(html),
      state: "queued",
      about: email.about ?? null,
      attachments: (email.attachments ?? []).map(({ name, type, content }) => ({
        name,
        type,
        content: Buffer.from(content).toString("base64"),
      })),
      createdAt: now,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  for (const { id } of recorded) await queue.addMail(db, { messageId: id });
}

type Delivery = {
  carrier: Carrier;
  queue: Queue;
  log: Logger;
  now: Date;
  /** Where an answer goes when the email does not say. */
  replyAddress(db: Database): Promise<string>;
};

/**
 * Hands one letter to the carrier. Whoever comes second waits at the row and finds it done, so a job may run twice and
 * an email leaves once. Only a crash after the server has taken it and before the commit sends one more copy: of losing
 * an email and repeating it we choose the second, and the copy bears the same Message-ID.
 */
export async function deliverEmail(db: Database, messageId: string, tools: Delivery) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId)).for("update");
  if (message?.state !== "queued") return;
  try {
    await tools.carrier.carry({ ...message, replyTo: message.replyTo ?? (await tools.replyAddress(db)) });
  } catch (error) {
    await noteFailure(db, message, tools, error);
    return;
  }
  await db
    .update(messages)
    .set({
      state: tools.carrier.outcome,
      sentAt: tools.now,
      attempts: message.attempts + 1,
      error: null,
      nextTryAt: null,
      ...(isSecret(message) && forgotten),
    })
    .where(eq(messages.id, messageId));
}

type MessageRow = typeof messages.$inferSelect;

const isSecret = ({ key }: MessageRow) => isSecretKey(key);

/** Tries again later, or gives up: after the last try, or at once where the other side has said never. */
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
