import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingMoves, bookings, importedBookings } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { people } from "#db/schema/people.ts";
import { importRuns } from "#db/schema/platform.ts";
import { random } from "./random.ts";
import { type SeedClock, seedClock } from "./seed-clock.ts";

type Run = typeof importRuns.$inferInsert;
type Change = Run["changes"][number];

/** How the company came from its former system: files that were imported, and the records that are theirs. */
export async function seedPastImports(db: Database, today: Date): Promise<void> {
  const clock = seedClock(today);
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, "admin@demo.example"));
  if (!admin) return;
  const runOf = (kind: string, at: Date, more: Pick<Run, "fileName" | "changes"> & Partial<Run>): Run => ({
    id: random(`import of ${kind}`).id(at),
    kind,
    createdBy: admin.id,
    createdAt: at,
    added: 0,
    changed: more.changes.length,
    unchanged: 0,
    ...more,
  });
  const fields = (ids: readonly { readonly id: string }[], ...names: string[]): Change[] =>
    ids.map(({ id }) => ({ id, fields: names }));
  await db.insert(importRuns).values([
    runOf("drivers", clock.at(-41, 610), {
      fileName: "prdp-renewals.xlsx",
      changes: fields(await renewedDrivers(db), "prdp_expires"),
    }),
    runOf("customers", clock.at(-33, 865), {
      fileName: "regular-guests.csv",
      changes: fields(await taggedCustomers(db), "tags"),
    }),
  ]);
  await seedForwardBooking(db, clock, runOf);
}

const renewedDrivers = (db: Database) =>
  db
    .selectDistinct({ id: sql<string>`${documents.ownerId}` })
    .from(documents)
    .where(and(eq(documents.ownerKind, "driver"), eq(documents.type, "prdp")))
    .orderBy(asc(documents.ownerId))
    .limit(9);

const taggedCustomers = (db: Database) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(sql`cardinality(${people.tags}) > 0`)
    .orderBy(asc(people.id))
    .limit(14);

type RunOf = (kind: string, at: Date, more: Pick<Run, "fileName" | "changes"> & Partial<Run>) => Run;

/** One booking that was agreed in the former system. It was tried with one line first. */
async function seedForwardBooking(db: Database, clock: SeedClock, runOf: RunOf): Promise<void> {
  const [booking] = await db
    .select({ id: bookings.id, createdAt: bookings.createdAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        inArray(bookings.source, ["phone", "email", "whatsapp"]),
        isNull(bookings.organisationId),
        isNull(bookings.partnerId),
        sql`not ${bookings.isTest} and ${bookings.pickupAt} > ${clock.at(3).toISOString()}::timestamptz`,
        sql`${bookings.createdAt} < ${clock.at(-2).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(bookings.createdAt), asc(bookings.id))
    .limit(1);
  if (!booking) return;
  const former = "RES-20417";
  await db.update(bookings).set({ source: "import" }).where(eq(bookings.id, booking.id));
  await db.insert(importedBookings).values({ bookingId: booking.id, reference: former, createdAt: booking.createdAt });
  await db
    .update(bookingMoves)
    .set({ reason: `imported, ${former} in the other system` })
    .where(and(eq(bookingMoves.bookingId, booking.id), isNull(bookingMoves.fromState)));
  const changes = [{ id: booking.id, fields: [] }];
  await db
    .insert(importRuns)
    .values(
      runOf("bookings", booking.createdAt, { fileName: "forward-bookings-trial.csv", changes, added: 1, changed: 0 }),
    );
}
