import { isLate, nextRun } from "#domain/health/cron.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findScheduledRuns } from "./views.ts";

/** Lists the schedule: each task with the result of its last run and the time of its next. */
export async function listSchedule(ctx: Context, _input: object) {
  const runs = await findScheduledRuns(ctx.db);
  return accept({
    as_of: ctx.now.toISOString(),
    tasks: runs.map(({ task, cron, startedAt, endedAt, succeededAt, knownSince, workerSince, ...run }) => ({
      task,
      cron,
      last_run_at: startedAt?.toISOString() ?? null,
      last_took_ms: startedAt && endedAt ? Math.max(0, endedAt.getTime() - startedAt.getTime()) : null,
      last_ok_at: succeededAt?.toISOString() ?? null,
      error: run.error,
      failed_in_a_row: run.failedInARow,
      next_run_at: nextRun(cron, ctx.now)?.toISOString() ?? null,
      is_late: isLate({ cron, lastAt: startedAt ?? knownSince, workerSince }, ctx.now),
    })),
  });
}
