import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { lockRun, type RunPlanRow, type RunRow, updateRun } from "./store.ts";
import { findRunPlan, type RunFacts } from "./views.ts";

type Looked = { readonly run_id: string; readonly version: number };
export type ReadyRun = { readonly run: RunRow; readonly facts: RunFacts; readonly current: RunPlanRow };

/** Locks a run whose search is over, if it is as the caller saw it and was not applied. */
export async function lockReadyRun(
  { db }: Context,
  { run_id: id, version }: Looked,
): Promise<Result<ReadyRun, "not_found" | "changed_meanwhile" | "not_ready" | "applied">> {
  const run = await lockRun(db, id);
  if (!run) return refuse("not_found");
  if (run.state !== "ready" || run.planNumber === null || !run.facts) return refuse("not_ready");
  if (run.appliedAt) return refuse("applied");
  if (run.version !== version) return refuse("changed_meanwhile");
  const current = await findRunPlan(db, id, run.planNumber);
  return current ? accept({ run, facts: run.facts, current }) : refuse("not_ready");
}

/** The one way a run under lock is written. */
export const { edit: writeRun } = recordEditor<RunRow>({ lock: lockRun, update: updateRun, isUndated: true });
