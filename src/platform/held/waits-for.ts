import { sql } from "drizzle-orm";
import { events, heldActions } from "#db/schema/platform.ts";
import type { Context } from "../context.ts";
import type { ReactionJob } from "../jobs/queue.ts";

/** News from the road is never kept in line. */
const inLine = ["booking.", "quote.", "payment.", "refund.", "invoice.", "driver.assigned", "driver.removed"];

/**
 * Whether a reaction may run now: not where the action it follows was undone, and not before what was done to the same record
 * earlier and can still be undone. The row of its own action stays locked until the reaction has ended: undoing and telling never both happen.
 */
export async function waitsFor(ctx: Context, { eventId, heldBy }: ReactionJob): Promise<"undone" | Date | undefined> {
  if (heldBy) {
    const { rows } = await ctx.db.execute<{ undone: boolean }>(
      sql`select undone_at is not null as undone from ${heldActions} where id = ${heldBy} for share`,
    );
    if (rows[0]?.undone) return "undone";
  }
  const { rows } = await ctx.db.execute<{ until: string }>(sql`
    select max(h.until) as until from ${heldActions} h join ${events} e on e.id = ${eventId}
    where h.until > ${ctx.now.toISOString()} and h.undone_at is null and h.created_at <= e.created_at and h.id is distinct from ${heldBy ?? null}::uuid
      and exists (select from unnest(${sql.param(inLine)}::text[]) as start where e.type like start || '%')
      and exists (select from jsonb_each_text(e.payload) as fact join unnest(h.subjects) as subject
        on split_part(subject, ':', 2) = fact.value)`);
  const until = rows[0]?.until;
  return until ? new Date(until) : undefined;
}
