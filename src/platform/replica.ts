import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { type Database, type DatabaseAddress, openDatabase, openPool } from "#db/connect.ts";
import { hasCode } from "#db/error-code.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { sentenceOf } from "./describe-error.ts";
import type { Logger } from "./logger.ts";
import { tracing } from "./tracing/tracing.ts";

export type Replica = {
  /**
   * Runs a read on the replica once it has everything that was committed when this was called, so that no one misses their own
   * changes. A replica that is away or too far behind is left out: the primary answers.
   */
  read<T>(run: (db: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

/** How long a read waits for the replica, and how long a failed replica is left alone. */
const [patienceMs, stepMs, restMs] = [600, 40, 10_000];

/** Recovery on the standby removed rows that the read still needed. */
const cancelledByRecovery = "40001";

export function openReplica(address: DatabaseAddress, primary: pg.Pool, log: Logger): Replica {
  const pool = openPool(address, { applicationName: "cape-town-shuttle-replica" });
  tracing?.followPool(pool);
  const [ours, theirs] = [openDatabase(primary), openDatabase(pool)];
  let restsUntil = 0;

  function leaveAlone(why: string) {
    restsUntil = Date.now() + restMs;
    log.warn({ why }, "the replica is left out");
  }

  async function hasCaughtUp(): Promise<boolean> {
    const { rows } = await primary.query<{ lsn: string }>("select pg_current_wal_insert_lsn()::text as lsn");
    const until = Date.now() + patienceMs;
    for (;;) {
      const answer = await pool.query<{ is_there: boolean | null }>(
        "select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there",
        [rows[0]?.lsn],
      );
      if (answer.rows[0]?.is_there) return true;
      if (Date.now() >= until) return false;
      await pause(stepMs);
    }
  }

  async function isUsable(): Promise<boolean> {
    if (Date.now() < restsUntil) return false;
    try {
      if (await hasCaughtUp()) return true;
      leaveAlone("it is behind");
    } catch (error) {
      leaveAlone(sentenceOf(error));
    }
    return false;
  }

  return {
    async read(run) {
      if (!(await isUsable())) return run(ours);
      try {
        return await run(theirs);
      } catch (error) {
        if (!isUnavailable(error) && !hasCode(error, cancelledByRecovery)) throw error;
        leaveAlone(sentenceOf(error));
        return run(ours);
      }
    },
    stop: () => pool.end(),
  };
}
