import { render, toPlainText } from "@react-email/render";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { newId } from "../ids.ts";
import type { Logger } from "../logger.ts";
import type { Queue } from "../queue.ts";
import type { Carrier } from "./carrier.ts";
import type { Letter } from "./letter.ts";

/** Minutes to wait after each failed try; after the last the letter counts as failed and stays readable. */
const retryMinutes = [1, 5, 30, 120, 720];

/** Marks a letter whose text must not stay: whoever reads the table could use what its reader was sent. */
const secretMark = "secret:";
const forgotten = { html: "", body: "" };

/** Writes a letter and queues it, in the caller's transaction. */
export async function recordLetter(db: Database, letter: Letter, now: Date, queue: Queue) {
  const html = await render(letter.content);
  const recorded = await db
    .insert(messages)
    .values({
      id: newId(),
      key: letter.isSecret ? `${secretMark}${letter.key}` : letter.key,
      template: letter.template,
      recipient: letter.to,
      subject: letter.subject,
      html,
      body: toPlainText(html),
      state: "queued",
      about: letter.about ?? null,
      attachments: (letter.attachments ?? []).map(({ name, type, content }) => ({
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

/** Hands one letter to the carrier. A letter already handed over is left alone, so a job may run twice. */
export async function deliverLetter(
  db: Database,
  messageId: string,
  tools: { carrier: Carrier; queue: Queue; log: Logger; now: Date },
) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId)).for("update");
  if (message?.state !== "queued") return;
  const isSecret = message.key.startsWith(secretMark);
  try {
    await tools.carrier.carry(message);
    await db
      .update(messages)
      .set({
        state: tools.carrier.outcome,
        sentAt: tools.now,
        attempts: message.attempts + 1,
        error: null,
        ...(isSecret && forgotten),
      })
      .where(eq(messages.id, messageId));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const wait = retryMinutes[message.attempts];
    tools.log.warn({ messageId, template: message.template, attempt: message.attempts + 1 }, "mail not delivered");
    await db
      .update(messages)
      .set({
        attempts: sql`${messages.attempts} + 1`,
        error: reason,
        ...(wait === undefined ? { state: "failed", ...(isSecret && forgotten) } : { state: "queued" }),
      })
      .where(eq(messages.id, messageId));
    if (wait !== undefined) await tools.queue.addMail(db, { messageId }, new Date(tools.now.getTime() + wait * 60_000));
  }
}
