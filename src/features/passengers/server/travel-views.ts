import { and, asc, desc, eq, isNull, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { passengersOfTrip } from "#db/passengers-of-trip.ts";
import { findPrefixes } from "#db/read-prefixes.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { bookingPassengers } from "#db/schema/passengers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { guidesOfTrip, isFirstPart } from "#db/trip-parts.ts";
import { type Prefixes, prefixedTyped } from "#domain/booking/reference-prefix.ts";
import type { TravelNeed } from "#domain/passenger/travel-needs.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { TravelFilter } from "../travel-contract.ts";

const columns = {
  passenger: bookingPassengers,
  reference: bookings.reference,
  customer: sql<string>`trim(${bookings.firstName} || ' ' || ${bookings.lastName})`,
  tripId: trips.id,
  tripState: trips.state,
  pickupAt: trips.pickupAt,
  from: trips.pickupLocation,
  to: trips.destination,
};

const ridesIt = sql`(${bookingPassengers.rides} = 'both' or (${bookingPassengers.rides} = 'outbound') = (${trips.leg} = 1))`;
/** Each drive once, however many vehicles it takes; what is cancelled or only asked for carries no one. */
const isDriven = and(
  isFirstPart,
  isNull(trips.continues),
  notInArray(trips.state, ["planned", "cancelled"]),
  eq(bookings.isTest, false),
);

/** Rows of who travels, in the order of their trips. */
export async function findTravellers(
  db: ReadDb,
  filter: TravelFilter,
  { now, after, limit }: { readonly now: Date; readonly after: TimeKey | undefined; readonly limit: number },
) {
  const isAhead = filter.when === "ahead";
  const place = sql`(${trips.pickupAt}, ${bookingPassengers.id})`;
  const last = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return travellers(db)
    .where(
      and(
        isDriven,
        ridesIt,
        ...within(filter, now),
        filter.need ? needs[filter.need] : undefined,
        searched(filter.search, await findPrefixes(db)),
        last && (isAhead ? sql`${place} > ${last}` : sql`${place} < ${last}`),
      ),
    )
    .orderBy(
      ...(isAhead
        ? [asc(trips.pickupAt), asc(bookingPassengers.id)]
        : [desc(trips.pickupAt), desc(bookingPassengers.id)]),
    )
    .limit(limit);
}
export type TravellerRow = Awaited<ReturnType<typeof findTravellers>>[number];

const travellers = (db: ReadDb) =>
  db
    .select(columns)
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(bookingPassengers, eq(bookingPassengers.bookingId, trips.bookingId));

const dayStart = (day: string, later = 0): SQL =>
  sql`${momentOf(addDays(day as LocalDate, later), localTime("00:00")).toISOString()}::timestamptz`;

/** The days that were chosen; otherwise a list goes from today on, or back from there. */
function within({ from, to, when }: TravelFilter, now: Date): (SQL | undefined)[] {
  const today = localDateOf(now);
  return [
    from ? sql`${trips.pickupAt} >= ${dayStart(from)}` : undefined,
    to ? sql`${trips.pickupAt} < ${dayStart(to, 1)}` : undefined,
    from || to ? undefined : sql`${trips.pickupAt} ${when === "ahead" ? sql`>=` : sql`<`} ${dayStart(today)}`,
  ];
}

const [isWheelchair, isSeated, isAllergic, isOther] = [
  sql`${bookingPassengers.wheelchair}`,
  sql`${bookingPassengers.childSeat} <> ''`,
  sql`${bookingPassengers.allergy} <> ''`,
  sql`${bookingPassengers.needs} <> ''`,
];
const needs: Readonly<Record<TravelNeed, SQL>> = {
  any: sql`(${isWheelchair} or ${isSeated} or ${isAllergic} or ${isOther})`,
  wheelchair: isWheelchair,
  child_seat: isSeated,
  allergy: isAllergic,
  other: isOther,
};

const lookedAtMost = 500;

/** A reference, a number, a room or a name: one question for each it can be, each with an index of its own. */
function searched(text: string, prefixes: Prefixes): SQL | undefined {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (!typed) return undefined;
  const digits = phoneDigits(typed);
  const id = (condition: SQL) => sql`(select p.id from booking_passengers p where ${condition} limit ${lookedAtMost})`;
  const room = typed.replace(/^room\s+/, "");
  const branches = [
    id(begins(sql`lower(p.name)`, typed)),
    id(begins(sql`lower(regexp_replace(p.name, '^.* ', ''))`, typed)),
    id(sql`p.room <> '' and lower(p.room) = ${room}`),
    ...(digits.length >= 3 && /^[\d\s()+-]+$/.test(typed)
      ? [id(sql`p.phone <> '' and ${begins(sql`phone_digits(p.phone)`, digits)}`)]
      : []),
    ...prefixedTyped(typed, prefixes, 2).map(
      (reference) => sql`(select p.id from booking_passengers p join bookings b on b.id = p.booking_id
        where ${begins(sql`b.reference`, reference)} limit ${lookedAtMost})`,
    ),
  ];
  return sql`${bookingPassengers.id} in (${sql.join(branches, sql` union all `)})`;
}

const begins = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`} and starts_with(${text}, ${beginning}))`;

/** The trips of one line of a list, and of the same person on other lists of the customer. */
export function findTripsOfPassenger(db: ReadDb, id: string) {
  const one = sql`(select p.name, phone_digits(p.phone) as digits, p.booking_id, b.person_id
    from booking_passengers p join bookings b on b.id = p.booking_id where p.id = ${id}::uuid)`;
  return travellers(db)
    .where(
      and(
        isDriven,
        ridesIt,
        sql`${bookingPassengers.id} in (
          select p.id from ${one} as one join booking_passengers p on p.phone <> '' and phone_digits(p.phone) = one.digits
          union all select p.id from ${one} as one join booking_passengers p on lower(p.name) = lower(one.name)
            join bookings b on b.id = p.booking_id and (b.person_id = one.person_id or b.id = one.booking_id)
          union all select ${id}::uuid)`,
      ),
    )
    .orderBy(desc(trips.pickupAt), desc(bookingPassengers.id))
    .limit(50);
}

const manifestsAtMost = 2000;

/** The trips of a day that have a guest list, each vehicle of a drive by itself, with who drives; or one trip, with its list or without. */
export function findManifests(
  db: ReadDb,
  { date, tripId }: { readonly date?: string | undefined; readonly tripId?: string | undefined },
) {
  return db
    .select({
      tripId: trips.id,
      reference: bookings.reference,
      state: trips.state,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      to: trips.destination,
      booked: bookings.passengers,
      customer: columns.customer,
      phone: bookings.phone,
      flight: trips.flightNumber,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      plate: vehicles.plate,
      guides: guidesOfTrip,
      passengers: passengersOfTrip,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), sql`${assignments.state} in ('accepted', 'active', 'fulfilled')`),
    )
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        eq(bookings.isTest, false),
        notInArray(trips.state, ["planned", "cancelled"]),
        tripId ? eq(trips.id, tripId) : undefined,
        date ? sql`${trips.pickupAt} >= ${dayStart(date)} and ${trips.pickupAt} < ${dayStart(date, 1)}` : undefined,
        tripId
          ? undefined
          : subquery`exists (select from booking_passengers p where p.booking_id = ${trips.bookingId})`,
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(manifestsAtMost);
}
