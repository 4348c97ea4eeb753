import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { insertSelect } from "#db/insert-select.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";
import { type BookingFacts, bookingFacts } from "#domain/booking/facts.ts";

type Insert = typeof bookings.$inferInsert;
type BookingColumns = Required<Insert>;

/** Plain values are sent as they are, others as JSON. The database only fills in what it can compute. */
type Decision<K extends keyof BookingColumns> =
  | (NonNullable<BookingColumns[K]> extends string | number | boolean | Date ? "given" : "json")
  | (undefined extends Insert[K] ? "default" : never);

export type Decisions = { readonly [K in keyof BookingColumns]: Decision<K> };

const factDecisions = Object.fromEntries(bookingFacts.names.map((name) => [name, "given"])) as Record<
  keyof BookingFacts,
  "given"
>;

/** The source of each column of a new booking. A new column does not compile until it is listed here. */
const decisions = {
  id: "given",
  reference: "given",
  accessCodeHash: "given",
  state: "given",
  version: "default",
  isTest: "given",
  source: "given",
  organisationId: "given",
  firstName: "given",
  lastName: "given",
  email: "given",
  phone: "given",
  serviceType: "given",
  offer: "given",
  service: "default",
  serviceName: "default",
  tourName: "default",
  tourHours: "default",
  optionTitle: "default",
  pickupLocation: "given",
  destination: "given",
  pickupAt: "given",
  returnAt: "given",
  passengers: "given",
  bags: "given",
  vehicleClass: "given",
  childSeats: "given",
  childSeatSizes: "json",
  extraStops: "json",
  extras: "json",
  hireUnit: "given",
  hireHours: "given",
  packageDays: "given",
  ...factDecisions,
  affiliateId: "given",
  claimedRate: "given",
  partnerId: "given",
  appliedRate: "given",
  light: "given",
  priceRequest: "json",
  price: "json",
  tariffVersion: "given",
  totalCents: "given",
  vatCents: "given",
  depositCents: "given",
  depositTerms: "json",
  paidCents: "default",
  feeCents: "default",
  refundedCents: "default",
  overrideReason: "given",
  overriddenBy: "given",
  policy: "json",
  paymentMethod: "given",
  holdUntil: "given",
  responseDueAt: "given",
  takenBy: "default",
  takenAt: "default",
  answeredAt: "default",
  escalatedAt: "default",
  calendarSequence: "default",
  amendment: "default",
  cancelledReason: "default",
  cancelledAt: "default",
  remindedAt: "default",
  termsVersion: "given",
  termsAcceptedAt: "given",
  bookerId: "given",
  isStranger: "given",
  sourceKey: "given",
  contactConfirmedAt: "given",
  isCardOnly: "given",
  driverIds: "default",
  createdAt: "given",
  updatedAt: "given",
  personId: "default",
} as const satisfies Decisions;

type Input = {
  [K in keyof typeof decisions]: (typeof decisions)[K] extends "default" ? never : K;
}[keyof typeof decisions];

/** A booking to be written: everything the database doesn’t fill in. */
export type NewBooking = Pick<BookingColumns, Input>;

const namesOf = (decision: "given" | "json") =>
  Object.entries(decisions).flatMap(([name, one]) => (one === decision ? [name as Input] : []));
const jsonColumns = namesOf("json");

/** The columns of the statement, each filled from a value of the same name. */
export const bookingPlaceholders = Object.fromEntries(
  [...namesOf("given"), ...jsonColumns].map((name) => [name, sql`${sql.placeholder(name)}`]),
) as Record<Input, SQL>;

/** The values in statement order. */
export function bookingValues(booking: NewBooking): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...booking };
  for (const name of jsonColumns) values[name] = booking[name] && JSON.stringify(booking[name]);
  return values;
}

export type NewItem = Omit<typeof bookingItems.$inferSelect, "bookingId">;
export type FirstMove = { readonly moveId: string; readonly actor: string; readonly reason: string | null };

export type NewRecord = {
  readonly booking: NewBooking;
  readonly firstMove: FirstMove;
  readonly items: readonly NewItem[];
  /** The props of the parts that trips adds. */
  readonly tripValues: Readonly<Record<string, unknown>>;
};

/** The parts trips adds to the statement: its rows belong to it, and are written with the booking or not at all. */
export type SaleSql = {
  /** Plans the trips of the row that `booking` names. */
  plan(booking: SQL): SQL;
  /** Holds a vehicle for each leg that has a free one, and returns those legs. */
  hold(booking: SQL): SQL;
};

/**
 * Writes a booking with its history, trips and price, and holds a vehicle for each leg that has a free one. Returns
 * those legs; undefined if the reference is taken.
 */
export async function insertBooking(
  db: Database,
  record: NewRecord,
  saleSql: SaleSql,
): Promise<readonly number[] | undefined> {
  const { booking, firstMove } = record;
  const [written] = await statementsWith(saleSql)(db).execute({
    ...bookingValues(booking),
    ...firstMove,
    ...record.tripValues,
    items: JSON.stringify(record.items),
  });
  return written?.isWritten ? (written.legs ?? []) : undefined;
}

/** One statement for everything: a booking costs the server no more than bare SQL. */
const statementsWith = preparedOnce((saleSql: SaleSql) => preparedOnce((db: Database) => prepareInsert(db, saleSql)));

function prepareInsert(db: Database, saleSql: SaleSql) {
  const inserted = db.$with("inserted").as(
    db.insert(bookings).values(bookingPlaceholders).onConflictDoNothing({ target: bookings.reference }).returning({
      id: bookings.id,
      state: bookings.state,
      passengers: bookings.passengers,
      flightNumber: bookings.flightNumber,
      returnFlightNumber: bookings.returnFlightNumber,
      extraStops: bookings.extraStops,
      createdAt: bookings.createdAt,
    }),
  );
  const moved = db.$with("moved", {}).as(firstMove);
  const planned = db.$with("planned", {}).as(saleSql.plan(sql`inserted`));
  const priced = db.$with("priced", {}).as(priceItems);
  const held = db.$with("held", {}).as(saleSql.hold(sql`inserted`));
  return db
    .with(inserted, moved, planned, priced, held)
    .select({
      isWritten: sql<boolean>`exists (select from inserted)`,
      legs: sql<number[] | null>`(select array_agg(leg) from held)`,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("insert_booking");
}

const inputOf = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const firstMove = insertSelect(
  bookingMoves,
  {
    id: inputOf("moveId", "uuid"),
    bookingId: sql`id`,
    fromState: sql`null`,
    toState: sql`state`,
    actor: inputOf("actor", "text"),
    reason: inputOf("reason", "text"),
    createdAt: sql`created_at`,
  },
  sql`from inserted`,
);

const priceItems = insertSelect(
  bookingItems,
  {
    id: sql`i.id`,
    bookingId: sql`b.id`,
    position: sql`i.position`,
    leg: sql`i.leg`,
    code: sql`i.code`,
    text: sql`i.text`,
    amountCents: sql`i."amountCents"`,
    vatCode: sql`i."vatCode"`,
    quantity: sql`i.quantity`,
  },
  sql`from inserted b, jsonb_to_recordset(${inputOf("items", "jsonb")})
    as i (id uuid, position int, leg int, code text, text text, "amountCents" int, "vatCode" text, quantity int)`,
);
