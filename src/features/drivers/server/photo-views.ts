import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisationMembers } from "#db/schema/partners.ts";

/** The accounts of a driver and of their provider. */
export async function findThoseBehind(db: ReadDb, driverId: string) {
  const rows = await db
    .select({ userId: drivers.userId, member: organisationMembers.userId })
    .from(drivers)
    .leftJoin(organisationMembers, eq(organisationMembers.organisationId, drivers.providerId))
    .where(eq(drivers.id, driverId));
  return { userId: rows[0]?.userId ?? null, members: rows.flatMap(({ member }) => member ?? []) };
}
