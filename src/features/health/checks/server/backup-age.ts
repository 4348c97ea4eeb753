import { judgeBackup } from "#domain/health/judge-database.ts";
import { defineCheck } from "./define-check.ts";
import { findLastBackups } from "./views.ts";

export const backupAge = defineCheck({
  id: "backup-age",
  name: "Backups",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 10,
  read: async ({ db, setup }) => ({ ...(await findLastBackups(db)), isDemo: setup.isDemo }),
  judge: judgeBackup,
});
