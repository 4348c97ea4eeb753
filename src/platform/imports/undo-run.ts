import { eq, lt, sql } from "drizzle-orm";
import { hasCode } from "#db/error-code.ts";
import { importedRows, importRuns } from "#db/schema/platform.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "../audit.ts";
import type { Context } from "../context.ts";
import type { ErasedPerson } from "../erasures.ts";
import { importUndoHours } from "../import-fields.ts";

type Run = typeof importRuns.$inferSelect;

/** Until when an import can be undone; null if it was, or if it is too late. */
export function undoUntil({ createdAt, undoneAt }: Pick<Run, "createdAt" | "undoneAt">, now: Date): Date | null {
  const until = addHours(createdAt, importUndoHours);
  return undoneAt === null && until > now ? until : null;
}

const foreignKeyViolation = "23503";

type UndoRefusal = "not_found" | "too_late" | "undone" | "changed_since" | "in_use";

type Undoing = {
  readonly id: string;
  readonly mayUndo: (run: Run) => boolean;
  /** If its kind knows of records that have moved on. */
  readonly isTouched?: boolean;
};

/** One statement undoes thousands of rows. */
const patienceMs = 120_000;

/**
 * Undoes everything an import wrote, or nothing: if one of its records has changed since, or others refer to it, all of
 * it stays. The run itself stays on record.
 */
export async function undoImportRun(
  ctx: Context,
  { id, mayUndo, isTouched = false }: Undoing,
): Promise<Result<{ readonly rows: number }, UndoRefusal>> {
  const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, id)).for("update");
  if (!run || !mayUndo(run)) return refuse("not_found");
  if (run.undoneAt) return refuse("undone");
  const rows = await ctx.db.$count(importedRows, eq(importedRows.runId, id));
  // None are left once someone in it was erased.
  if (!undoUntil(run, ctx.now) || rows === 0) return refuse("too_late");
  if (isTouched) return refuse("changed_since");
  await ctx.db.execute(sql`set local statement_timeout = ${sql.raw(String(patienceMs))}`);
  try {
    const changed = await ctx.db.execute(sql`select changed_table from undo_import(${id})`);
    if (changed.rows.length > 0) return refuse("changed_since");
  } catch (error) {
    if (hasCode(error, foreignKeyViolation)) return refuse("in_use");
    throw error;
  }
  const undoneBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await ctx.db.update(importRuns).set({ undoneAt: ctx.now, undoneBy }).where(eq(importRuns.id, id));
  await ctx.db.delete(importedRows).where(eq(importedRows.runId, id));
  await recordAudit(ctx, { action: `${run.kind}.import_undone`, subject: { kind: "import", id }, details: { rows } });
  return accept({ rows });
}

/** By the clock: after a day an import can’t be undone, and only the records keep what it wrote. */
export async function forgetImportedRows(ctx: Context): Promise<void> {
  const before = addHours(ctx.now, -importUndoHours);
  await ctx.db
    .delete(importedRows)
    .where(sql`${importedRows.runId} in (select id from import_runs where ${lt(importRuns.createdAt, before)})`);
}

/** An import that concerned an erased person can’t be undone, not even in part. */
export async function eraseImportedRows(ctx: Context, { userId, email, records }: ErasedPerson): Promise<void> {
  const { references, ...ids } = records;
  const words = [...references, ...Object.values(ids).flat(), userId, email?.toLowerCase()].filter(Boolean);
  await ctx.db.execute(sql`
    delete from imported_rows where run_id in (select run_id from imported_rows where exists (
      select from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      where position(lower(word) in lower(coalesce(imported_rows.before, '{}')::text || imported_rows.after::text)) > 0))`);
}
