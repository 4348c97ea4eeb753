import { and, asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { vehicleAbsences } from "#db/schema/fleet.ts";

/** Absences of one vehicle since a time. */
export const findAbsences = (db: ReadDb, vehicleId: string, since: Date) =>
  db
    .select({
      id: vehicleAbsences.id,
      kind: vehicleAbsences.kind,
      from: sql<string>`lower(${vehicleAbsences.span})`,
      until: sql<string>`upper(${vehicleAbsences.span})`,
      reason: vehicleAbsences.reason,
      workOrderId: vehicleAbsences.workOrderId,
      createdBy: vehicleAbsences.createdBy,
    })
    .from(vehicleAbsences)
    .where(
      and(
        eq(vehicleAbsences.vehicleId, vehicleId),
        sql`${vehicleAbsences.span} && tstzrange(${since.toISOString()}, null)`,
      ),
    )
    .orderBy(sql`lower(${vehicleAbsences.span})`, asc(vehicleAbsences.id))
    .limit(200);
