// Run by a first start from source while the site is still building, so that the server finds its database ready.
import { openPool } from "#db/connect.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { refuseUnfinished } from "#platform/backup/restore-mark.ts";
import { readConfig } from "#platform/config.ts";
import { prepareQueue } from "#platform/jobs/queue.ts";
import { fillDemo } from "../fill-demo.ts";
import { openDatabaseServer } from "../open-database-server.ts";
import { say } from "../start-and-stop.ts";

const config = readConfig();
refuseUnfinished(config.dataDir);
const server = await openDatabaseServer(config, say);
const pool = openPool(server.address);
try {
  const ran = await migrateFully(server.direct);
  if (ran.length > 0) say(`database: ran ${ran.join(", ")}`);
  await prepareQueue(server.direct);
  if (config.demo) await fillDemo(pool, say);
} finally {
  await pool.end();
  await server.stop();
}
