import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** Where a database is: a URL, or the socket folder of the embedded server. */
export type DatabaseAddress = { connectionString: string } | { host: string; user: string; database: string };

export type Database = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };
/** The same connection for those who may only look. */
export type ReadDb = Pick<Database, "select" | "selectDistinct" | "selectDistinctOn" | "with" | "$count">;

export type PoolOptions = { max?: number; applicationName?: string };

export function openPool(address: DatabaseAddress, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max: options.max ?? 10,
    application_name: options.applicationName ?? "cape-town-shuttle",
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A client that loses its server emits "error"; unheard, it would end the process. The query that used it fails by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

export const openDatabase = (pool: pg.Pool | pg.PoolClient): Database => drizzle({ client: pool });
