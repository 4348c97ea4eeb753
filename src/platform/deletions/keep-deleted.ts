import { sql } from "drizzle-orm";
import { deletions } from "#db/schema/platform.ts";
import type { DeletionKind } from "#domain/company/deletion.ts";
import type { Context } from "../context.ts";

/**
 * Says before a deletion that it can be put back: from here on, a trigger keeps each row that this transaction deletes, also those that
 * go along. An erasure of personal data says nothing, and nothing is kept of it.
 */
export async function keepDeleted(ctx: Context, kind: DeletionKind): Promise<void> {
  const id = ctx.newId();
  const deletedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await ctx.db.insert(deletions).values({ id, kind, deletedAt: ctx.now, deletedBy });
  await ctx.db.execute(sql`select set_config('shuttle.deletion', ${id}, true)`);
}
