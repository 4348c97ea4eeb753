import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { events, heldActions, heldRows } from "#db/schema/platform.ts";
import { isStaff, nameOfActor } from "#domain/account/roles.ts";
import { secondsToUndo } from "#domain/undo/undo-window.ts";
import type { Context } from "../context.ts";
import type { Held } from "./held.ts";
import type { Holding } from "./holding.ts";

/**
 * From here on triggers keep each row that the transaction writes, and what follows from it waits. Null where it does not wait.
 */
export async function holdBack(ctx: Context, describe: () => Promise<Holding | undefined>): Promise<Held | null> {
  // A hotel or a company acts for itself: the seconds are our team’s.
  if (!isStaff(ctx.actor)) return null;
  const rules = await ctx.undo.rules(ctx.db);
  if (rules.seconds === 0) return null;
  const holding = await describe();
  if (!holding) return null;
  const seconds = secondsToUndo(rules, { isOurTeam: true, soonest: holding.soonest ?? null, now: ctx.now });
  if (seconds === 0) return null;
  const { kind, permission, title, subjects, draft = "" } = holding;
  const [id, until] = [ctx.newId(), new Date(ctx.now.getTime() + seconds * 1000)];
  const row = { id, kind, permission, title, draft, subjects: [...subjects], actor: nameOfActor(ctx.actor) };
  await ctx.db.insert(heldActions).values({ ...row, createdAt: ctx.now, until });
  await ctx.db.execute(sql`select set_config('shuttle.held', ${id}, true)`);
  return { id, seconds, until, kind, title, subjects, draft };
}

/** Whether anything waits: an action that was refused in all its parts leaves nothing to undo. */
export async function hasAnything(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: heldRows.id }).from(heldRows).where(eq(heldRows.actionId, id)).limit(1);
  if (row) return true;
  await db.delete(heldActions).where(eq(heldActions.id, id));
  return false;
}

/** Takes what waits out of the queue. A worker that has it in its hands already finds that it was undone. */
export async function dropWaiting(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    delete from jobs.job where name = 'reactions' and state < 'active' and data ->> 'heldBy' = ${id}`);
  await db.execute(sql`
    delete from jobs.job where name = 'mail' and state < 'active' and data ->> 'messageId' in (
      select after ->> 'id' from ${heldRows} where action_id = ${id} and table_name = 'messages')`);
  await db.delete(events).where(eq(events.heldBy, id));
}
