import fs from "node:fs";
import { type DatabaseAddress, openDatabase, openPool } from "#db/connect.ts";
import { startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { migrations } from "#db/migrations.ts";
import { type DrillRequest, drillRestore } from "#features/backup/server/drill-restore.ts";
import { type TakeRequest, takeBackup } from "#features/backup/server/take-backup.ts";
import { bookingSums } from "#features/health/checks/server/booking-sums.ts";
import type { CheckTools } from "#features/health/checks/server/define-check.ts";
import { invoiceSums } from "#features/health/checks/server/invoice-sums.ts";
import { numberGaps } from "#features/health/checks/server/number-gaps.ts";
import { overlappingAssignments } from "#features/health/checks/server/overlapping-assignments.ts";
import { type Config, settingsIn } from "#platform/config.ts";
import type { Handed } from "#platform/context.ts";
import type { Schedule } from "#platform/jobs/work-jobs.ts";

/** A nightly backup and a weekly trial restore, if the company has configured a folder. */
export function backupRounds(config: Config, address: DatabaseAddress): Schedule {
  const { backup, backupWords: words } = config;
  if (!backup) return {};
  const [hour = 0, minute = 0] = backup.at.split(":").map(Number);
  const round = { words, folder: backup.folder, startedBy: "schedule", clock: () => new Date() } as const;
  const parts = { ...backupOf(config, address), ...round, keep: backup.keep };
  return {
    "take-backup": {
      cron: `${minute} ${hour} * * *`,
      isLong: true,
      async runOutside({ db, log }) {
        const { name, sizeBytes, rowCount, removed } = await takeBackup({ ...parts, db, say: () => {} });
        log.info({ name, sizeBytes, rowCount, removed }, "backup taken");
      },
    },
    "drill-restore": {
      cron: `${minute} ${(hour + 2) % 24} * * 0`,
      isLong: true,
      async runOutside({ db, log, ...handed }) {
        const { backupName, checks } = await drillRestore({ ...drillOf(config, handed), ...round, db, say: () => {} });
        log.info({ backupName, checks: checks.length }, "trial restore passed");
      },
    },
  };
}

/** Creates backups, scheduled and manual. */
export const backupOf = (
  { dataDir, appSecret }: Config,
  address: DatabaseAddress,
): Pick<TakeRequest, "address" | "dataDir" | "settings"> => ({
  address,
  dataDir,
  settings: { appSecret, environment: settingsIn() },
});

/** A trial restore uses its own database server, so it needs no rights on the company's and shares only its disk. */
export const drillOf = (
  { dataDir }: Pick<Config, "dataDir">,
  handed: Handed & { readonly siteUrl: string },
): Pick<DrillRequest, "known" | "migrate" | "invariants" | "openScratch"> => ({
  known: migrations,
  migrate: migrateFully,
  async invariants(address, now) {
    const pool = openPool(address, { max: 1 });
    try {
      return await lookAtRules({ ...handed, db: openDatabase(pool), now });
    } finally {
      await pool.end();
    }
  },
  async openScratch() {
    const folder = `${dataDir}/drill`;
    dropFolder(folder);
    const server = await startEmbeddedServer(`${folder}/postgres`);
    return {
      address: server.address,
      async drop() {
        await server.stop();
        dropFolder(folder);
        // Elsewhere, if its account may not enter DATA_DIR.
        dropFolder(server.dataFolder);
        dropFolder(`${server.dataFolder}.log`);
      },
    };
  },
});

/** Rules that hold at any hour. A trip without a driver, say, is not the backup’s fault. */
const rules = [bookingSums, invoiceSums, numberGaps, overlappingAssignments];

async function lookAtRules(tools: CheckTools) {
  const checks = [];
  // All of the restored company, not a part of it.
  for (const { name, look } of rules) {
    const { status, measured } = await look(tools, true);
    checks.push({ name, passed: status !== "failing", found: measured });
  }
  return checks;
}

const dropFolder = (name: string) => fs.rmSync(name, { recursive: true, force: true });
