import { sql } from "drizzle-orm";
import { migrations } from "#db/migrations.ts";
import { judgeMigrations } from "#domain/health/judge-database.ts";
import { defineCheck } from "./define-check.ts";

export const databaseMigrations = defineCheck({
  id: "database-migrations",
  name: "Database version",
  group: "platform",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 5,
  async read({ db }) {
    const { rows } = await db.execute<{ name: string }>(sql`select name from schema_migrations`);
    const done = new Set(rows.map(({ name }) => name));
    return migrations.map(({ name }) => name).filter((name) => !done.has(name));
  },
  judge: judgeMigrations,
});
