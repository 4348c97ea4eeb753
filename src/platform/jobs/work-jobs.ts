import type pg from "pg";
import type { JobResult } from "pg-boss";
import { type Database, openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { isFrequent } from "#domain/health/cron.ts";
import type { Context, Handed } from "../context.ts";
import { createContext, type World } from "../create-context.ts";
import { sentenceOf } from "../describe-error.ts";
import { newId } from "../ids.ts";
import type { Carrier, Sender } from "../mail/mail-transport.ts";
import { deliverEmail, type ReplyTo } from "../mail/mailer.ts";
import { deliverText } from "../texts/deliver-text.ts";
import { tracedJob } from "../tracing/tracing.ts";
import { inTransaction } from "../transaction.ts";
import { askFirst, runReaction } from "./events.ts";
import { longQueue, type MailJob, mailQueue, priorities, type ReactionJob, reactionQueue } from "./queue.ts";
import { noteRun, noteTasks } from "./scheduled-runs.ts";

/** Scheduled jobs. `cron` is read in South African time. */
export type ScheduledTask = {
  readonly cron: string;
  /** May take hours; it is tried once more after 15 minutes, and at once when the process that ran it is gone. */
  readonly isLong?: boolean;
  /** For one whose hour was missed: until when it waits now, because those it writes to are asleep. */
  readonly waitsUntil?: (now: Date) => Date | null;
} & (
  | { readonly run: (ctx: Context) => Promise<void> }
  /** For requests to another server: no transaction is open and no connection held meanwhile. */
  | { readonly runOutside: (outsideContext: OutsideContext) => Promise<void> }
);
/** The part of a context that exists without a transaction. */
export type OutsideContext = Handed &
  Pick<Context, "db" | "now" | "siteUrl" | "log"> & {
    /** Writes the result, in a transaction of its own. */
    change(run: (ctx: Context) => Promise<void>): Promise<void>;
  };
export type Schedule = Readonly<Record<string, ScheduledTask>>;

type Tools = {
  pool: pg.Pool;
  world: World;
  carrier: Carrier;
  /** The sender of our emails and where replies go, unless the email says otherwise. */
  sender(db: Database, template: string): Promise<Sender>;
  replyTo?: ReplyTo | undefined;
  schedule: Schedule;
};

/** Runs reactions, emails and the schedule in this process until the queue is stopped. */
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
    // A payment doesn’t wait for a batch of others, however long each takes.
    await boss.work<ReactionJob>(
      reactionQueue,
      { ...options, includeMetadata: true, minPriority: priorities.first },
      reactAll,
    ),
    await boss.work<ReactionJob>(longQueue, { ...options, batchSize: 1, includeMetadata: true }, reactAll),
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

/** Runs one reaction: its external requests come before the transaction. */
export async function react(tools: Pick<Tools, "pool" | "world">, job: ReactionJob) {
  const db = openDatabase(tools.pool);
  const outside = createContext(tools.world, { db, actor: system, correlationId: newId() });
  const result = await askFirst(outside.ctx, job, tools.world);
  await asSystem(tools, async (ctx) => {
    const outcome = await runReaction(ctx, job, tools.world, result);
    if (outcome instanceof Date)
      await tools.world.queue.addReactions(ctx.db, [{ ...job, priority: "ordinary" }], outcome);
  });
}

async function post(tools: Tools, job: MailJob) {
  const { carrier, sender, replyTo } = tools;
  const { queue, log, handed } = tools.world;
  const now = tools.world.clock();
  if (job.isText) return deliverText(tools.pool, job.messageId, { texts: handed.texts, queue, log, now });
  await deliverEmail(tools.pool, job.messageId, { carrier, sender, replyTo, queue, log, now });
}

export const schedulePrefix = "schedule-";

/** A renamed or removed task would keep filling a queue without a worker. */
async function endFormerSchedules({ schedule, world: { queue } }: Tools) {
  const former = (await queue.boss.getSchedules()).filter(
    ({ name }) => name.startsWith(schedulePrefix) && !Object.hasOwn(schedule, name.slice(schedulePrefix.length)),
  );
  for (const { name } of former) await queue.boss.unschedule(name);
}

const longTask = { retryLimit: 1, retryDelay: 900, expireInSeconds: 12 * 3600, heartbeatSeconds: 60 } as const;
/** Its next round is soon. */
const frequentTask = { retryLimit: 3, retryDelay: 30 } as const;
/** Its next round is tomorrow or next month: it is tried for some five hours. */
const rareTask = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;

const isRare = ({ cron }: ScheduledTask, now: Date): boolean => !isFrequent(cron, now);

function triesOf(task: ScheduledTask, now: Date) {
  if (task.isLong) return longTask;
  return isRare(task, now) ? rareTask : frequentTask;
}

/**
 * The schedule is kept in the queue's own tables: however many instances run, a task starts once. Where none ran at the
 * hour of a rare task, it runs once as soon as one does: a month without statements because of a restart would be a month
 * too many. A frequent one needs no such thing.
 */
async function keepTime(tools: Tools, name: string, task: ScheduledTask) {
  const { boss } = tools.world.queue;
  const queueName = `${schedulePrefix}${name}`;
  const now = tools.world.clock();
  await boss.createQueue(queueName);
  // Also a queue that an earlier version made.
  await boss.updateQueue(queueName, triesOf(task, now));
  const missed = isRare(task, now) ? "once" : "skip";
  await boss.schedule(queueName, task.cron, null, { tz: "Africa/Johannesburg", missed });
  // The clock ticks once a minute, so polling every two seconds for every task finds nothing sooner.
  await boss.work<ByHand | null>(queueName, { pollingIntervalSeconds: 10 }, ([job]) =>
    job?.data?.isByHand ? runNoted(tools, name, task) : runOrWait(tools, name, task),
  );
}

/** It was asked for now, by night too. */
type ByHand = { readonly isByHand: boolean };

async function runOrWait(tools: Tools, name: string, task: ScheduledTask) {
  const morning = task.waitsUntil?.(tools.world.clock());
  if (!morning) return runNoted(tools, name, task);
  await tools.world.queue.boss.send(`${schedulePrefix}${name}`, null, { startAfter: morning });
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
    // Failing to record an error must not hide that error.
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

/** Runs internal work in its own transaction, with its events and messages. */
export async function asSystem(tools: Pick<Tools, "pool" | "world">, run: (ctx: Context) => Promise<void>) {
  await inTransaction(tools.pool, async (db) => {
    const { ctx, finish } = createContext(tools.world, { db, actor: system, correlationId: newId() });
    await run(ctx);
    await finish();
  });
}

type PrioritisedJob<T> = { readonly id: string; readonly data: T; readonly priority?: number };

/** Batches arrive in any order. Our ids increase with time, so within a priority the oldest is handled first. */
const inOrder = <Id extends string, T extends Readonly<Record<Id, string>>>(
  jobs: readonly PrioritisedJob<T>[],
  id: Id,
) =>
  jobs.toSorted((a, b) => {
    const sooner = (b.priority ?? 0) - (a.priority ?? 0);
    return sooner || (a.data[id] < b.data[id] ? -1 : 1);
  });

/** One failing job must not hold up the rest of its batch. */
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
      // The queue keeps it for days, so it holds as little personal data as the log.
      results.push({ id: job.id, status: "failed", output: { message: sentenceOf(error) } });
    }
  }
  return results;
}
