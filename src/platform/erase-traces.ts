import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { Context } from "./context.ts";
import type { ErasedPerson } from "./erasures.ts";
import { forgetEmails } from "./mail/delete-old-emails.ts";

/**
 * Removes a person from what every feature leaves behind: emails, the activity log, events, answers stored for retries.
 */
export async function eraseTraces(ctx: Context, person: ErasedPerson): Promise<void> {
  const { references, ...ids } = person.records;
  const subjects = [...references, ...Object.values(ids).flat(), ...(person.userId ? [person.userId] : [])];
  const forgotten = await forgetEmails(ctx.db, { email: person.email, references });
  if (forgotten.length > 0) await ctx.emit({ type: "emails.erased", messageIds: forgotten });
  await forgetActions(ctx.db, { ...person, subjects });
  await forgetEvents(ctx.db, subjects);
  await forgetAnswers(ctx.db, { ...person, references });
}

/** A list of texts as a set for a query, whatever its length. */
const setOf = (texts: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Whether the text contains the address. */
const mentions = (column: ReturnType<typeof sql.raw>, email: string | null) =>
  email === null ? sql`false` : sql`position(lower(${email}) in lower(${column}::text)) > 0`;

type About = Pick<ErasedPerson, "userId" | "email"> & { readonly subjects: readonly string[] };

/**
 * The history stays with its numbers; its text and the person’s network addresses are removed. A colleague's network
 * address stays.
 */
async function forgetActions(db: Database, { userId, email, subjects }: About): Promise<void> {
  await db.execute(sql`
    update audit_log set
      reason = '',
      details = coalesce((
        select jsonb_object_agg(part.key, part.value) from jsonb_each(details) part
        where jsonb_typeof(part.value) in ('number', 'boolean', 'null')), '{}'),
      ip = case when actor_id is null or actor_id = ${userId} then '' else ip end
    where subject_id in ${setOf(subjects)} or actor_id = ${userId}
      or ${mentions(sql.raw("details"), email)} or ${mentions(sql.raw("reason"), email)}`);
}

/** Events carry ids; only a task’s title may name someone. */
async function forgetEvents(db: Database, subjects: readonly string[]): Promise<void> {
  await db.execute(sql`
    update events set payload = payload || '{"title": "Erased"}'
    where type = 'task.wanted' and payload ->> 'subjectId' in ${setOf(subjects)}`);
}

type Answered = Pick<ErasedPerson, "userId" | "email"> & { readonly references: readonly string[] };

/** An answer stored for a retry repeats what the caller typed. A later retry finds the record itself. */
async function forgetAnswers(db: Database, { userId, email, references }: Answered): Promise<void> {
  await db.execute(sql`
    delete from idempotency_keys
    where split_part(key, ':', 2) = ${userId ?? "nobody"} or ${mentions(sql.raw("answer"), email)}
      or exists (select from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb) as named (reference)
                 where position(named.reference in answer::text) > 0)`);
}
