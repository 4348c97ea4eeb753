import fs from "node:fs";
import type { DatabaseAddress } from "#db/connect.ts";
import { startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { migrations } from "#db/migrations.ts";
import { type DrillRequest, drillRestore } from "#features/backup/server/drill-restore.ts";
import { type TakeRequest, takeBackup } from "#features/backup/server/take-backup.ts";
import { type Config, settingsIn } from "#platform/config.ts";
import type { Schedule } from "#platform/jobs/work-jobs.ts";

/** A backup every night and a trial restore of it every Sunday, where the company has said where to put them. */
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
      async runOutside({ db, log }) {
        const { backupName, checks } = await drillRestore({ ...drillOf(config), ...round, db, say: () => {} });
        log.info({ backupName, checks: checks.length }, "trial restore passed");
      },
    },
  };
}

/** The parts of a backup, scheduled and manual. */
export const backupOf = (
  { dataDir, appSecret }: Config,
  address: DatabaseAddress,
): Pick<TakeRequest, "address" | "dataDir" | "settings"> => ({
  address,
  dataDir,
  settings: { appSecret, environment: settingsIn() },
});

/** A trial restore has a server of its own, which needs no rights on the company's and slows none of it down but the disk. */
export const drillOf = ({
  dataDir,
}: Pick<Config, "dataDir">): Pick<DrillRequest, "known" | "migrate" | "openScratch"> => ({
  known: migrations,
  migrate: migrateFully,
  async openScratch() {
    const folder = `${dataDir}/drill`;
    dropFolder(folder);
    const server = await startEmbeddedServer(`${folder}/postgres`);
    return {
      address: server.address,
      async drop() {
        await server.stop();
        dropFolder(folder);
        // Elsewhere where its account may not enter DATA_DIR.
        dropFolder(server.dataFolder);
        dropFolder(`${server.dataFolder}.log`);
      },
    };
  },
});

const dropFolder = (name: string) => fs.rmSync(name, { recursive: true, force: true });
