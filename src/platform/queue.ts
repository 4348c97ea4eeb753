import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import type { Logger } from "./logger.ts";

/** The queue's own tables live in this schema of the same database. */
const schema = "jobs";

/** Work that waits: what follows from an event, and letters to deliver. */
export const reactionQueue = "reactions";
export const mailQueue = "mail";

export type ReactionJob = { eventId: string; reaction: string };
export type MailJob = { messageId: string };

export type Queue = {
  /** Within the caller's transaction: the jobs exist if and only if it commits. */
  addReactions(db: Database, jobs: ReactionJob[]): Promise<void>;
  addMail(db: Database, job: MailJob, startAfter?: Date): Promise<void>;
  readonly boss: PgBoss;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
};

const create = (address: DatabaseAddress, supervise: boolean) =>
  new PgBoss({ ...address, schema, max: 4, useListenNotify: true, supervise, schedule: supervise });

/** Makes the queue's tables once, before any instance needs them. */
export async function prepareQueue(address: DatabaseAddress) {
  const boss = create(address, false);
  boss.on("error", () => {});
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
}

async function createQueues(boss: PgBoss) {
  const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 900, notify: true };
  for (const name of [reactionQueue, mailQueue]) await boss.createQueue(name, retries);
}

/** `works` says whether this process also runs jobs and keeps the clock. */
export async function openQueue(address: DatabaseAddress, works: boolean, log: Logger): Promise<Queue> {
  const boss = create(address, works);
  boss.on("error", (error) => log.error({ error: error.message }, "queue error"));
  await boss.start();
  await createQueues(boss);
  return {
    boss,
    async addReactions(db, jobs) {
      if (jobs.length > 0)
        await boss.insert(
          reactionQueue,
          jobs.map((data) => ({ data })),
          { db: fromDrizzle(db, sql) },
        );
    },
    async addMail(db, job, startAfter) {
      await boss.send(mailQueue, job, { db: fromDrizzle(db, sql), ...(startAfter && { startAfter }) });
    },
    isHealthy: () =>
      boss.getQueue(reactionQueue).then(
        (found) => found !== null,
        () => false,
      ),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
