import { type Clock, PgBoss } from "pg-boss";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { thrownText } from "#domain/text/thrown-text.ts";
import type { Logger } from "../logger.ts";
import { tracing } from "../tracing/tracing.ts";
import { answeredWithCommit } from "../transaction.ts";
import { openWorkSignal } from "./work-signal.ts";

/** The queue's own tables are in this schema of the same database. */
const schema = "jobs";

/** The queues: reactions to events, and emails to deliver. */
export const reactionQueue = "reactions";
/** Reactions that work for seconds or minutes: no email waits behind them. */
export const longQueue = "long-reactions";
export const mailQueue = "mail";

/** `traceparent`: the trace of what queued it, if traces are made. */
type Traced = { traceparent?: string };
export type ReactionJob = Traced & {
  eventId: string;
  reaction: string /** The action that can be undone until it starts. */;
  heldBy?: string;
};

/** Jobs that someone waits for at the checkout come first, statistics last. */
export const priorities = { first: 10, ordinary: 0, last: -10 } as const;
export type Priority = keyof typeof priorities;
export type QueuedReaction = ReactionJob & { readonly priority: Priority | "long" };
export type MailJob = Traced & { messageId: string; isText?: true };

const cause = (): Traced => {
  const traceparent = tracing?.traceparent();
  return traceparent ? { traceparent } : {};
};

export type Queue = {
  /** The last write of the caller's transaction, sent with its commit: the jobs exist if and only if it commits. */
  addReactions(db: Database, jobs: readonly QueuedReaction[], startAfter?: Date): Promise<void>;
  addMail(db: Database, job: MailJob, startAfter?: Date): Promise<void>;
  /** Both run in the caller's transaction, like its own records of them. */
  retry(db: Database, queue: string, id: string): Promise<boolean>;
  cancel(db: Database, queue: string, id: string): Promise<boolean>;
  /** Lets these workers look as soon as any instance adds work. */
  wake(workers: readonly string[]): Promise<void>;
  readonly boss: PgBoss;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
};

/** A worker that dies with a job is missed after this long, and another takes the job. */
const heartbeatSeconds = 20;
const missedEverySeconds = 30;
const outageSaidEveryMs = 60_000;

const create = (address: DatabaseAddress, supervise: boolean, clock?: Clock) =>
  new PgBoss({
    ...address,
    ...(clock && { clock }),
    schema,
    max: 4,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: missedEverySeconds,
    monitorIntervalSeconds: missedEverySeconds,
  });

/** Creates the queue's tables once, before any instance needs them. */
export async function prepareQueue(address: DatabaseAddress) {
  const boss = create(address, false);
  boss.on("error", () => {});
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
}

async function createQueues(boss: PgBoss) {
  const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds };
  for (const name of [reactionQueue, longQueue, mailQueue]) await boss.createQueue(name, retries);
}

/** The queue has few statements; more than these are not worth naming. */
const namesAtMost = 20;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < namesAtMost) names.set(text, `queue_${names.size + 1}`);
  return names.get(text);
}

/** The queue's own statements in the caller's transaction, prepared once per connection. */
const onConnectionOf = ({ $client }: Database, sent: () => void = () => {}) => ({
  executeSql(text: string, values: unknown[] = []) {
    const answer = $client.query({ name: nameOf(text), text, values });
    sent();
    return answer;
  },
});

/**
 * While the database is away the queue fails several times a second: that is logged once a minute, with the number.
 */
export function queueErrors(log: Logger, clock: () => number = Date.now): (error: unknown) => void {
  let [saidAt, since] = [Number.NEGATIVE_INFINITY, 0];
  return (error) => {
    // pg-boss passes an object with the error’s fields, not an Error.
    const { code, syscall } = Object(error);
    const cause = error instanceof Error ? error : Object.assign(new Error(thrownText(error)), { code, syscall });
    if (!isUnavailable(cause)) return log.error({ err: cause }, "queue error");
    since++;
    if (clock() - saidAt < outageSaidEveryMs) return;
    log.warn({ err: cause, times: since }, "the queue cannot reach the database");
    [saidAt, since] = [clock(), 0];
  };
}

/** The queue's types leave out what it returns. */
const hasChanged = (answer: object): boolean => Object(answer).affected > 0;

/** `works`: whether this process also runs jobs and the schedule, by `clock` instead of today’s if given. */
export async function openQueue(address: DatabaseAddress, works: boolean, log: Logger, clock?: Clock): Promise<Queue> {
  const boss = create(address, works, clock);
  boss.on("error", queueErrors(log));
  await boss.start();
  await createQueues(boss);
  const signal = openWorkSignal(address, boss, log);
  return {
    boss,
    wake: signal.wake,
    async addReactions(db, jobs, startAfter) {
      const isLong = ({ priority }: QueuedReaction) => priority === "long";
      for (const [queue, own] of [
        [reactionQueue, jobs.filter((job) => !isLong(job))],
        [longQueue, jobs.filter(isLong)],
      ] as const) {
        if (own.length === 0) continue;
        const sent = Promise.withResolvers<void>();
        const added = own.map(({ priority, ...data }) => ({
          data: { ...data, ...cause() },
          priority: priority === "long" ? priorities.ordinary : priorities[priority],
          ...(startAfter && { startAfter }),
        }));
        const inserted = boss.insert(queue, added, { db: onConnectionOf(db, sent.resolve) });
        // A failure before sending surfaces here, not as a commit without it.
        await Promise.race([sent.promise, inserted]);
        signal.workAdded(db);
        await answeredWithCommit(db, inserted);
      }
    },
    async addMail(db, job, startAfter) {
      await boss.send(mailQueue, { ...job, ...cause() }, { db: onConnectionOf(db), ...(startAfter && { startAfter }) });
      if (!startAfter) signal.workAdded(db);
    },
    async retry(db, queue, id) {
      const isRetried = hasChanged(await boss.retry(queue, id, { db: onConnectionOf(db) }));
      if (isRetried) signal.workAdded(db);
      return isRetried;
    },
    async cancel(db, queue, id) {
      if (hasChanged(await boss.cancel(queue, id, { db: onConnectionOf(db) }))) return true;
      // A failed job is already finished for the queue: it is deleted.
      return hasChanged(await boss.deleteJob(queue, id, { db: onConnectionOf(db) }));
    },
    isHealthy: () =>
      boss.getQueue(reactionQueue).then(
        (row) => row !== null,
        () => false,
      ),
    async stop() {
      await signal.stop();
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}
