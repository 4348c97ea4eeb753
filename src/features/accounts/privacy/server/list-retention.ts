import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { titleOfTable } from "#platform/table-entry.ts";
import { trialRun } from "#platform/trial-run.ts";

/**
 * How long data is kept, and what would be deleted now: each task runs, its rows are counted, and everything is rolled
 * back.
 */
export async function listRetention(ctx: Context) {
  const rules = [];
  for (const [task, { keeps, run }] of Object.entries(ctx.forgetting)) {
    const touched = await trialRun(ctx, run);
    const tables = touched.map(({ table, changed, deleted }) => ({
      title: titleOfTable(table),
      emptied: changed,
      deleted,
    }));
    rules.push({ task, keeps, tables });
  }
  return accept({ rules });
}
