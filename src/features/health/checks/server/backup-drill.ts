import { judgeDrill } from "#domain/health/judge-database.ts";
import { findDrill } from "./database-views.ts";
import { defineCheck } from "./define-check.ts";

export const backupDrill = defineCheck({
  id: "backup-drill",
  name: "Trial restore",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 60,
  read: ({ db }) => findDrill(db),
  judge: judgeDrill,
});
