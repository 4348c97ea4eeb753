import type pg from "pg";
import type { JobResult } from "pg-boss";
import { type Database, openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import type { Context, Handed } from "../context.ts";
import { createContext, type World } from "../create-context.ts";
import { sentenceOf } from "../describe-error.ts";
import { newId } from "../ids.ts";
import type { Carrier, Sender } from "../mail/mail-transport.ts";
import { deliverEmail } from "../mail/mailer.ts";
import { deliverText } from "../texts/deliver-text.ts";
import { tracedJob } from "../tracing/tracing.ts";
import { inTransaction } from "../transaction.ts";
import { askFirst, runReaction } from "./events.ts";
import { type MailJob, mailQueue, priorities, type ReactionJob, reactionQueue } from "./queue.ts";
import { noteRun, noteTasks } from "./scheduled-runs.ts";

/** Scheduled jobs. `cron` is read in South African time. */
export type ScheduledTask = {
  readonly cron: string;
  /**
   * May take hours; it is tried once more after 15 minutes, and at once when the process that ran it is gone. Where no instance ran at
   * its minute, it runs as soon as one does: a night without a backup because of a restart would be a night too many.
   */
  readonly isLong?: boolean;
} & (
  | { readonly run: (ctx: Context) => Promise<void> }
  /** For what asks another server: no transaction is open, and no connection held, while that one thinks. */
  | { readonly runOutside: (outsideContext: OutsideContext) => Promise<void> }
);
/** As much of a context as there is without a transaction. */
export type OutsideContext = Handed &
  Pick<Context, "db" | "now" | "siteUrl" | "log"> & {
    /** Writes what was learnt, in a transaction of its own. */
    change(run: (ctx: Context) => Promise<void>): Promise<void>;
  };
export type Schedule = Readonly<Record<string, ScheduledTask>>;

type Tools = {
  pool: pg.Pool;
  world: World;
  carrier: Carrier;
  /** The sender of our emails, and where an answer goes, unless the email says. */
  sender(db: Database): Promise<Sender>;
  schedule: Schedule;
};

/** Runs reactions, emails and the schedule in this process, until the queue is stopped. */
export async function workJobs(tools: Tools) {
  const { boss, wake } = tools.world.queue;
  const options = {
    batchSize: 10,
    pollingIntervalSeconds: 2,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  const reactAll = (jobs: readonly PrioritisedJob<ReactionJob>[]) =>
    eachAlone(tools, inOrder(jobs, "eventId"), (data) =>
      tracedJob(`reaction ${data.reaction}`, data.traceparent, () => react(tools, data)),
    );
  await wake([
    await boss.work<ReactionJob>(reactionQueue, { ...options, includeMetadata: true }, reactAll),
    // A payment waits for no batch of others, however long each of those takes.
    await boss.work<ReactionJob>(
      reactionQueue,
      { ...options, includeMetadata: true, minPriority: priorities.first },
      reactAll,
    ),
    await boss.work<MailJob>(mailQueue, options, (jobs) =>
      eachAlone(tools, inOrder(jobs, "messageId"), (data) =>
        tracedJob("mail", data.traceparent, () => post(tools, data)),
      ),
    ),
  ]);
  const tasks = Object.entries(tools.schedule);
  for (const [name, task] of tasks) await keepTime(tools, name, task);
  await endFormerSchedules(tools);
  const named = tasks.map(([task, { cron }]) => ({ task, cron }));
  await noteTasks(openDatabase(tools.pool), named, tools.world.clock());
}

/** Runs one reaction: what it must ask first is asked before the transaction starts. */
export async function react(tools: Pick<Tools, "pool" | "world">, job: ReactionJob) {
  const db = openDatabase(tools.pool);
  const outside = createContext(tools.world, { db, actor: system, correlationId: newId() });
  const result = await askFirst(outside.ctx, job, tools.world);
  await asSystem(tools, async (ctx) => {
    await runReaction(ctx, job, tools.world, result);
  });
}

async function post(tools: Tools, job: MailJob) {
  const { carrier, sender } = tools;
  const { queue, log, handed } = tools.world;
  const now = tools.world.clock();
  if (job.isText) return deliverText(tools.pool, job.messageId, { texts: handed.texts, queue, log, now });
  await deliverEmail(tools.pool, job.messageId, { carrier, sender, queue, log, now });
}

export const schedulePrefix = "schedule-";

/** A task that was renamed or removed would go on filling a queue that has no worker. */
async function endFormerSchedules({ schedule, world: { queue } }: Tools) {
  const former = (await queue.boss.getSchedules()).filter(
    ({ name }) => name.startsWith(schedulePrefix) && !Object.hasOwn(schedule, name.slice(schedulePrefix.length)),
  );
  for (const { name } of former) await queue.boss.unschedule(name);
}

const longTask = { retryLimit: 1, retryDelay: 900, expireInSeconds: 12 * 3600, heartbeatSeconds: 60 } as const;

/** The schedule is kept in the queue's own tables: however many instances run, a task starts once. */
async function keepTime(tools: Tools, name: string, task: ScheduledTask) {
  const { boss } = tools.world.queue;
  const queueName = `${schedulePrefix}${name}`;
  await boss.createQueue(queueName, task.isLong ? longTask : { retryLimit: 3, retryDelay: 30 });
  const missed = task.isLong ? "once" : "skip";
  await boss.schedule(queueName, task.cron, null, { tz: "Africa/Johannesburg", missed });
  // The clock strikes once a minute at most: looking every two seconds, for every task, finds nothing sooner.
  await boss.work(queueName, { pollingIntervalSeconds: 10 }, () => runNoted(tools, name, task));
}

async function runNoted(tools: Tools, name: string, task: ScheduledTask) {
  const { clock, log } = tools.world;
  const startedAt = clock();
  const note = (error?: unknown) =>
    noteRun(openDatabase(tools.pool), { task: name, cron: task.cron, startedAt, endedAt: clock() }, error);
  try {
    await tracedJob(`task ${name}`, undefined, () => runTask(tools, task));
  } catch (error) {
    log.error({ err: error, task: name }, "task failed");
    // An error that cannot be written down must not hide what failed.
    await note(error).catch((unwritten: unknown) => log.warn({ err: unwritten, task: name }, "run not noted"));
    throw new Error(sentenceOf(error));
  }
  await note();
}

function runTask(tools: Tools, task: ScheduledTask): Promise<void> {
  if ("run" in task) return asSystem(tools, task.run);
  const { siteUrl, log, clock, handed } = tools.world;
  const change = (run: (ctx: Context) => Promise<void>) => asSystem(tools, run);
  return task.runOutside({ ...handed, db: openDatabase(tools.pool), now: clock(), siteUrl, log, change });
}

/** Runs something of ours that no one asked for, in a transaction of its own, and tells what it told. */
export async function asSystem(tools: Pick<Tools, "pool" | "world">, run: (ctx: Context) => Promise<void>) {
  await inTransaction(tools.pool, async (db) => {
    const { ctx, finish } = createContext(tools.world, { db, actor: system, correlationId: newId() });
    await run(ctx);
    await finish();
  });
}

type PrioritisedJob<T> = { readonly id: string; readonly data: T; readonly priority?: number };

/** A batch comes in any order. Our ids count up with time, so within a priority the oldest is handled first. */
const inOrder = <Id extends string, T extends Readonly<Record<Id, string>>>(
  jobs: readonly PrioritisedJob<T>[],
  id: Id,
) =>
  jobs.toSorted((a, b) => {
    const sooner = (b.priority ?? 0) - (a.priority ?? 0);
    return sooner || (a.data[id] < b.data[id] ? -1 : 1);
  });

/** One job that fails must not hold up the others of its batch. */
async function eachAlone<T>(
  { world }: Tools,
  jobs: readonly { id: string; data: T }[],
  run: (data: T) => Promise<void>,
) {
  const results: JobResult[] = [];
  for (const job of jobs) {
    try {
      await run(job.data);
      results.push({ id: job.id, status: "completed" });
    } catch (error) {
      world.log.error({ err: error, job: job.data }, "job failed");
      // The queue keeps it for days: as little of a customer as the log.
      results.push({ id: job.id, status: "failed", output: { message: sentenceOf(error) } });
    }
  }
  return results;
}
