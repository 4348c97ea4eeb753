import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { importRuns } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "../audit.ts";
import type { Context } from "../context.ts";
import type { ImportRun } from "../import-fields.ts";
import type { JudgedRow } from "./judge-import.ts";
import { undoUntil } from "./undo-run.ts";

/** The records imported: `vehicles`, or `travellers` of one company. */
export type ImportOf = { readonly kind: string; readonly scope: string | null };

/** Imports of the same records run one after another: the second finds what the first has written. */
export async function lockImport(db: Database, { kind, scope }: ImportOf): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${kind}:${scope ?? ""}`}, 0))`);
}

type Import<F extends string, Form> = {
  readonly of: ImportOf;
  readonly fileName: string;
  /** Each row’s version as the preview showed it. */
  readonly versions: readonly (number | null)[];
  readonly judged: readonly JudgedRow<F, Form>[];
  /** Writes a new or changed row and returns its record; undefined if it has changed meanwhile. */
  readonly write: (row: JudgedRow<F, Form> & { readonly form: Form }) => Promise<string | undefined>;
};

type Counts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Does what the preview showed, all of it or nothing, and records the run. A refusal rolls back what was written. */
export async function runImport<F extends string, Form>(
  ctx: Context,
  { of, fileName, versions, judged, write }: Import<F, Form>,
): Promise<Result<Counts, "has_errors" | "changed_meanwhile">> {
  if (judged.some(({ kind }) => kind === "error")) return refuse("has_errors");
  if (judged.some(({ version }, at) => version !== versions[at])) return refuse("changed_meanwhile");
  const id = ctx.newId();
  // From here on a trigger keeps every written row, so that all of it can be undone.
  await ctx.db.execute(sql`select set_config('shuttle.import', ${id}, true)`);
  const changes: { id: string; fields: string[] }[] = [];
  for (const row of judged) {
    if (row.form === null || row.kind === "unchanged") continue;
    const written = await write({ ...row, form: row.form });
    if (written === undefined) return refuse("changed_meanwhile");
    changes.push({ id: written, fields: row.changes.map(({ field }) => field) });
  }
  await ctx.db.execute(sql`select set_config('shuttle.import', '', true)`);
  const count = (kind: JudgedRow<F, Form>["kind"]) => judged.filter((row) => row.kind === kind).length;
  const counts = { added: count("new"), changed: count("changed"), unchanged: count("unchanged") };
  const { actor } = ctx;
  await ctx.db.insert(importRuns).values({
    id,
    ...of,
    fileName,
    createdBy: actor.kind === "person" ? actor.userId : null,
    createdAt: ctx.now,
    ...counts,
    changes,
  });
  const subject = { kind: "import", id };
  await recordAudit(ctx, { action: `${of.kind}.imported`, subject, details: { ...counts, file: fileName } });
  return accept(counts);
}

const runsShown = 20;

/** The latest runs, newest first. */
export async function findImportRuns(ctx: Context, { kind, scope }: ImportOf): Promise<ImportRun[]> {
  const rows = await ctx.db
    .select({
      run: importRuns,
      by: subquery<string | null>`(select u.name from users u where u.id = ${importRuns.createdBy})`,
    })
    .from(importRuns)
    .where(and(eq(importRuns.kind, kind), scope === null ? isNull(importRuns.scope) : eq(importRuns.scope, scope)))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(runsShown);
  return rows.map(({ run, by }) => ({
    id: run.id,
    at: run.createdAt.toISOString(),
    by: by ?? "",
    file_name: run.fileName,
    added: run.added,
    changed: run.changed,
    unchanged: run.unchanged,
    changed_fields: countFields(run.changes),
    undo_until: undoUntil(run, ctx.now)?.toISOString() ?? null,
    undone_at: run.undoneAt?.toISOString() ?? null,
  }));
}

function countFields(changes: (typeof importRuns.$inferSelect)["changes"]): ImportRun["changed_fields"] {
  const counts = new Map<string, number>();
  for (const { fields } of changes) for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].map(([field, records]) => ({ field, records }));
}
