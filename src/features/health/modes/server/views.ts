import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findMaintenance as findMaintenanceAt } from "#db/maintenance-views.ts";
import { findCompany } from "#db/read-company.ts";
import { healthChecks } from "#db/schema/health.ts";
import { callUs } from "#domain/company/contact-details.ts";

export const findFailingChecks = (db: ReadDb) =>
  db.select({ id: healthChecks.id }).from(healthChecks).where(eq(healthChecks.status, "failing"));

export const findMaintenance = (db: ReadDb, now: Date) => findMaintenanceAt(db, now);
export const findOtherWay = async (db: ReadDb): Promise<string> => callUs(await findCompany(db));
