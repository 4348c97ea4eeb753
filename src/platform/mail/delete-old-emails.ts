import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import type { Context } from "../context.ts";

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
      // It is unknown who else was texted about their record, so no number stays.
      recipient: sql`case when ${isTo} or ${messages.channel} <> 'email' then 'erased@erased.invalid' else ${messages.recipient} end`,
      subject: "Erased",
      html: "",
      body: "",
      attachments: [],
      facts: null,
      replyTo: null,
      answersMessageId: null,
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

/**
 * Empties every email about one of these records, to whomever it went. Those we send by ourselves have the record’s
 * reference in their key.
 */
export async function forgetEmailsAbout(ctx: Pick<Context, "db" | "emit">, references: readonly string[]) {
  if (references.length === 0) return;
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`;
  const rows = await ctx.db
    .update(messages)
    .set({
      key: sql`'erased:' || ${messages.id}`,
      recipient: "erased@erased.invalid",
      subject: "Erased",
      html: "",
      body: "",
      attachments: [],
      facts: null,
      replyTo: null,
      answersMessageId: null,
      unsubscribeUrl: null,
      about: null,
      error: null,
      state: sql`case when ${messages.state} = 'queued' then 'failed' else ${messages.state} end`,
    })
    .where(sql`split_part(${messages.about}, ':', 2) in ${named} or split_part(${messages.key}, ':', 2) in ${named}`)
    .returning({ id: messages.id });
  if (rows.length > 0) await ctx.emit({ type: "emails.erased", messageIds: rows.map(({ id }) => id) });
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

/** For an address that was never confirmed, only the account’s own emails: others may be someone else's. */
export async function forgetAccountEmails(db: Database, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db
    .update(messages)
    .set({ recipient: "erased@erased.invalid", subject: "Erased", html: "", body: "", error: null })
    .where(
      sql`${messages.template} like 'auth-%' and lower(${messages.recipient}) in
        (select lower(address) from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as address)`,
    );
}
