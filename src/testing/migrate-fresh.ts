import { type DatabaseAddress, openPool } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations.ts";
import { views } from "#db/views/views.ts";
import { prepareQueue } from "#platform/jobs/queue.ts";

/** Everything a first start does to an empty database. */
export async function migrateFresh(address: DatabaseAddress) {
  const pool = openPool(address);
  await migrate(pool, migrations, views);
  await pool.end();
  await prepareQueue(address);
}
