import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { commissions } from "#db/schema/partners.ts";
import { payItems } from "#db/schema/pay.ts";
import { assignments, tripMoves, trips } from "#db/schema/trips.ts";
import type { CountedBooking, CountedTrip } from "#domain/revenue/booking-entries.ts";
import type { CountedInvoice } from "#domain/revenue/invoice-entry.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "../booking/a-booking.ts";
import { aDriver } from "../booking/a-trip.ts";
import type { DrawnSale, DrawnTrip } from "./a-drawn-sale.ts";
import { billedFor, type DocumentRows, recordDocument } from "./an-invoice-on-record.ts";

const soon = (minutes: number) => addMinutes(testNow, minutes);
const seconds = (from: Date, count: number) => new Date(from.getTime() + count * 1000);

/** The rows of several sales, to be inserted together. */
type Rows = DocumentRows & {
  readonly bookings: (typeof bookings.$inferInsert)[];
  readonly moves: (typeof bookingMoves.$inferInsert)[];
  readonly items: (typeof bookingItems.$inferInsert)[];
  readonly commissions: (typeof commissions.$inferInsert)[];
  readonly trips: (typeof trips.$inferInsert)[];
  readonly tripMoves: (typeof tripMoves.$inferInsert)[];
  readonly assignments: (typeof assignments.$inferInsert)[];
  readonly pay: (typeof payItems.$inferInsert)[];
};

const provider = newId();
const ours = aDriver();
const theirs = aDriver({ providerId: provider });
const vehicleId = newId();

export type RecordedSale = {
  readonly booking: CountedBooking & { readonly createdAt: Date };
  readonly documents: readonly (CountedInvoice & { readonly id: string })[];
};

/** Writes the generated sales and returns what the domain rules need to know about each. */
export async function recordSales(db: Database, drawn: readonly DrawnSale[]): Promise<readonly RecordedSale[]> {
  const rows: Rows = {
    bookings: [],
    moves: [],
    items: [],
    commissions: [],
    trips: [],
    tripMoves: [],
    assignments: [],
    pay: [],
    invoices: [],
    lines: [],
  };
  const recorded = drawn.map((sale) => recordSale(rows, sale));
  // Triggers are off: the seller, the biller, the payer and other derived rows do not matter here.
  await db.execute(sql`set local session_replication_role = replica`);
  await db.insert(drivers).values([ours, theirs]);
  await db.insert(bookings).values(rows.bookings);
  await db.insert(bookingMoves).values(rows.moves);
  await db.insert(bookingItems).values(rows.items);
  await db.insert(commissions).values(rows.commissions);
  await db.insert(trips).values(rows.trips);
  await db.insert(tripMoves).values(rows.tripMoves);
  await db.insert(assignments).values(rows.assignments);
  await db.insert(payItems).values(rows.pay);
  await db.insert(invoices).values(rows.invoices);
  await db.insert(invoiceLines).values(rows.lines);
  await db.execute(
    sql`analyze bookings, booking_moves, booking_items, trips, trip_moves, assignments, invoices, invoice_lines`,
  );
  return recorded;
}

function recordSale(rows: Rows, sale: DrawnSale): RecordedSale {
  const vatCents = Math.floor(((sale.totalCents ?? 0) * sale.vatPercent) / 100);
  const row = aBooking({
    id: newId(),
    state: sale.state,
    isTest: sale.isTest,
    createdAt: soon(sale.createdIn),
    updatedAt: testNow,
    pickupAt: soon(sale.pickupIn),
    cancelledAt: sale.cancelledIn === null ? null : soon(sale.cancelledIn),
    totalCents: sale.totalCents,
    vatCents,
    feeCents: sale.feeCents,
  });
  rows.bookings.push(row);
  if (sale.wasConfirmed)
    rows.moves.push({
      id: newId(),
      bookingId: row.id,
      fromState: "confirmed",
      toState: "cancelled",
      actor: "test",
      createdAt: testNow,
    });
  for (const [position, item] of sale.items.entries())
    rows.items.push({ ...item, id: newId(), bookingId: row.id, position, code: "other", text: "" });
  for (const [at, earned] of sale.commissions.entries()) recordCommission(rows, row.id, at, earned);
  // A booking has one invoice of its own; any others are separate.
  const documents = sale.documents.map((document, at) =>
    recordDocument(rows, row.id, { ...document, isSupplement: document.isSupplement || at > 0 }, sale.isTest),
  );
  const booking = {
    id: row.id,
    state: sale.state,
    wasConfirmed: sale.wasConfirmed,
    isTest: sale.isTest,
    createdAt: soon(sale.createdIn),
    pickupAt: soon(sale.pickupIn),
    cancelledAt: row.cancelledAt ?? null,
    updatedAt: testNow,
    totalCents: sale.totalCents,
    totalVatCents: vatCents,
    feeCents: sale.feeCents,
    billed: billedFor(sale, documents),
    outlayCents: sale.items
      .filter(({ vatCode }) => vatCode === "OOS")
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
    commissions: sale.commissions,
    trips: sale.trips.map((trip, at) => recordTrip(rows, row.id, trip, at)),
  };
  return { booking, documents };
}

function recordCommission(rows: Rows, bookingId: string, at: number, earned: DrawnSale["commissions"][number]) {
  rows.commissions.push({
    ...earned,
    id: newId(),
    bookingId,
    organisationId: provider,
    kind: "commission",
    sourceKey: `${at}`,
    statementId: earned.state === "on_statement" || earned.state === "paid" ? newId() : null,
    baseCents: 0,
    rate: 0.1,
    createdAt: testNow,
    updatedAt: testNow,
  });
}

function recordTrip(rows: Rows, bookingId: string, drawn: DrawnTrip, at: number): CountedTrip {
  const pickupAt = soon(drawn.startsIn);
  const id = newId();
  const trip = {
    id,
    state: drawn.state,
    pickupAt,
    plannedEnd: seconds(pickupAt, drawn.lasts),
    cancelledAt: drawn.cancelledIn === null ? null : soon(drawn.cancelledIn),
    priceCents: drawn.priceCents,
    feeCents: drawn.feeCents,
    // The first trip cannot be a relief trip.
    isRelief: drawn.isRelief && at % 2 === 1,
  };
  const { isRelief, ...row } = trip;
  rows.trips.push({
    ...row,
    continues: isRelief ? newId() : null,
    bookingId,
    leg: 1 + Math.floor(at / 2),
    part: 1 + (at % 2),
    splitFrom: at % 2 === 0 ? null : newId(),
    pickupLocation: "",
    destination: "",
    passengers: 2,
    vehicleClass: "shuttle",
    createdAt: testNow,
  });
  if (drawn.pay)
    rows.pay.push({
      ...drawn.pay,
      id: newId(),
      kind: "trip",
      sourceId: id,
      driverId: ours.id,
      earnedOn: localDateOf(testNow),
      lines: [],
      createdBy: "test",
      createdAt: testNow,
      updatedAt: testNow,
    });
  return { ...trip, crew: recordCrew(rows, trip, drawn), pay: drawn.pay, arrivedAt: recordArrival(rows, trip, drawn) };
}

type Planned = Pick<CountedTrip, "id" | "pickupAt" | "plannedEnd">;

/** If two drivers drove it, the second one counts. */
function recordCrew(rows: Rows, trip: Planned, { crew }: DrawnTrip): CountedTrip["crew"] {
  const drove = (driverId: string, providerId: string | null, createdAt: Date) =>
    rows.assignments.push({
      id: newId(),
      tripId: trip.id,
      driverId,
      vehicleId,
      providerId,
      state: "fulfilled",
      busy: `[${trip.pickupAt.toISOString()},${trip.plannedEnd.toISOString()})`,
      createdAt,
    });
  if (crew === null) return null;
  if (crew === "replaced on the way") drove(theirs.id, null, soon(-1));
  const isTheirs = crew === "a provider’s driver";
  drove(isTheirs ? theirs.id : ours.id, crew === "asked of a provider" ? provider : null, testNow);
  return {
    driverId: isTheirs ? theirs.id : ours.id,
    vehicleId,
    providerId: isTheirs || crew === "asked of a provider" ? provider : null,
  };
}

function recordArrival(rows: Rows, trip: Planned, { arrival }: DrawnTrip): Date | null {
  if (!arrival) return null;
  const arrivedAt = seconds(trip.pickupAt, arrival.after);
  const moved = (toState: "arrived" | "unassigned", createdAt: Date) =>
    rows.tripMoves.push({ id: newId(), tripId: trip.id, toState, actor: "test", createdAt });
  if (arrival.wasReleased) {
    moved("arrived", seconds(arrivedAt, -120));
    moved("unassigned", seconds(arrivedAt, -60));
  }
  moved("arrived", arrivedAt);
  return arrivedAt;
}
