import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { healthChanges, healthRuns } from "#db/schema/health.ts";
import type { Judgement } from "#domain/health/health-status.ts";

type Result = Judgement & { readonly id: string; readonly at: Date; readonly tookMs: number };

/**
 * Stores a check’s result in one statement: the time of its last status change, and a history entry if the status is new.
 * Two instances that run the same check wait for each other, and an older result never replaces a newer one, unless that
 * one is in the future: then the clock ran ahead and has been set right.
 */
export async function keepResult(db: Database, { id, status, measured, at, tookMs }: Result): Promise<void> {
  const when = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    with before as (select status from health_checks where id = ${id} for update),
    kept as (
      insert into health_checks as known (id, status, since, measured, ran_at, took_ms)
      values (${id}, ${status}, ${when}, ${measured}, ${when}, ${tookMs})
      on conflict (id) do update set status = excluded.status, measured = excluded.measured, ran_at = excluded.ran_at,
        took_ms = excluded.took_ms, since = case when known.status = excluded.status then known.since else excluded.since end
      where known.ran_at <= excluded.ran_at or known.ran_at > clock_timestamp()
      returning 1
    )
    insert into health_changes (check_id, status, measured, at)
    select ${id}, ${status}, ${measured}, ${when} from kept
    where not exists (select 1 from before where status = ${status})`);
}

type Run = { readonly checkId: string; readonly runId: string };

/** Locks a check for one run; false while another run has it, scheduled or manual, on this instance or another. */
export async function holdRun(db: Database, { checkId, runId }: Run, patienceMs: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into health_runs as known (check_id, run_id, held_until)
    values (${checkId}, ${runId}, clock_timestamp() + ${patienceMs} * interval '1 millisecond')
    on conflict (check_id) do update set run_id = excluded.run_id, held_until = excluded.held_until
    where known.held_until <= clock_timestamp()
    returning 1`);
  return rows.length > 0;
}

export const releaseRun = (db: Database, { runId }: Run) => db.delete(healthRuns).where(eq(healthRuns.runId, runId));

export const forgetChanges = (db: Database, before: Date) =>
  db.delete(healthChanges).where(lt(healthChanges.at, before));
