import { and, asc, eq, gte, isNull } from "drizzle-orm";
import { addHours } from "#domain/time/local-time.ts";
import type { ReadDb } from "./connect.ts";
import { fuelEntries, vehicles } from "./schema/fleet.ts";

/** How far back fuel records say what a class uses. */
const recordDays = 365;

/** Our own vehicles with their fills, by odometer reading. Exported again by features’ views. */
export async function findFuelled(db: ReadDb, now: Date) {
  const rows = await db
    .select({
      id: vehicles.id,
      vehicleClass: vehicles.vehicleClass,
      fuel: vehicles.fuel,
      km: fuelEntries.km,
      litres: fuelEntries.litres,
      isFull: fuelEntries.isFull,
    })
    .from(fuelEntries)
    .innerJoin(vehicles, eq(vehicles.id, fuelEntries.vehicleId))
    .where(and(isNull(vehicles.ownerId), gte(fuelEntries.filledAt, addHours(now, -recordDays * 24))))
    .orderBy(asc(vehicles.id), asc(fuelEntries.km));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((fills) => {
    const [first] = fills;
    return first ? [{ vehicleClass: first.vehicleClass, fuel: first.fuel, fills }] : [];
  });
}
