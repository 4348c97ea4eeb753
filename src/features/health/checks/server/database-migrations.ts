import { judgeMigrations } from "#domain/health/judge-database.ts";
import { findPendingMigrations } from "./database-views.ts";
import { defineCheck } from "./define-check.ts";

export const databaseMigrations = defineCheck({
  id: "database-migrations",
  name: "Database version",
  group: "platform",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db }) => findPendingMigrations(db),
  judge: judgeMigrations,
});
