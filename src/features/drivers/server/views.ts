import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { isStillTheirs } from "#db/dispatch/decided-against.ts";
import { findDriverStars as readDriverStars } from "#db/driver-rating-views.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { driverMessages } from "#db/schema/messages.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { onRoadStates } from "#domain/trip/trip-on-road.ts";

/** The driver of this account. */
export async function findDriverOf(db: ReadDb, userId: string) {
  const [driver] = await db
    .select({
      id: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      phone: drivers.phone,
      state: drivers.state,
      licenceCode: drivers.licenceCode,
      permitExpiresOn: drivers.permitExpiresOn,
      languages: drivers.languages,
      isGuide: drivers.isGuide,
      homeArea: drivers.homeArea,
      provider: organisations.name,
    })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(eq(drivers.userId, userId));
  return driver;
}

export const countUnreadMessages = (db: ReadDb, driverId: string, now: Date) =>
  db.$count(
    driverMessages,
    and(
      eq(driverMessages.driverId, driverId),
      eq(driverMessages.direction, "to_driver"),
      isNull(driverMessages.readAt),
      or(isNull(driverMessages.heldUntil), lte(driverMessages.heldUntil, now)),
    ),
  );

/** The vehicles a driver uses in a period, in trip order; a vehicle may occur twice. */
export const findVehiclesTaken = (db: ReadDb, driverId: string, { from, to }: { from: Date; to: Date }) =>
  db
    .select({ plate: vehicles.plate, make: vehicles.make, model: vehicles.model, seats: vehicles.seats })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        isStillTheirs,
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        ne(trips.state, "cancelled"),
        lt(trips.pickupAt, to),
        // A vehicle on a trip is in use until the trip ends, whatever the plan.
        or(gt(trips.plannedEnd, from), inArray(trips.state, [...onRoadStates])),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id));

const providersOfMember = (db: ReadDb, memberId: string) =>
  db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, memberId), eq(organisations.kind, "driver_provider")));

/** Current drivers of a member's organisation. */
export const findDriversOfProvider = (db: ReadDb, memberId: string) =>
  db
    .select({
      id: drivers.id,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      phone: drivers.phone,
      state: drivers.state,
      licenceCode: drivers.licenceCode,
      permitExpiresOn: drivers.permitExpiresOn,
      languages: drivers.languages,
      isGuide: drivers.isGuide,
    })
    .from(drivers)
    .where(and(inArray(drivers.providerId, providersOfMember(db, memberId)), ne(drivers.state, "left")))
    .orderBy(asc(drivers.lastName), asc(drivers.firstName), asc(drivers.id))
    .limit(200);

export const findVehiclesOfProvider = (db: ReadDb, memberId: string) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      seats: vehicles.seats,
      bags: vehicles.bags,
      state: vehicles.state,
    })
    .from(vehicles)
    .where(and(inArray(vehicles.ownerId, providersOfMember(db, memberId)), ne(vehicles.state, "retired")))
    .orderBy(asc(vehicles.plate))
    .limit(200);

export const findDriverStars = (db: ReadDb, since: Date) => readDriverStars(db, since);
