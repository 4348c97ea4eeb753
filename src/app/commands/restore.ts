import { parseArgs } from "node:util";
import { NotEmpty } from "#db/backup/load-database.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { migrations } from "#db/migrations.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { type RestoredBackup, restoreBackup } from "#features/backup/server/restore-backup.ts";
import { findBackup } from "#platform/backup/backup-folder.ts";
import { refuseNewer } from "#platform/backup/load-backup.ts";
import { type OpenedBackup, openBackup, rowsOf } from "#platform/backup/manifest.ts";
import { liftMark, makeFolder, markUnfinished, refuseFullFolder } from "#platform/backup/restore-mark.ts";
import { verifyBackup } from "#platform/backup/write-backup.ts";
import { type Place, readPlace } from "#platform/config.ts";
import { prepareQueue } from "#platform/jobs/queue.ts";
import { openDatabaseServer } from "../open-database-server.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

const usage = "npm run restore -- --from FOLDER [--copy]";

/** npm run restore: a backup into an empty DATA_DIR, or onto an empty server of DATABASE_URL. */
async function start() {
  const { values } = parseArgs({ options: { from: { type: "string" }, copy: { type: "boolean", default: false } } });
  if (!values.from) throw new Error(`From where? ${usage}`);
  const place = readPlace();
  refuseFullFolder(place.dataDir);
  const folder = await findBackup(values.from);
  const backup = await openBackup(folder, place.backupWords);
  refuseNewer(backup, migrations);
  const { name, takenAt } = backup.manifest;
  say(`${name}, of ${formatMoment(new Date(takenAt))}, ${rowsOf(backup.manifest)} rows: reading it`);
  await verifyBackup(folder, place.backupWords);
  makeFolder(place.dataDir);
  markUnfinished(place.dataDir, name);
  const restored = await restoreInto(place, backup, values.copy).catch((error: unknown) => {
    // Nothing was written: the folder may be used for another try.
    if (error instanceof NotEmpty) liftMark(place.dataDir);
    throw error;
  });
  liftMark(place.dataDir);
  for (const sentence of report(restored, values.copy)) say(sentence);
}

async function restoreInto(place: Place, backup: OpenedBackup, isCopy: boolean): Promise<RestoredBackup> {
  const server = await openDatabaseServer(place, say);
  try {
    const address = server.direct;
    const { dataDir, appSecret } = place;
    const request = { backup, address, dataDir, appSecret, isCopy, now: new Date(), say: sayNowAndThen(say) };
    const restored = await restoreBackup(request);
    const ran = await migrateFully(address);
    if (ran.length > 0) say(`brought up to date: ${ran.length} changes since its version`);
    await prepareQueue(address);
    return restored;
  } finally {
    await server.stop();
  }
}

const secrets = {
  restored: "The secret was in the backup: links in emails and sign-ins go on working.",
  same: "APP_SECRET is the one of the backup: links in emails and sign-ins go on working.",
  missing:
    "The backup holds no secret, because it is not encrypted. Put the old one into DATA_DIR/app-secret or APP_SECRET before the first start: with another, links in emails, sign-ins and two-step verification no longer work.",
  other:
    "APP_SECRET is not the one of the backup. Put the old one into APP_SECRET, or into APP_SECRET_OLD: otherwise links in emails, sign-ins and two-step verification no longer work.",
} as const;

const report = ({ heldEmails, files, secret }: RestoredBackup, isCopy: boolean): readonly string[] => [
  `Restored, with ${files} files beside the database.`,
  ...(isCopy ? ["It is a copy: it will send no email, take no payment and call no service."] : []),
  secrets[secret],
  ...(heldEmails > 0
    ? [`${heldEmails} emails waited in the backup and may have been sent since: see Failed under Email in Admin.`]
    : []),
  "Start it with npm start.",
];

start().catch(endInOneSentence);
