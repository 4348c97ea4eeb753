import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { readMany } from "#db/many-rows/read-many.ts";
import { documents } from "#db/schema/documents.ts";
import { driverAbsences, driverShifts, drivers } from "#db/schema/drivers.ts";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";
import type { DaySpan } from "./board-views.ts";

/** More than a company of this kind has. */
const rowsAtMost = 500;

/** A row for everyone who may drive. */
export const findBoardDrivers = (db: ReadDb) => readDrivers(db, inArray(drivers.state, ["active", "on_leave"]));

/** The same for any driver. */
export const findDriversById = async (db: ReadDb, ids: readonly string[]) =>
  ids.length > 0 ? readDrivers(db, inArray(drivers.id, [...ids])) : [];

const readDrivers = (db: ReadDb, which: SQL | undefined) =>
  readMany(
    db
      .select({
        id: drivers.id,
        firstName: drivers.firstName,
        lastName: drivers.lastName,
        phone: drivers.phone,
        state: drivers.state,
        isGuide: drivers.isGuide,
        // On any weekday: a day off differs from working at any time.
        hasShifts: subquery<boolean>`exists (select 1 from driver_shifts s where s.driver_id = ${drivers.id})`,
        provider: organisations.name,
      })
      .from(drivers)
      .leftJoin(organisations, eq(organisations.id, drivers.providerId))
      .where(which)
      .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
      .limit(rowsAtMost),
  );

/** The same for vehicles. */
export const findBoardVehicles = (db: ReadDb) => readVehicles(db, ne(vehicles.state, "retired"));

export const findVehiclesById = async (db: ReadDb, ids: readonly string[]) =>
  ids.length > 0 ? readVehicles(db, inArray(vehicles.id, [...ids])) : [];

const readVehicles = (db: ReadDb, which: SQL | undefined) =>
  readMany(
    db
      .select({
        id: vehicles.id,
        plate: vehicles.plate,
        make: vehicles.make,
        model: vehicles.model,
        vehicle_class: vehicles.vehicleClass,
        seats: vehicles.seats,
        bags: vehicles.bags,
        state: vehicles.state,
        documentsUntil: vehicles.documentsUntil,
        provider: organisations.name,
      })
      .from(vehicles)
      .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
      .where(which)
      .orderBy(asc(vehicles.seats), asc(vehicles.plate), asc(vehicles.id))
      .limit(rowsAtMost),
  );

export const findShifts = (db: ReadDb, weekdays: readonly number[]) =>
  readMany(
    db
      .select({
        driverId: driverShifts.driverId,
        weekday: driverShifts.weekday,
        starts: driverShifts.starts,
        ends: driverShifts.ends,
      })
      .from(driverShifts)
      .where(inArray(driverShifts.weekday, [...weekdays])),
  );

const rangeOf = ({ from, to }: DaySpan) =>
  sql`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;
const isoOf = (bound: "lower" | "upper", span: typeof driverAbsences.span | typeof vehicleAbsences.span) =>
  sql<Date>`${sql.raw(bound)}(${span})`.mapWith((text: string | Date) => new Date(text));

export const findDriverAbsences = (db: ReadDb, day: DaySpan) =>
  db
    .select({
      ownerId: driverAbsences.driverId,
      kind: driverAbsences.kind,
      from: isoOf("lower", driverAbsences.span),
      to: isoOf("upper", driverAbsences.span),
    })
    .from(driverAbsences)
    .where(and(eq(driverAbsences.state, "granted"), sql`${driverAbsences.span} && ${rangeOf(day)}`));

export const findVehicleAbsences = (db: ReadDb, day: DaySpan) =>
  db
    .select({
      ownerId: vehicleAbsences.vehicleId,
      kind: vehicleAbsences.kind,
      from: isoOf("lower", vehicleAbsences.span),
      to: isoOf("upper", vehicleAbsences.span),
    })
    .from(vehicleAbsences)
    .where(sql`${vehicleAbsences.span} && ${rangeOf(day)}`);

/** The last day on which a driver's licence and permit are both good, by the latest of each that our team verified. */
export const findDriverDocuments = (db: ReadDb) => {
  const latest = db
    .select({ ownerId: documents.ownerId, last: sql<string | null>`max(${documents.expiresOn})`.as("last") })
    .from(documents)
    .where(
      and(
        eq(documents.ownerKind, "driver"),
        eq(documents.state, "verified"),
        inArray(documents.type, ["drivers_licence", "prdp"]),
      ),
    )
    .groupBy(documents.ownerId, documents.type)
    .as("latest");
  return db
    .select({ driverId: latest.ownerId, until: sql<string | null>`min(${latest.last})::text` })
    .from(latest)
    .groupBy(latest.ownerId);
};
