import { sql } from "drizzle-orm";
import { deletions } from "#db/schema/platform.ts";
import type { DeletionKind } from "#domain/company/deletion.ts";
import type { Context } from "../context.ts";

/**
 * Called before a deletion that can be undone: from here on a trigger keeps every row this transaction deletes,
 * including cascades. Erasing personal data doesn’t call it, so nothing of that is kept.
 */
export async function keepDeleted(ctx: Context, kind: DeletionKind): Promise<void> {
  const id = ctx.newId();
  const deletedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await ctx.db.insert(deletions).values({ id, kind, deletedAt: ctx.now, deletedBy });
  await ctx.db.execute(sql`select set_config('shuttle.deletion', ${id}, true)`);
}
