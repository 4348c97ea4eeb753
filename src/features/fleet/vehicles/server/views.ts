import { and, asc, eq, getTableColumns, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { vehicleAbsences, vehicleDefects, vehicleMoves, vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { VehicleClass, VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { VehicleAbsenceKind, VehicleState } from "#domain/fleet/fleet.ts";
import { barePlate } from "#domain/fleet/plate.ts";

export type VehicleFilter = {
  readonly states?: readonly VehicleState[] | undefined;
  readonly vehicle_class?: VehicleClass | undefined;
  readonly owner?: string | undefined;
  readonly search: string;
};
type Key = { readonly plate: string; readonly id: string };

const columns = (now: Date) => ({
  ...getTableColumns(vehicles),
  ownerName: organisations.name,
  openDefects: subquery<number>`(select count(*)::int from ${vehicleDefects}
    where ${vehicleDefects.vehicleId} = ${vehicles.id} and ${vehicleDefects.state} in ('open', 'scheduled'))`,
  absence: subquery<{ kind: VehicleAbsenceKind; until: string } | null>`(
    select json_build_object('kind', ${vehicleAbsences.kind}, 'until', upper(${vehicleAbsences.span}))
    from ${vehicleAbsences}
    where ${vehicleAbsences.vehicleId} = ${vehicles.id} and ${vehicleAbsences.span} @> ${now.toISOString()}::timestamptz
    order by upper(${vehicleAbsences.span}) desc limit 1)`,
});

/** By number plate, with the next page’s key. */
export const findListedVehicles = (
  db: ReadDb,
  filter: VehicleFilter,
  { after, size, now }: { after?: Key | undefined; size: number; now: Date },
) =>
  db
    .select(columns(now))
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(
      and(
        ...conditions(filter),
        after && sql`(${vehicles.plate}, ${vehicles.id}) > (${after.plate}::text, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(vehicles.plate), asc(vehicles.id))
    .limit(size);
export type VehicleRecord = Awaited<ReturnType<typeof findListedVehicles>>[number];

export async function findListedVehicle(db: ReadDb, id: string, now: Date): Promise<VehicleRecord | undefined> {
  const [row] = await db
    .select(columns(now))
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(eq(vehicles.id, id));
  return row;
}

function conditions({ states, vehicle_class: vehicleClass, owner, search }: VehicleFilter): (SQL | undefined)[] {
  return [
    states && states.length > 0 ? inArray(vehicles.state, [...states]) : undefined,
    vehicleClass ? eq(vehicles.vehicleClass, vehicleClass) : undefined,
    owner ? ownedBy(owner) : undefined,
    search ? searched(search) : undefined,
  ];
}

const ownedBy = (owner: string) => (owner === "own" ? isNull(vehicles.ownerId) : eq(vehicles.ownerId, owner));

/** Plates in any spacing; make and model in their usual order. */
function searched(search: string): SQL | undefined {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const bare = barePlate(search);
  const plate = sql`upper(regexp_replace(${vehicles.plate}, '[^0-9A-Za-z]', '', 'g'))`;
  return or(
    bare.length > 1 ? sql`position(${bare} in ${plate}) > 0` : undefined,
    ilike(sql`${vehicles.make} || ' ' || ${vehicles.model}`, like),
    ilike(vehicles.vin, like),
  );
}

export const findVehicleMoves = (db: ReadDb, vehicleId: string) =>
  db
    .select()
    .from(vehicleMoves)
    .where(eq(vehicleMoves.vehicleId, vehicleId))
    .orderBy(sql`${vehicleMoves.createdAt} desc`)
    .limit(100);

export const findOwners = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.kind, "driver_provider"))
    .orderBy(asc(organisations.name))
    .limit(500);

export async function isProvider(db: ReadDb, id: string): Promise<boolean> {
  const count = await db.$count(
    organisations,
    and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")),
  );
  return count > 0;
}

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
