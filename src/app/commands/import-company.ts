import { parseArgs } from "node:util";
import { migrateFully } from "#db/migrate-fully.ts";
import { migrations } from "#db/migrations.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { importCompany } from "#features/backup/export/server/import-company.ts";
import { makeFolder, refuseFullFolder } from "#platform/backup/restore-mark.ts";
import { readPlace } from "#platform/config.ts";
import { openExport } from "#platform/export/open-export.ts";
import { prepareQueue } from "#platform/jobs/queue.ts";
import { openDatabaseServer } from "../open-database-server.ts";
import { endInOneSentence, say } from "../start-and-stop.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

const usage = "npm run import-company -- --from FILE";

/** npm run import-company: an exported company into an empty DATA_DIR, or onto an empty server of DATABASE_URL. */
async function start() {
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  if (!values.from) throw new Error(`From which file? ${usage}`);
  const place = readPlace();
  refuseFullFolder(place.dataDir);
  say("reading the export and its checksums");
  const opened = await openExport(values.from, migrations);
  const { company, takenAt } = opened.manifest;
  makeFolder(place.dataDir);
  const server = await openDatabaseServer(place, say);
  try {
    const address = server.direct;
    const imported = await importCompany({ opened, address, now: new Date(), say: sayNowAndThen(say) });
    const ran = await migrateFully(address);
    if (ran.length > 0) say(`brought up to date: ${ran.length} changes since its version`);
    await prepareQueue(address);
    say(
      `${company} of ${formatMoment(new Date(takenAt))}: ${imported.rows} rows and ${imported.files} files; all sums agree.`,
    );
    if (imported.heldEmails > 0)
      say(`${imported.heldEmails} emails waited and may have been sent since: see Failed under Email in Admin.`);
    say(
      "Passwords and two-step verification were left out: create a super-user with npm run create-admin, or use “Forgot password”.",
    );
  } finally {
    await opened.close();
    await server.stop();
  }
}

start().catch(endInOneSentence);
