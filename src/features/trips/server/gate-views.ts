import { type AnyColumn, and, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { findCatalogue, saleToken } from "#db/read-catalogue.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { companySettings } from "#db/schema/content.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { equipment, vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { bagsOfTrip, isFirstPart } from "#db/trip-parts.ts";
import type { SeatStock } from "#domain/booking/child-seats.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { companyDetailsOf } from "#domain/company/contact-details.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { anyOf, requestedTime, type TimeQuestion } from "./time-question-views.ts";

type Ids = readonly string[];
const dateOf = (text: string) => new Date(text);
const isOneOf = (column: AnyColumn) => sql`${column} = ${anyOf("ids")}`;

const timed = {
  service: sql<ServiceOptionId>`${bookings.serviceType}`,
  offer: bookings.offer,
  returnAt: bookings.returnAt,
  hireUnit: bookings.hireUnit,
  pickupLocation: trips.pickupLocation,
  destination: trips.destination,
  pickupAt: trips.pickupAt,
  end: trips.plannedEnd,
};

/** The gate’s facts about trips. Its driver must guide if its booking includes a guide and no one else is named. */
export const findGateTrips = (db: ReadDb, ids: Ids) => gateTripsOn(db).execute({ ids });

const gateTripsOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      ...timed,
      id: trips.id,
      bookingId: trips.bookingId,
      leg: trips.leg,
      state: trips.state,
      vehicleClass: trips.vehicleClass,
      passengers: trips.passengers,
      priceCents: trips.priceCents,
      bags: bagsOfTrip,
      childSeats: bookings.childSeats,
      childSeatSizes: bookings.childSeatSizes,
      isGuided: subquery<boolean>`(not exists (select from trip_guides named where named.trip_id = ${trips.id}) and (
        exists (select from ${bookingItems} where ${bookingItems.bookingId} = ${bookings.id} and ${bookingItems.text} ~* ${sql.raw("'\\mguided?\\M'")})
        or exists (select from booking_extras sold where sold.booking_id = ${bookings.id} and sold.kind = 'person')))`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(isOneOf(trips.id))
    .prepare("gate_trips"),
);

export const findGateDrivers = (db: ReadDb, ids: Ids) => gateDriversOn(db).execute({ ids });

const gateDriversOn = preparedOnce((db: ReadDb) =>
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
    .where(isOneOf(drivers.id))
    .prepare("gate_drivers"),
);

export const findGateVehicles = (db: ReadDb, ids: Ids) => gateVehiclesOn(db).execute({ ids });

const gateVehiclesOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      vehicleClass: vehicles.vehicleClass,
      seats: vehicles.seats,
      bags: vehicles.bags,
      state: vehicles.state,
      providerId: vehicles.ownerId,
      provider: organisations.name,
    })
    .from(vehicles)
    .leftJoin(organisations, eq(organisations.id, vehicles.ownerId))
    .where(isOneOf(vehicles.id))
    .prepare("gate_vehicles"),
);

/** The documents of these drivers and vehicles, of their providers and of the company. */
export const findGateDocuments = (db: ReadDb, ids: Ids) => gateDocumentsOn(db).execute({ ids });

const withProviders = sql`any ((select ${sql.placeholder("ids")}::uuid[]
  || array(select d.provider_id from drivers d where d.id = ${anyOf("ids")} and d.provider_id is not null)
  || array(select v.owner_id from vehicles v where v.id = ${anyOf("ids")} and v.owner_id is not null))::uuid[])`;

const gateDocumentsOn = preparedOnce((db: ReadDb) =>
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
    // In the order of the index: by type first.
    .where(
      sql`${documents.ownerKind} = 'company' or (${documents.ownerKind} in ('driver', 'vehicle', 'provider') and ${documents.ownerId} = ${withProviders})`,
    )
    .prepare("gate_documents"),
);

/** The work of these drivers around a time. */
export const findWork = (db: ReadDb, driverIds: Ids, around: TimeQuestion) =>
  gateWorkOn(db).execute({ ids: driverIds, ...around });

const gateWorkOn = preparedOnce((db: ReadDb) =>
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
    .from(sql`${requestedTime} as asked`)
    .innerJoin(
      assignments,
      and(
        isOneOf(assignments.driverId),
        sql`${assignments.state} in ('accepted', 'active', 'fulfilled')`,
        // Bounded for the index: a driver of many years has thousands of past trips.
        sql`lower(${assignments.busy}) > lower(asked.span) - interval '14 days'`,
        sql`lower(${assignments.busy}) < upper(asked.span)`,
        sql`${assignments.busy} && asked.span`,
      ),
    )
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .prepare("gate_work"),
);

/** The stock of child seats by size; null if the company does not count them. */
export async function countChildSeats(db: ReadDb): Promise<SeatStock | null> {
  const rows = await db
    .select({ kind: equipment.kind, quantity: equipment.quantity })
    .from(equipment)
    .where(inArray(equipment.kind, [...childSeatKinds]));
  return rows.length === 0 ? null : Object.fromEntries(rows.map(({ kind, quantity }) => [kind, quantity]));
}

/** The child seats used by trips around a time. Only a trip’s first vehicle counts. */
export const findChildSeatsTaken = (db: ReadDb, around: Span) =>
  db
    .select({
      tripId: trips.id,
      bookingId: trips.bookingId,
      seats: bookings.childSeats,
      sizes: bookings.childSeatSizes,
      ...timed,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        sql`${bookings.childSeats} > 0`,
        isFirstPart,
        sql`${trips.state} <> all (${sql.param([...overStates, "planned"])}::text[])`,
        sql`${trips.pickupAt} < ${around.to.toISOString()} and ${trips.plannedEnd} > ${around.from.toISOString()}`,
        sql`${trips.pickupAt} > ${around.from.toISOString()}::timestamptz - interval '14 days'`,
      ),
    );

/** The limits on driving and rest from the settings, the vehicle classes, and the company’s name. */
export async function findGateRules(db: ReadDb) {
  const [result] = await gateRulesOn(db).execute();
  const { settings, sold } = await findCatalogue(db, result?.token ?? "");
  const company = companyDetailsOf(result?.details ?? {}).name;
  return { rules: settings.drivingHours, classes: sold.classes, company };
}

const gateRulesOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      token: saleToken,
      details: subquery<CompanyRow | null>`(select ${companySettings.details} from ${companySettings})`,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("gate_rules"),
);
type CompanyRow = typeof companySettings.$inferSelect.details;
