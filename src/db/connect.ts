import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { GatheringClient } from "./gathering-client.ts";
import { HoldsConnection, holdsConnection } from "./held-connection.ts";
import { DatabaseBusy } from "./unavailable.ts";

/** A database’s location: a URL, or the embedded server’s socket folder. */
export type DatabaseAddress = { connectionString: string } | { host: string; user: string; database: string };

export type Database = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };
/** The same connection for read-only code. */
export type ReadDb = Pick<Database, "select" | "selectDistinct" | "selectDistinctOn" | "with" | "$count">;

export type PoolOptions = {
  max?: number;
  applicationName?: string;
  waitingAtMost?: number;
  patienceMs?: number;
  /** A transaction pooler refuses session settings, which then belong to the role (deploy/roles.sql). */
  isPooler?: boolean;
};

const settingsOfSession = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // To compile a statement takes longer than any of ours should run; and what we read is in memory, or on a disk that does
  // not turn. Otherwise the live map compiled for half a second and then read all trips (docs/decisions/0129).
  options: "-c jit=off -c random_page_cost=1.1",
};

/** A longer queue is not worth joining: the caller is asked to retry. */
const waitingAtMost = 1000;
const patienceMs = 6000;

export function openPool(address: DatabaseAddress, options: PoolOptions = {}): pg.Pool {
  const pool = new LawfulPool(
    {
      ...address,
      Client: GatheringClient,
      pipeline: true,
      max: options.max ?? 10,
      application_name: options.applicationName ?? "cape-town-shuttle",
      connectionTimeoutMillis: options.patienceMs ?? patienceMs,
      ...(options.isPooler ? {} : settingsOfSession),
    },
    options.waitingAtMost ?? waitingAtMost,
  );
  // A client that loses its server emits "error", which would end the process if unhandled. The query using it fails by
  // itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

export const openDatabase = (pool: pg.Pool | pg.PoolClient): Database => drizzle({ client: pool });

type Taken = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Never gives a second connection to a holder of one, and limits the queue. */
class LawfulPool extends pg.Pool {
  readonly #waitingAtMost: number;

  constructor(settings: pg.PoolConfig, waiting: number) {
    super(settings);
    this.#waitingAtMost = waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const objection = this.#objection();
    if (!taken) return objection ? Promise.reject(objection) : super.connect();
    if (objection) taken(objection, undefined, () => {});
    else super.connect(taken);
    return undefined;
  }

  #objection(): Error | undefined {
    if (holdsConnection()) return new HoldsConnection();
    return this.waitingCount >= this.#waitingAtMost ? new DatabaseBusy("Too many wait for a connection.") : undefined;
  }
}
