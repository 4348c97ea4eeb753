import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { driverAbsences, drivers } from "#db/schema/drivers.ts";
import { equipment, vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { overStates } from "#domain/trip/trip-on-road.ts";

type Ids = readonly string[];
const dateOf = (text: string) => new Date(text);
const range = ({ from, to }: Span) => sql`tstzrange(${from.toISOString()}, ${to.toISOString()})`;

const timed = {
  service: sql<ServiceOptionId>`${bookings.serviceType}`,
  offer: bookings.offer,
  returnAt: bookings.returnAt,
  pickupLocation: trips.pickupLocation,
  destination: trips.destination,
  start: trips.plannedStart,
  end: trips.plannedEnd,
};

/** What the gate asks of trips. A tour is guided where its booking pays for a guide. */
export const findGateTrips = (db: ReadDb, ids: Ids) =>
  db
    .select({
      ...timed,
      id: trips.id,
      bookingId: trips.bookingId,
      leg: trips.leg,
      state: trips.state,
      passengers: trips.passengers,
      priceCents: trips.priceCents,
      bags: bookings.bags,
      childSeats: bookings.childSeats,
      isGuided: subquery<boolean>`exists (select from ${bookingItems} where ${bookingItems.bookingId} = ${bookings.id} and ${bookingItems.text} ~* ${"\\mguided?\\M"})`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(trips.id, [...ids]));

export const findGateDrivers = (db: ReadDb, ids: Ids) =>
  db
    .select({
      id: drivers.id,
      name: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      state: drivers.state,
      bornOn: drivers.bornOn,
      providerId: drivers.providerId,
      provider: organisations.name,
    })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(inArray(drivers.id, [...ids]));

export const findGateVehicles = (db: ReadDb, ids: Ids) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      band: vehicles.band,
      seats: vehicles.seats,
      bags: vehicles.bags,
      state: vehicles.state,
      providerId: vehicles.ownerId,
      provider: organisations.name,
    })
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(inArray(vehicles.id, [...ids]));

/** The documents of these owners, whatever kind they are, and the company's. */
export const findGateDocuments = (db: ReadDb, ownerIds: Ids) =>
  db
    .select({
      ownerId: documents.ownerId,
      id: documents.id,
      type: documents.type,
      number: documents.number,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
      review: documents.state,
      allows: documents.allows,
    })
    .from(documents)
    .where(or(isNull(documents.ownerId), inArray(documents.ownerId, [...ownerIds])));

/** What these drivers drive or have driven around a time. */
export const findWork = (db: ReadDb, driverIds: Ids, around: Span) =>
  db
    .select({
      ...timed,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      tripId: assignments.tripId,
      state: assignments.state,
      takenFrom: sql<Date>`lower(${assignments.busy})`.mapWith(dateOf),
      takenTo: sql<Date>`upper(${assignments.busy})`.mapWith(dateOf),
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(assignments.driverId, [...driverIds]),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        sql`${assignments.busy} && ${range(around)}`,
      ),
    );

export const findDriversAway = (db: ReadDb, driverIds: Ids, around: Span) =>
  db
    .select({
      ownerId: driverAbsences.driverId,
      from: sql<Date>`lower(${driverAbsences.span})`.mapWith(dateOf),
      to: sql<Date>`upper(${driverAbsences.span})`.mapWith(dateOf),
    })
    .from(driverAbsences)
    .where(
      and(
        inArray(driverAbsences.driverId, [...driverIds]),
        eq(driverAbsences.state, "granted"),
        sql`${driverAbsences.span} && ${range(around)}`,
      ),
    );

export const findVehiclesAway = (db: ReadDb, vehicleIds: Ids, around: Span) =>
  db
    .select({
      ownerId: vehicleAbsences.vehicleId,
      from: sql<Date>`lower(${vehicleAbsences.span})`.mapWith(dateOf),
      to: sql<Date>`upper(${vehicleAbsences.span})`.mapWith(dateOf),
    })
    .from(vehicleAbsences)
    .where(and(inArray(vehicleAbsences.vehicleId, [...vehicleIds]), sql`${vehicleAbsences.span} && ${range(around)}`));

type TakenAsked = { readonly around: Span; readonly now: Date };

/** When these vehicles are kept or driven, and for which leg. A hold that has run out keeps no one out. */
export const findVehiclesTaken = (db: ReadDb, vehicleIds: Ids, { around, now }: TakenAsked) =>
  db
    .select({
      vehicleId: vehicleHolds.vehicleId,
      bookingId: vehicleHolds.bookingId,
      leg: vehicleHolds.leg,
      state: vehicleHolds.state,
      from: sql<Date>`lower(${vehicleHolds.busy})`.mapWith(dateOf),
      to: sql<Date>`upper(${vehicleHolds.busy})`.mapWith(dateOf),
    })
    .from(vehicleHolds)
    .where(
      and(
        inArray(vehicleHolds.vehicleId, [...vehicleIds]),
        inArray(vehicleHolds.state, ["held", "reserved", "assigned"]),
        or(sql`${vehicleHolds.state} <> 'held'`, sql`${vehicleHolds.expiresAt} > ${now.toISOString()}`),
        sql`${vehicleHolds.busy} && ${range(around)}`,
      ),
    );

/** Trips that were put on these vehicles against a conflict: they keep no time of their own, and are driven all the same. */
export const findVehiclesOverridden = (db: ReadDb, vehicleIds: Ids, around: Span) =>
  db
    .select({
      vehicleId: assignments.vehicleId,
      bookingId: trips.bookingId,
      leg: trips.leg,
      state: sql<"assigned">`'assigned'`,
      from: sql<Date>`lower(${assignments.busy})`.mapWith(dateOf),
      to: sql<Date>`upper(${assignments.busy})`.mapWith(dateOf),
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        inArray(assignments.vehicleId, [...vehicleIds]),
        inArray(assignments.state, ["accepted", "active"]),
        eq(assignments.overridden, true),
        sql`${assignments.busy} && ${range(around)}`,
      ),
    );

/** How many child seats there are; null where the company keeps no count of them. */
export async function countChildSeats(db: ReadDb): Promise<number | null> {
  const [row] = await db
    .select({ total: sql<number | null>`sum(${equipment.quantity})::int` })
    .from(equipment)
    .where(inArray(equipment.kind, [...childSeatKinds]));
  return row?.total ?? null;
}

/** The child seats that trips around a time take with them. A second vehicle of one trip takes no more. */
export const findChildSeatsTaken = (db: ReadDb, around: Span) =>
  db
    .select({ tripId: trips.id, bookingId: trips.bookingId, seats: bookings.childSeats, ...timed })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        sql`${bookings.childSeats} > 0`,
        isNull(trips.splitFrom),
        sql`${trips.state} <> all (${sql.param([...overStates, "planned"])}::text[])`,
        sql`${trips.plannedStart} < ${around.to.toISOString()} and ${trips.plannedEnd} > ${around.from.toISOString()}`,
        sql`${trips.plannedStart} > ${around.from.toISOString()}::timestamptz - interval '14 days'`,
      ),
    );

/** The limits on driving and rest as they are set, and what the company is called. */
export async function findGateRules(db: ReadDb) {
  const { drivingHours } = await findSettings(db);
  const { name } = await findCompany(db);
  return { rules: drivingHours, company: name };
}
