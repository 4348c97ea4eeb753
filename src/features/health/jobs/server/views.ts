import { sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { scheduledRuns } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { JobView } from "../contract.ts";

export const findScheduledRuns = (db: ReadDb) => db.select().from(scheduledRuns).orderBy(scheduledRuns.task);

type QueueRow = {
  name: string;
  waiting: number;
  later: number;
  active: number;
  failed: number;
  oldest_due_at: string | null;
};

/**
 * Waiting jobs are counted; finished ones come from the queue’s own count, which it refreshes every 30 seconds. All task
 * queues count as one: each task has its own row in the schedule.
 */
export async function findQueues(db: Database, now: Date): Promise<QueueRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const named = sql`case when name like 'schedule-%' then 'schedule' else name end`;
  const { rows } = await db.execute<QueueRow>(sql`
    with waiting as (
      select ${named} as name, count(*) filter (where start_after <= ${at})::int as waiting,
        count(*) filter (where start_after > ${at})::int as later,
        min(start_after) filter (where start_after <= ${at}) as oldest
      from jobs.job where state < 'active' and not blocked group by 1
    ), known as (
      select ${named} as name, sum(active_count)::int as active, sum(failed_count)::int as failed
      from jobs.queue where name not like '\\_\\_%' group by 1
    )
    select k.name, coalesce(w.waiting, 0) as waiting, coalesce(w.later, 0) as later, k.active, k.failed,
      to_char(w.oldest at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_due_at
    from known k left join waiting w using (name) order by k.name`);
  return rows;
}

export type JobRow = {
  id: string;
  queue: string;
  state: "created" | "retry" | "active" | "failed";
  work: string | null;
  event: string | null;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  start_after: Date;
  completed_on: Date | null;
  error: string | null;
};

const statesOf = {
  failed: sql`j.state = 'failed' and j.name = any(array(select name from jobs.queue where failed_count > 0))`,
  waiting: sql`j.state < 'active' and not j.blocked`,
  active: sql`j.state = 'active'`,
} as const satisfies Readonly<Record<JobView, unknown>>;

/** With their event or email, but without its content. */
export async function findJobs(db: Database, view: JobView, page: { after?: TimeKey; size: number }) {
  const older = page.after
    ? sql`and (date_trunc('milliseconds', j.created_on), j.id) < (${page.after.at.toISOString()}::timestamptz, ${page.after.id}::uuid)`
    : sql``;
  const { rows } = await db.execute<JobRow>(subquery`
    select j.id, j.name as queue, j.state, coalesce(j.data ->> 'reaction', m.template) as work, e.type as event,
      j.retry_count, j.retry_limit, date_trunc('milliseconds', j.created_on) as created_on, j.start_after, j.completed_on,
      coalesce(j.output ->> 'message', j.output #>> '{value,message}') as error
    from (select * from jobs.job j where ${statesOf[view]} ${older} order by date_trunc('milliseconds', j.created_on) desc, j.id desc limit ${page.size}) j
    left join events e on e.id = (j.data ->> 'eventId')::uuid
    left join messages m on m.id = (j.data ->> 'messageId')::uuid
    order by date_trunc('milliseconds', j.created_on) desc, j.id desc`);
  return rows;
}

/** The subject of a job, for the audit entry. */
export async function findJobWork(db: Database, queue: string, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ work: string | null }>(sql`
    select j.data ->> 'reaction' as work from jobs.job j where j.name = ${queue} and j.id = ${id}::uuid`);
  return rows[0] && (rows[0].work ?? queue);
}
