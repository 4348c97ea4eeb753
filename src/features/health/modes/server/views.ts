import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { healthChecks } from "#db/schema/health.ts";

export const findFailingChecks = (db: ReadDb) =>
  db.select({ id: healthChecks.id }).from(healthChecks).where(eq(healthChecks.status, "failing"));

export { findMaintenance } from "#db/maintenance-views.ts";
export { findCompany } from "#db/read-company.ts";
