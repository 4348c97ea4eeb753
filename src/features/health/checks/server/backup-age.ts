import { findLatestBackups } from "#db/backup-views.ts";
import { judgeBackup } from "#domain/health/judge-database.ts";
import { defineCheck } from "./define-check.ts";

export const backupAge = defineCheck({
  id: "backup-age",
  name: "Backups",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 10,
  async read({ db, setup }) {
    const { latest, good } = await findLatestBackups(db);
    const lastFailure = latest?.state === "failed" ? { at: latest.startedAt, message: latest.error } : undefined;
    return { lastAt: good?.startedAt, lastFailure, isDemo: setup.isDemo };
  },
  judge: judgeBackup,
});
