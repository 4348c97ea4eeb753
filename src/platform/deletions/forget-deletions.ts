import { lt, sql } from "drizzle-orm";
import { deletions } from "#db/schema/platform.ts";
import { undoDays } from "#domain/company/deletion.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "../context.ts";
import type { ErasedPerson } from "../erasures.ts";

/** By the clock: after this a deletion is final. */
export async function forgetOldDeletions(ctx: Context): Promise<void> {
  await ctx.db.delete(deletions).where(lt(deletions.deletedAt, addHours(ctx.now, -24 * undoDays)));
}

/** Nothing of an erased person can be restored: whatever names them or belongs to their records is deleted. */
export async function eraseDeletions(ctx: Context, { userId, email, records }: ErasedPerson): Promise<void> {
  const { references, ...ids } = records;
  const words = [...references, ...Object.values(ids).flat(), userId, email?.toLowerCase()].filter(Boolean);
  await ctx.db.execute(sql`
    delete from deletions where id in (select deletion_id from deleted_rows
      where exists (select from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
        where position(lower(word) in lower(deleted_rows.content::text)) > 0))`);
}
