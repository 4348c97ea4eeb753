import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";

type BookingColumns = Required<typeof bookings.$inferInsert>;

const givenColumns = [
  "id",
  "reference",
  "accessCodeHash",
  "state",
  "isTest",
  "source",
  "firstName",
  "lastName",
  "email",
  "phone",
  "serviceType",
  "pickupLocation",
  "destination",
  "pickupAt",
  "returnAt",
  "passengers",
  "specialRequirements",
  "affiliateId",
  "claimedRate",
  "responseDueAt",
  "bookerId",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof BookingColumns)[];

export type NewBooking = Pick<BookingColumns, (typeof givenColumns)[number]>;
export type FirstMove = { readonly moveId: string; readonly actor: string };

/** Writes a booking and the first line of its history. False when the reference is taken. */
export async function insertBooking(db: Database, booking: NewBooking, firstMove: FirstMove): Promise<boolean> {
  const written = await insertStatementOn(db).execute({ ...booking, ...firstMove });
  return written.length > 0;
}

/** One statement, planned once for each connection: a booking costs the server no more than bare SQL. */
const statements = new WeakMap<Database, ReturnType<typeof prepareInsert>>();

function insertStatementOn(db: Database) {
  const known = statements.get(db);
  if (known) return known;
  const made = prepareInsert(db);
  statements.set(db, made);
  return made;
}

function prepareInsert(db: Database) {
  const inserted = db
    .$with("inserted")
    .as(
      db
        .insert(bookings)
        .values(placeholders(givenColumns))
        .onConflictDoNothing({ target: bookings.reference })
        .returning({ id: bookings.id, state: bookings.state, createdAt: bookings.createdAt }),
    );
  const move = {
    id: sql<string>`${sql.placeholder("moveId")}::uuid`.as("id"),
    bookingId: inserted.id,
    fromState: sql<null>`null::text`.as("from_state"),
    toState: inserted.state,
    actor: sql<string>`${sql.placeholder("actor")}::text`.as("actor"),
    reason: sql<null>`null::text`.as("reason"),
    createdAt: inserted.createdAt,
  };
  return db
    .with(inserted)
    .insert(bookingMoves)
    .select(db.select(move).from(inserted))
    .returning({ id: bookingMoves.id })
    .prepare("insert_booking");
}

function placeholders<K extends string>(names: readonly K[]): Record<K, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<K, SQL>;
}
