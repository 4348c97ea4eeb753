import { openDatabase, openPool } from "#db/connect.ts";
import { drillRestore } from "#features/backup/server/drill-restore.ts";
import { readConfig } from "#platform/config.ts";
import { drillOf } from "../backup-rounds.ts";
import { openDatabaseServer } from "../open-database-server.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

const usage = "npm run drill -- restore [FOLDER]";

/** npm run drill -- restore: tries the latest backup in a database of its own, and says what came out. */
async function start() {
  const [input] = process.argv.slice(2);
  const config = readConfig();
  const folder = input ?? config.backup?.folder;
  if (!folder) throw new Error(`Of which folder? ${usage}`);
  const server = await openDatabaseServer(config, say);
  const pool = openPool(server.direct, { max: 2 });
  const clock = () => new Date();
  const startedAt = clock();
  try {
    const parts = {
      db: openDatabase(pool),
      folder,
      words: config.backupWords,
      startedBy: "command",
      clock,
      say,
    } as const;
    const { backupName, checks } = await drillRestore({ ...drillOf(config), ...parts, say: sayNowAndThen(say) });
    for (const check of checks) say(`yes  ${check.name}${check.found && `: ${check.found}`}`);
    const seconds = Math.round((clock().getTime() - startedAt.getTime()) / 1000);
    say(`${backupName} was restored beside and compared in ${seconds} seconds, and is gone again.`);
  } finally {
    await pool.end();
    await server.stop();
  }
}

start().catch(endInOneSentence);
