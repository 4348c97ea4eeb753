import { type DatabaseAddress, openPool } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { views } from "./views/views.ts";

/** Brings a database up to this code, on a connection of its own: the lock is of a session, which a pooler does not keep. */
export async function migrateFully(address: DatabaseAddress): Promise<readonly string[]> {
  const pool = openPool(address, { max: 1 });
  try {
    return await migrate(pool, migrations, views);
  } finally {
    await pool.end();
  }
}
