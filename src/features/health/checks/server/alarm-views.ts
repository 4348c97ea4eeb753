import { desc, eq, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { healthAlarms } from "#db/schema/health.ts";
import { settings } from "#db/schema/settings.ts";
import { findSettings } from "#db/settings-views.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

export type AlarmRow = typeof healthAlarms.$inferSelect;

export const findOpenAlarms = (db: ReadDb) => db.select().from(healthAlarms).where(isNull(healthAlarms.endedAt));

/** When the last alarm of each check ended. */
export const findLastEnds = (db: ReadDb) =>
  db
    .select({ checkId: healthAlarms.checkId, endedAt: sql<string | null>`max(${healthAlarms.endedAt})` })
    .from(healthAlarms)
    .groupBy(healthAlarms.checkId);

export const findAlarms = (db: ReadDb, atMost: number) =>
  db.select().from(healthAlarms).orderBy(desc(healthAlarms.raisedAt), desc(healthAlarms.id)).limit(atMost);

export async function findAlarm(db: ReadDb, id: string): Promise<AlarmRow | undefined> {
  const [row] = await db.select().from(healthAlarms).where(eq(healthAlarms.id, id));
  return row;
}

export const findAlarmSettings = async (db: ReadDb) => (await findSettings(db)).alarms;

/** The version of the recipients; 0 if none were ever saved. */
export async function findAlarmVersion(db: ReadDb): Promise<number> {
  const [row] = await db.select({ version: settings.version }).from(settings).where(eq(settings.name, "alarms"));
  return row?.version ?? 0;
}

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
