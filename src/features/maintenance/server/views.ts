import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findMaintenance as findMaintenanceAt } from "#db/maintenance-views.ts";
import { findCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { maintenanceWindows } from "#db/schema/maintenance.ts";
import { callUs } from "#domain/company/contact-details.ts";

const starter = alias(users, "starter");
const ender = alias(users, "ender");

/** The latest ones, newest first, including one that is on now. */
export const findWindows = (db: ReadDb) =>
  db
    .select({ window: maintenanceWindows, startedBy: starter.name, endedBy: ender.name })
    .from(maintenanceWindows)
    .leftJoin(starter, eq(starter.id, maintenanceWindows.startedBy))
    .leftJoin(ender, eq(ender.id, maintenanceWindows.endedBy))
    .orderBy(desc(maintenanceWindows.startedAt))
    .limit(10);
export type DescribedWindow = Awaited<ReturnType<typeof findWindows>>[number];

/** How customers can book in the meantime. */
export const findOtherWay = async (db: ReadDb): Promise<string> => callUs(await findCompany(db));

export const findMaintenance = (db: ReadDb, now: Date) => findMaintenanceAt(db, now);
