import { parseArgs } from "node:util";
import { openDatabase, openPool } from "#db/connect.ts";
import { type KeepRule, readKeepRule } from "#domain/backup/keep-rule.ts";
import { takeBackup } from "#features/backup/server/take-backup.ts";
import { sizeText } from "#platform/backup/size-text.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { backupOf } from "../backup-rounds.ts";
import { openDatabaseServer } from "../open-database-server.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

const usage = "npm run backup -- --to FOLDER [--keep 7,4,12]";

/** npm run backup: one backup into a folder, while the site goes on serving. */
async function start() {
  const config = readConfig();
  const { folder, keep } = readArguments(config);
  const words = config.backupWords;
  const server = await openDatabaseServer(config, say);
  const pool = openPool(server.direct, { max: 2 });
  try {
    const address = server.direct;
    const db = openDatabase(pool);
    const request = { ...backupOf(config, address), db, folder, words, keep, startedBy: "command" } as const;
    const taken = await takeBackup({ ...request, clock: () => new Date(), say: sayNowAndThen(say) });
    say(`${taken.name} in ${folder}: ${taken.rowCount} rows, ${sizeText(taken.sizeBytes)}, read back and verified.`);
    for (const name of taken.removed) say(`${name} is no longer kept.`);
    for (const thing of taken.leftOut) say(`Not in the backup: ${thing}.`);
    say(words ? encrypted : plain);
  } finally {
    await pool.end();
    await server.stop();
  }
}

const encrypted = "It is encrypted. Keep BACKUP_KEY away from this machine: without it the backup opens for no one.";
const plain =
  "It is not encrypted, because BACKUP_KEY is not set, and so it holds no secret: keep APP_SECRET, or DATA_DIR/app-secret, yourself.";

function readArguments({ backup }: Config): { folder: string; keep: KeepRule | undefined } {
  const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } });
  const folder = values.to ?? backup?.folder;
  if (!folder) throw new Error(`Where to? ${usage}`);
  const keep = values.keep === undefined ? undefined : readKeepRule(values.keep);
  if (values.keep !== undefined && !keep) throw new Error(`--keep takes days, weeks and months. ${usage}`);
  return { folder, keep };
}

start().catch(endInOneSentence);
