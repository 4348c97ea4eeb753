import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";

/**
 * Empties every letter to or about this address; that there was one, and when, stays. One still waiting to be sent is
 * not sent any more.
 */
export async function forgetLetters(db: Database, email: string): Promise<void> {
  const isTo = sql`lower(${messages.recipient}) = lower(${email})`;
  const mentions = sql`position(lower(${email}) in lower(${messages.body})) > 0`;
  await db
    .update(messages)
    .set({
      recipient: sql`case when ${isTo} then 'erased@erased.invalid' else ${messages.recipient} end`,
      subject: "Erased",
      html: "",
      body: "",
      attachments: [],
      replyTo: null,
      state: sql`case when ${messages.state} = 'queued' then 'failed' else ${messages.state} end`,
      error: null,
    })
    .where(sql`${isTo} or ${mentions}`);
}
