import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { type bookingItems, bookings } from "#db/schema/booking.ts";
import type { FleetBand } from "#domain/company/catalogue.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { holdSql, holdValues, type WantedHolds } from "./hold-store.ts";

type BookingColumns = Required<typeof bookings.$inferInsert>;

const givenColumns = [
  "id",
  "reference",
  "accessCodeHash",
  "state",
  "isTest",
  "source",
  "organisationId",
  "firstName",
  "lastName",
  "email",
  "phone",
  "serviceType",
  "offer",
  "pickupLocation",
  "destination",
  "pickupAt",
  "returnAt",
  "passengers",
  "bags",
  "childSeats",
  "extraStops",
  "flightNumber",
  "hireUnit",
  "hireHours",
  "packageDays",
  "specialRequirements",
  "affiliateId",
  "claimedRate",
  "partnerId",
  "appliedRate",
  "light",
  "priceRequest",
  "price",
  "tariffVersion",
  "totalCents",
  "vatCents",
  "depositCents",
  "overrideReason",
  "overriddenBy",
  "policy",
  "paymentMethod",
  "holdUntil",
  "responseDueAt",
  "termsVersion",
  "bookerId",
  "isStranger",
  "sourceKey",
  "contactConfirmedAt",
  "isCardOnly",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof BookingColumns)[];

export type NewBooking = Pick<BookingColumns, (typeof givenColumns)[number]>;
export type NewItem = Omit<typeof bookingItems.$inferSelect, "bookingId">;
/** A leg as it is planned. Moments as text: they travel in one value for all legs. */
export type NewTrip = {
  readonly id: string;
  readonly leg: number;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly priceCents: number | null;
};
/** What all legs have in common. */
export type TripsShare = { readonly band: FleetBand; readonly tripState: TripState };
export type FirstMove = { readonly moveId: string; readonly actor: string; readonly reason: string | null };

export type NewRecord = {
  readonly booking: NewBooking;
  readonly firstMove: FirstMove;
  readonly trips: readonly NewTrip[];
  readonly tripsShare: TripsShare;
  readonly items: readonly NewItem[];
  /** What a vehicle is to be kept for; nothing where none is. */
  readonly holds: WantedHolds;
};

/**
 * Writes a booking with its history's first line, its trips and its price, and keeps a vehicle for each leg that is
 * still free. Answers with the legs that have one; undefined when the reference is taken.
 */
export async function insertBooking(db: Database, record: NewRecord): Promise<readonly number[] | undefined> {
  const { booking, firstMove, holds } = record;
  const [written] = await insertStatementOn(db).execute({
    ...booking,
    extraStops: JSON.stringify(booking.extraStops),
    priceRequest: booking.priceRequest && JSON.stringify(booking.priceRequest),
    price: booking.price && JSON.stringify(booking.price),
    policy: booking.policy && JSON.stringify(booking.policy),
    ...firstMove,
    ...record.tripsShare,
    trips: JSON.stringify(record.trips),
    items: JSON.stringify(record.items),
    ...holdValues(holds),
  });
  return written?.isWritten ? (written.legs ?? []) : undefined;
}

/** One statement for all of it: a booking costs the server no more than bare SQL. */
const insertStatementOn = preparedOnce(prepareInsert);

function prepareInsert(db: Database) {
  const inserted = db.$with("inserted").as(
    db
      .insert(bookings)
      .values(placeholders(givenColumns))
      .onConflictDoNothing({ target: bookings.reference })
      .returning({
        id: bookings.id,
        state: bookings.state,
        passengers: bookings.passengers,
        flightNumber: bookings.flightNumber,
        extraStops: bookings.extraStops,
        createdAt: bookings.createdAt,
      }),
  );
  const moved = db.$with("moved", {}).as(firstMove);
  const planned = db.$with("planned", {}).as(plannedTrips);
  const priced = db.$with("priced", {}).as(priceItems);
  const held = db.$with("held", {}).as(holdSql(sql`inserted`));
  return db
    .with(inserted, moved, planned, priced, held)
    .select({
      isWritten: sql<boolean>`exists (select from inserted)`,
      legs: sql<number[] | null>`(select array_agg(leg) from held)`,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("insert_booking");
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const firstMove = sql`
  insert into booking_moves (id, booking_id, from_state, to_state, actor, reason, created_at)
  select ${given("moveId", "uuid")}, id, null, state, ${given("actor", "text")}, ${given("reason", "text")}, created_at
  from inserted`;

const plannedTrips = sql`
  insert into trips (id, booking_id, leg, state, pickup_location, destination, planned_start, planned_end, passengers,
    band, price_cents, flight_number, stops, created_at)
  select t.id, b.id, t.leg, ${given("tripState", "text")}, t.from, t.to, t.start, t.end, b.passengers,
    ${given("band", "text")}, t."priceCents", b.flight_number, b.extra_stops, b.created_at
  from inserted b, jsonb_to_recordset(${given("trips", "jsonb")})
    as t (id uuid, leg int, "from" text, "to" text, start timestamptz, "end" timestamptz, "priceCents" int)`;

const priceItems = sql`
  insert into booking_items (id, booking_id, position, leg, code, text, amount_cents, vat_code)
  select i.id, b.id, i.position, i.leg, i.code, i.text, i."amountCents", i."vatCode"
  from inserted b, jsonb_to_recordset(${given("items", "jsonb")})
    as i (id uuid, position int, leg int, code text, text text, "amountCents" int, "vatCode" text)`;

function placeholders<K extends string>(names: readonly K[]): Record<K, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<K, SQL>;
}
