import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { pageSittings } from "#db/schema/pages.ts";
import type { Context } from "#platform/context.ts";

type Sitting = {
  readonly id: string;
  readonly sitting: string;
  readonly block?: string;
  readonly savedKey?: string;
};

/** A window of the editor is open, or has just saved. */
export async function keepSitting(ctx: Context, { id, sitting, ...changes }: Sitting): Promise<void> {
  const { actor, db, now } = ctx;
  if (actor.kind !== "person") return;
  const seen = { ...changes, userId: actor.userId, seenAt: now };
  await db
    .insert(pageSittings)
    .values({ pageId: id, sitting, ...seen })
    .onConflictDoUpdate({ target: [pageSittings.pageId, pageSittings.sitting], set: seen });
}

export async function deleteSitting(db: Database, pageId: string, sitting: string): Promise<void> {
  await db.delete(pageSittings).where(and(eq(pageSittings.pageId, pageId), eq(pageSittings.sitting, sitting)));
}

export async function deleteSittingsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(pageSittings).where(lt(pageSittings.seenAt, moment));
}
