import { and, desc, eq, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { positions, trackingDevices } from "#db/schema/tracking.ts";
import type { DeviceOwner } from "./store.ts";

export async function findDeviceOf(db: ReadDb, { kind, id }: DeviceOwner) {
  const column = kind === "vehicle" ? trackingDevices.vehicleId : trackingDevices.driverId;
  const [device] = await db
    .select({ id: trackingDevices.id, createdAt: trackingDevices.createdAt })
    .from(trackingDevices)
    .where(and(eq(column, id), isNull(trackingDevices.withdrawnAt)));
  return device;
}

export async function findLastFixAt(db: ReadDb, sourceId: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ takenAt: positions.takenAt })
    .from(positions)
    .where(eq(positions.sourceId, sourceId))
    .orderBy(desc(positions.takenAt))
    .limit(1);
  return last?.takenAt;
}

export async function isOnRecord(db: ReadDb, { kind, id }: DeviceOwner): Promise<boolean> {
  const count = kind === "vehicle" ? db.$count(vehicles, eq(vehicles.id, id)) : db.$count(drivers, eq(drivers.id, id));
  return (await count) > 0;
}
