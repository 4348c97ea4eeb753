import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";

type About = { readonly email: string | null; readonly references: readonly string[] };

/**
 * Empties every email to or about this person: those to the address, those that mention it, and those about one of the
 * records named, no matter who they went to. That there was one, and when, stays. One still waiting is not sent any more.
 * Answers which they were.
 */
export async function forgetEmails(db: Database, { email, references }: About): Promise<string[]> {
  const isTo = email === null ? sql`false` : sql`lower(${messages.recipient}) = lower(${email})`;
  const rows = await db
    .update(messages)
    .set({
      key: sql`case when ${mentions(messages.key, email)} then 'erased:' || ${messages.id} else ${messages.key} end`,
      recipient: sql`case when ${isTo} then 'erased@erased.invalid' else ${messages.recipient} end`,
      subject: "Erased",
      html: "",
      body: "",
      attachments: [],
      replyTo: null,
      unsubscribeUrl: null,
      about: sql`case when ${mentions(messages.about, email)} then null else ${messages.about} end`,
      state: sql`case when ${messages.state} = 'queued' then 'failed' else ${messages.state} end`,
      error: null,
    })
    .where(sql`${isTo} or ${mentionsAnywhere(email)} or split_part(${messages.about}, ':', 2) in
      (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

type Text = (typeof messages)["key" | "about" | "body" | "subject" | "replyTo"];

const mentions = (column: Text, email: string | null) =>
  email === null ? sql`false` : sql`coalesce(position(lower(${email}) in lower(${column})) > 0, false)`;

const mentionsAnywhere = (email: string | null) =>
  sql.join(
    [messages.key, messages.about, messages.body, messages.subject, messages.replyTo].map((column) =>
      mentions(column, email),
    ),
    sql` or `,
  );

/** Of an address that was never confirmed, only what the account itself was sent: the rest may be someone else's. */
export async function forgetAccountEmails(db: Database, email: string): Promise<void> {
  await db
    .update(messages)
    .set({ recipient: "erased@erased.invalid", subject: "Erased", html: "", body: "", error: null })
    .where(sql`lower(${messages.recipient}) = lower(${email}) and ${messages.template} like 'auth-%'`);
}
