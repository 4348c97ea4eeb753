import { notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { scheduledRuns } from "#db/schema/platform.ts";
import { sentenceOf } from "../describe-error.ts";

/** Records that a worker runs these tasks from now on; tasks it no longer has are removed. */
export async function noteTasks(db: Database, tasks: readonly { task: string; cron: string }[], now: Date) {
  if (tasks.length === 0) return;
  await db
    .insert(scheduledRuns)
    .values(tasks.map((one) => ({ ...one, knownSince: now, workerSince: now })))
    .onConflictDoUpdate({
      target: scheduledRuns.task,
      set: { cron: sql`excluded.cron`, workerSince: sql`excluded.worker_since` },
    });
  await db.delete(scheduledRuns).where(
    notInArray(
      scheduledRuns.task,
      tasks.map(({ task }) => task),
    ),
  );
}

type Run = { readonly task: string; readonly cron: string; readonly startedAt: Date; readonly endedAt: Date };

/** Records how a run ended, in one statement apart from the work: a failed run rolls back its work but not this. */
export async function noteRun(db: Database, run: Run, error: unknown): Promise<void> {
  const { task, cron, startedAt, endedAt } = run;
  const failed = error !== undefined;
  const result = {
    startedAt,
    endedAt,
    error: failed ? sentenceOf(error).slice(0, 500) : "",
    ...(!failed && { succeededAt: endedAt }),
  };
  await db
    .insert(scheduledRuns)
    .values({ task, cron, knownSince: startedAt, workerSince: startedAt, failedInARow: failed ? 1 : 0, ...result })
    .onConflictDoUpdate({
      target: scheduledRuns.task,
      set: { ...result, failedInARow: failed ? sql`${scheduledRuns.failedInARow} + 1` : 0 },
    });
}
