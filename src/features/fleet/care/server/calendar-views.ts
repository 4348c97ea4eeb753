import { and, eq, exists, inArray } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { serviceCalendars } from "#db/schema/fleet.ts";
import type { Role } from "#domain/account/roles.ts";

export async function findCalendarOf(db: ReadDb, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: serviceCalendars.id })
    .from(serviceCalendars)
    .where(eq(serviceCalendars.userId, userId));
  return row?.id;
}

/** Whether a calendar is still its person’s current one, and the person still has one of these roles. */
export async function isCalendarOpen(db: Database, id: string, roles: readonly Role[]): Promise<boolean> {
  const rows = await db
    .select({ id: serviceCalendars.id })
    .from(serviceCalendars)
    .innerJoin(users, eq(users.id, serviceCalendars.userId))
    .where(
      and(
        eq(serviceCalendars.id, id),
        eq(users.status, "active"),
        exists(
          db
            .select({ role: userRoles.role })
            .from(userRoles)
            .where(and(eq(userRoles.userId, users.id), inArray(userRoles.role, [...roles]))),
        ),
      ),
    );
  return rows.length > 0;
}

/** The company’s contact details. */
export const findCompany = (db: ReadDb) => readCompany(db);
