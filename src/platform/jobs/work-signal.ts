import type { PgBoss } from "pg-boss";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import type { Logger } from "../logger.ts";
import { afterCommit } from "../transaction.ts";
import { type Following, followChannel } from "./follow-channel.ts";

const channel = "work_waits";

/** Everything added within this time is announced by one signal. */
const gatherMs = 50;

export type WorkSignal = {
  /** Notifies every instance of new work once this connection has committed it. */
  workAdded(db: Database): void;
  /** From now on these workers look as soon as they are notified, not only at their next poll. */
  wake(workers: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A notice inside a transaction makes its commit wait for everyone else's: PostgreSQL keeps notices in order. So it is
 * sent afterwards, one for many. A process that dies in between loses it, and the workers' next round finds the work.
 */
export function openWorkSignal(address: DatabaseAddress, boss: PgBoss, log: Logger): WorkSignal {
  let soon: NodeJS.Timeout | undefined;
  let following: Following | undefined;

  function tell() {
    soon ??= setTimeout(() => {
      soon = undefined;
      boss
        .getDb()
        .executeSql(`notify ${channel}`)
        .catch((error: unknown) => log.debug({ err: error }, "work signal"));
    }, gatherMs);
  }

  return {
    workAdded: (db) => afterCommit(db, tell),
    async wake(workers) {
      const all = () => {
        for (const worker of workers) boss.notifyWorker(worker);
      };
      following = await followChannel(address, { name: channel, onNotice: all, onConnect: async () => all() }, log);
    },
    async stop() {
      clearTimeout(soon);
      await following?.stop();
    },
  };
}
