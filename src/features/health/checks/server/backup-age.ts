import { judgeBackup } from "#domain/health/judge-database.ts";
import { findBackups } from "./database-views.ts";
import { defineCheck } from "./define-check.ts";

export const backupAge = defineCheck({
  id: "backup-age",
  name: "Backups",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 10,
  read: async ({ db, setup }) => ({ ...(await findBackups(db)), isDemo: setup.isDemo }),
  judge: judgeBackup,
});
