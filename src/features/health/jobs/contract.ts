import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { pageSizeField } from "#platform/wire.ts";

const team = ["admin", "super_user"] as const;
const mayRun = rolesThatMay("run_system_jobs");

const moment = z.iso.datetime();
const count = z.int();

export const jobViews = ["failed", "waiting", "active"] as const;
export type JobView = (typeof jobViews)[number];

export const shownJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(["created", "retry", "active", "failed"]),
  /** Its effect: the name of a reaction, of an email’s template or of a task. */
  work: z.string(),
  /** The event that caused it; empty if there is none. */
  event: z.string(),
  attempts: count,
  attempts_at_most: count,
  created_at: moment,
  /** When it may run next. */
  due_at: moment,
  ended_at: z.nullable(moment),
  error: z.string(),
});
export type ShownJob = z.output<typeof shownJob>;

export const shownTask = z.object({
  task: z.string(),
  cron: z.string(),
  last_run_at: z.nullable(moment),
  last_took_ms: z.nullable(count),
  last_ok_at: z.nullable(moment),
  error: z.string(),
  failed_in_a_row: count,
  next_run_at: z.nullable(moment),
  is_late: z.boolean(),
});
export type ShownTask = z.output<typeof shownTask>;

const job = z.object({ queue: z.string().check(z.minLength(1), z.maxLength(100)), id: z.uuid("Choose a job") });
const unknownJob = "We couldn’t find that job. It may have ended meanwhile.";

export const jobsContract = contract({
  listQueues: call({
    summary: "Lists the queues of background jobs with how many wait, run and have failed.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: count,
          later: count,
          active: count,
          failed: count,
          oldest_due_at: z.nullable(moment),
        }),
      ),
    }),
  }),
  listJobs: call({
    summary: "Lists jobs that failed, wait or run, the newest first.",
    access: team,
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(jobViews), "failed"),
      after: timeKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({ jobs: z.array(shownJob), next: z.nullable(z.string()) }),
  }),
  retryJob: call({
    summary: "Starts a failed job again.",
    access: mayRun,
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: job,
    output: z.object({ id: z.string() }),
    refusals: { not_found: unknownJob },
  }),
  cancelJob: call({
    summary: "Cancels a job that waits, runs or has failed, with the reason.",
    access: mayRun,
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.extend(job, {
      reason: z.string().check(z.trim(), z.minLength(3, "Say why in a few words"), z.maxLength(300)),
    }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: unknownJob },
  }),
  listSchedule: call({
    summary: "Lists the scheduled tasks with their last run, its result and the next run.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ as_of: moment, tasks: z.array(shownTask) }),
  }),
});
