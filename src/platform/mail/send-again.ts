import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { newId } from "../ids.ts";
import type { Queue } from "../jobs/queue.ts";

/**
 * Sends an email once more. One that never arrived is tried again. One that did is written again under an id of its own,
 * because a mailbox drops what it has already had under the same id.
 */
export async function sendAgain(db: Database, messageId: string, now: Date, queue: Queue): Promise<boolean> {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId)).for("update");
  // The text of a sign-in email, or of an erased person’s, is gone.
  if (!message || message.state === "queued") return false;
  if (message.channel !== "email") return sendTextAgain(db, message, now, queue);
  if (message.html === "") return false;
  const fresh = { state: "queued", attempts: 0, error: null, sentAt: null, nextTryAt: null } as const;
  if (message.state === "failed") {
    await db.update(messages).set(fresh).where(eq(messages.id, messageId));
    await queue.addMail(db, { messageId });
    return true;
  }
  const id = newId();
  await db.insert(messages).values({ ...message, ...fresh, id, key: `${message.key}:again:${id}`, createdAt: now });
  await queue.addMail(db, { messageId: id });
  return true;
}

type MessageRow = typeof messages.$inferSelect;

/** Always a new message: a provider treats the same id as the same message. */
async function sendTextAgain(db: Database, message: MessageRow, now: Date, queue: Queue): Promise<boolean> {
  if (message.body === "") return false;
  const { channel, event, template, recipient, subject, body, facts, segments, about, neededAt, inReplyToThread } =
    message;
  const id = newId();
  const kept = { facts, segments, about, neededAt, inReplyToThread };
  const words = { ...kept, channel, event, template, recipient, subject, html: "", body };
  await db
    .insert(messages)
    .values({ ...words, id, key: `${message.key}:again:${id}`, state: "queued", createdAt: now });
  await queue.addMail(db, { messageId: id, isText: true });
  return true;
}
