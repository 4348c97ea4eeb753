import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { jobsContract, ShownJob } from "../contract.ts";
import { findJobs, type JobRow } from "./views.ts";

/** Lists jobs, the newest first. */
export async function listJobs(ctx: Context, { view, after, size }: ParsedOf<typeof jobsContract.listJobs>) {
  const key = timeKey.read(after);
  const jobs = await findJobs(ctx.db, view, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(jobs, size, ({ created_on: at, id }) => timeKey.write({ at: new Date(at), id }));
  return accept({ jobs: rows.map(describeJob), next });
}

const text = (moment: Date | string): string => new Date(moment).toISOString();

const describeJob = (row: JobRow): ShownJob => ({
  id: row.id,
  queue: row.queue,
  state: row.state,
  work: row.work ?? row.queue.replace(/^schedule-/, ""),
  event: row.event ?? "",
  attempts: row.retry_count + (row.state === "created" ? 0 : 1),
  attempts_at_most: row.retry_limit + 1,
  created_at: text(row.created_on),
  due_at: text(row.start_after),
  ended_at: row.completed_on && text(row.completed_on),
  error: row.error ?? "",
});
