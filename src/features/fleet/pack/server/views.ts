import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { maintenancePlans, vehicles, workOrders } from "#db/schema/fleet.ts";
import { downtimeHours } from "../../server/downtime-views.ts";

export const findCompany = (db: ReadDb) => readCompany(db);

/** Service actions on these vehicles, latest first. */
export const findServiceRecords = (db: ReadDb, vehicleIds: readonly string[]) =>
  db
    .select({
      plate: vehicles.plate,
      doneOn: workOrders.doneOn,
      odometerKm: workOrders.odometerKm,
      title: workOrders.title,
      planName: maintenancePlans.name,
      checklist: workOrders.checklist,
      parts: workOrders.parts,
      labourCents: workOrders.labourCents,
      downtimeHours,
      note: workOrders.note,
    })
    .from(workOrders)
    .innerJoin(vehicles, eq(vehicles.id, workOrders.vehicleId))
    .leftJoin(maintenancePlans, eq(maintenancePlans.id, workOrders.planId))
    .where(and(eq(workOrders.state, "done"), inArray(workOrders.vehicleId, [...vehicleIds])))
    .orderBy(asc(vehicles.plate), desc(workOrders.doneOn), desc(workOrders.id))
    .limit(50_000);
export type ServiceRecord = Awaited<ReturnType<typeof findServiceRecords>>[number];
