import { type Clock, PgBoss } from "pg-boss";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { thrownText } from "#domain/text/thrown-text.ts";
import type { Logger } from "../logger.ts";
import { tracing } from "../tracing/tracing.ts";
import { answeredWithCommit } from "../transaction.ts";
import { openWorkSignal } from "./work-signal.ts";

/** The queue's own tables live in this schema of the same database. */
const schema = "jobs";

/** Work that waits: what follows from an event, and emails to deliver. */
export const reactionQueue = "reactions";
export const mailQueue = "mail";

/** `traceparent`: the trace of what queued it, where traces are made. */
type Traced = { traceparent?: string };
export type ReactionJob = Traced & { eventId: string; reaction: string };

/** Jobs someone waits for at the till go before the rest, counting comes after it. */
export const priorities = { first: 10, ordinary: 0, last: -10 } as const;
export type Priority = keyof typeof priorities;
export type QueuedReaction = ReactionJob & { readonly priority: Priority };
export type MailJob = Traced & { messageId: string /** For a phone. */; isText?: true };

const cause = (): Traced => {
  const traceparent = tracing?.traceparent();
  return traceparent ? { traceparent } : {};
};

export type Queue = {
  /** The last write of the caller's transaction, answered with its commit: the jobs exist if and only if it commits. */
  addReactions(db: Database, jobs: readonly QueuedReaction[]): Promise<void>;
  addMail(db: Database, job: MailJob, startAfter?: Date): Promise<void>;
  /** Both in the caller's transaction, as what it writes of them is. */
  retry(db: Database, queue: string, id: string): Promise<boolean>;
  cancel(db: Database, queue: string, id: string): Promise<boolean>;
  /** Lets these workers look as soon as any instance adds work. */
  wake(workers: readonly string[]): Promise<void>;
  readonly boss: PgBoss;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
};

/** A worker that dies with a job in its hands is missed after this long, and another takes the job. */
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

/** Makes the queue's tables once, before any instance needs them. */
export async function prepareQueue(address: DatabaseAddress) {
  const boss = create(address, false);
  boss.on("error", () => {});
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
}

async function createQueues(boss: PgBoss) {
  const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds };
  for (const name of [reactionQueue, mailQueue]) await boss.createQueue(name, retries);
}

/** The queue's statements are few; a text beyond these is not worth a name. */
const namesAtMost = 20;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < namesAtMost) names.set(text, `queue_${names.size + 1}`);
  return names.get(text);
}

/** The queue's own statements in the caller's transaction, planned once for each connection. */
const onConnectionOf = ({ $client }: Database, sent: () => void = () => {}) => ({
  executeSql(text: string, values: unknown[] = []) {
    const answer = $client.query({ name: nameOf(text), text, values });
    sent();
    return answer;
  },
});

/** While the database is away the queue fails several times a second: that is said once a minute, with how often. */
export function queueErrors(log: Logger, clock: () => number = Date.now): (error: unknown) => void {
  let [saidAt, since] = [Number.NEGATIVE_INFINITY, 0];
  return (error) => {
    // pg-boss hands over an object with the facts of the error, and no Error.
    const { code, syscall } = Object(error);
    const cause = error instanceof Error ? error : Object.assign(new Error(thrownText(error)), { code, syscall });
    if (!isUnavailable(cause)) return log.error({ err: cause }, "queue error");
    since++;
    if (clock() - saidAt < outageSaidEveryMs) return;
    log.warn({ err: cause, times: since }, "the queue cannot reach the database");
    [saidAt, since] = [clock(), 0];
  };
}

/** The queue's own types leave out what it answers. */
const hasChanged = (answer: object): boolean => Object(answer).affected > 0;

/** `works` says whether this process also runs jobs and keeps the time, by `clock` where it is not today’s. */
export async function openQueue(address: DatabaseAddress, works: boolean, log: Logger, clock?: Clock): Promise<Queue> {
  const boss = create(address, works, clock);
  boss.on("error", queueErrors(log));
  await boss.start();
  await createQueues(boss);
  const signal = openWorkSignal(address, boss, log);
  return {
    boss,
    wake: signal.wake,
    async addReactions(db, jobs) {
      if (jobs.length === 0) return;
      const sent = Promise.withResolvers<void>();
      const added = jobs.map(({ priority, ...data }) => ({
        data: { ...data, ...cause() },
        priority: priorities[priority],
      }));
      const inserted = boss.insert(reactionQueue, added, { db: onConnectionOf(db, sent.resolve) });
      // One that fails before it is sent is heard of here, and not with a commit that lacks it.
      await Promise.race([sent.promise, inserted]);
      signal.workAdded(db);
      await answeredWithCommit(db, inserted);
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
      // One that has failed is over for the queue already: it is taken out.
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
