import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { hasCode } from "#db/error-code.ts";
import { events, heldActions, heldRows, reactionRuns } from "#db/schema/platform.ts";
import { mayDo, type PermittedAction, partiesOf } from "#domain/account/permissions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "../audit.ts";
import type { Context } from "../context.ts";
import type { ErasedPerson } from "../erasures.ts";
import { dropWaiting } from "./hold-back.ts";

type Undone = { readonly title: string; readonly subjects: string[]; readonly draft: string };
type UndoRefusal = "not_found" | "undone" | "too_late" | "changed_since" | "taken";
type Line = {
  readonly changed_table: string;
  readonly record_id: string | null;
  readonly state_was: never;
  readonly state_is: never;
};

const foreignKey = "23503";
/** Unique values, and times of vehicles and drivers that overlap. */
const taken = ["23505", "23P01"];

/** Takes an action back before anyone has heard of it: all that it wrote, with all that would have followed, or nothing. */
export async function undoHeld(ctx: Context, id: string): Promise<Result<Undone, UndoRefusal>> {
  const [action] = await ctx.db.select().from(heldActions).where(eq(heldActions.id, id)).for("update");
  if (!action || !mayDo(action.permission as PermittedAction, partiesOf(ctx.actor), "other"))
    return refuse("not_found");
  if (action.undoneAt) return refuse("undone");
  if (action.until <= ctx.now || (await hasStarted(ctx, id))) return refuse("too_late");

  const lines = await takeBack(ctx, id);
  if (typeof lines === "string") return refuse(lines);
  for (const { changed_table, record_id, state_was: to, state_is: from } of lines) {
    if (record_id === null) return refuse("changed_since");
    const write = ctx.undo.histories[changed_table];
    if (write && !(await write(ctx, { id: record_id, from, to }))) return refuse("changed_since");
  }
  await dropWaiting(ctx.db, id);
  await ctx.db.delete(heldRows).where(eq(heldRows.actionId, id));
  await ctx.db.update(heldActions).set({ undoneAt: ctx.now }).where(eq(heldActions.id, id));

  const { kind, title, subjects, draft } = action;
  for (const subject of subjects) {
    const colon = subject.indexOf(":");
    const [of, name] = [subject.slice(0, colon), subject.slice(colon + 1)];
    await recordAudit(ctx, { action: `${kind}.undone`, subject: { kind: of, id: name }, details: { title } });
  }
  return accept({ title, subjects, draft });
}

/** Whether anything has followed already. */
async function hasStarted(ctx: Context, id: string): Promise<boolean> {
  const [ran] = await ctx.db
    .select({ eventId: reactionRuns.eventId })
    .from(events)
    .innerJoin(reactionRuns, eq(reactionRuns.eventId, events.id))
    .where(eq(events.heldBy, id))
    .limit(1);
  return ran !== undefined;
}

async function takeBack(ctx: Context, id: string): Promise<Line[] | "changed_since" | "taken"> {
  try {
    const { rows } = await ctx.db.execute<Line>(sql`select * from undo_held(${id})`);
    return rows;
  } catch (error) {
    if (hasCode(error, foreignKey)) return "changed_since";
    if (taken.some((code) => hasCode(error, code))) return "taken";
    throw error;
  }
}

/** Actions on a record that can still be undone, and who did them. */
export const findHeld = ({ db, now }: Context, subject: string) =>
  db
    .select()
    .from(heldActions)
    .where(
      and(gt(heldActions.until, now), isNull(heldActions.undoneAt), sql`${subject} = any (${heldActions.subjects})`),
    )
    .orderBy(heldActions.until);

/** By the clock: once it can’t be undone, what an action wrote is in the records alone. */
export async function forgetHeld({ db, now }: Context): Promise<void> {
  await db.delete(heldActions).where(lt(heldActions.until, addHours(now, -24)));
}

/** Actions about someone who is erased can no longer be undone. */
export async function eraseHeld(ctx: Context, { userId, email, records }: ErasedPerson): Promise<void> {
  const { references, ...ids } = records;
  const words = [...references, ...Object.values(ids).flat(), userId, email?.toLowerCase()].filter(Boolean);
  await ctx.db.execute(sql`
    delete from held_actions where exists (select from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      where position(lower(word) in lower(held_actions.title || held_actions.subjects::text || held_actions.draft)) > 0
      or exists (select from held_rows h where h.action_id = held_actions.id
        and position(lower(word) in lower(coalesce(h.before, '{}')::text || coalesce(h.after, '{}')::text)) > 0))`);
}
