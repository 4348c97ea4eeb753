import type { Context } from "#platform/context.ts";
import { type KeptFor, keptFor, namesIn, titleOfTable } from "#platform/table-entry.ts";
import { trialRun } from "#platform/trial-run.ts";
import { eraseEverywhere } from "./erase-everywhere.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";
import { countBankLines } from "./record-views.ts";

/** Tries a person’s erasure: it runs, its rows are counted, and everything is rolled back. */
export async function previewErasure(ctx: Context, whose: Whose) {
  const records = await findRecordsOf(ctx.db, whose);
  const touched = await trialRun(ctx, (trial) => eraseEverywhere(trial, whose));
  const tables = touched
    // Others only count along: sums of figures, versions.
    .filter(({ table }) => namesIn(ctx.personalData[table]?.erased).length > 0)
    .map(({ table, changed, deleted }) => ({ title: titleOfTable(table), emptied: changed, deleted }));
  // Lines of our bank statements are never erased.
  const isInBank = (await countBankLines(ctx.db, records.payments)) > 0;
  const isKept = (law: KeptFor) =>
    law === "bank" ? isInBank : touched.some(({ table }) => ctx.personalData[table]?.kept?.[law] !== undefined);
  const laws = (Object.keys(keptFor) as KeptFor[]).filter(isKept);
  return { tables, kept: laws.map((law) => keptFor[law]) };
}
