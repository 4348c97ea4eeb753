import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesOfBooking, nothingDriven } from "#domain/revenue/booking-entries.ts";
import { entryOfInvoice } from "#domain/revenue/invoice-entry.ts";
import { entryKinds, marginOfFigures, type RevenueMoney } from "#domain/revenue/revenue.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { drawnSale } from "#testing/builders/money/a-drawn-sale.ts";
import { type RecordedSale, recordSales } from "#testing/builders/money/a-sale-on-record.ts";
import { inTransaction } from "#testing/in-transaction.ts";

/** Every column but the names: the reference and the service are the booking’s own. */
const columns: SQL = sql`id, kind, booking_id as "bookingId", booked_on::text as "bookedOn", booked_hour as "bookedHour",
  earned_on::text as "earnedOn", earned_hour as "earnedHour", driver_id as "driverId", vehicle_id as "vehicleId",
  provider_id as "providerId", gross_cents as "grossCents", vat_cents as "vatCents", outlay_cents as "outlayCents",
  driver_cents as "driverCents", provider_cents as "providerCents", vehicle_cents as "vehicleCents",
  commission_cents as "commissionCents", lacks_pay as "lacksPay", lacks_vehicle as "lacksVehicle", minutes,
  is_timed as "isTimed", is_late as "isLate", revenue_margin(gross_cents, vat_cents, outlay_cents, driver_cents,
    provider_cents, vehicle_cents, commission_cents) as "marginCents"`;

type Row = Record<string, unknown> & RevenueMoney & { readonly id: string };

const hourOf = (moment: Date) => Number(localTimeOf(moment).slice(0, 2));

/** The rules of a sale, as rows of the view. */
function expectedOf({ booking, documents }: RecordedSale): readonly Row[] {
  const ofBooking = entriesOfBooking(booking).map(({ earnedAt, ...entry }) => ({
    ...entry,
    bookingId: booking.id,
    bookedOn: localDateOf(booking.createdAt),
    bookedHour: hourOf(booking.createdAt),
    earnedOn: earnedAt && localDateOf(earnedAt),
    earnedHour: earnedAt && hourOf(earnedAt),
    marginCents: marginOfFigures(entry),
  }));
  const ofDocuments = documents.flatMap((document) => {
    const entry = entryOfInvoice(document);
    if (!entry) return [];
    return {
      ...nothingDriven,
      ...entry,
      id: document.id,
      kind: "invoice",
      bookingId: document.booking ? booking.id : null,
      bookedOn: localDateOf(document.issuedAt),
      bookedHour: hourOf(document.issuedAt),
      earnedHour: hourOf(document.issuedAt),
      marginCents: marginOfFigures(entry),
    };
  });
  return [...ofBooking, ...ofDocuments];
}

const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);

test("the database and the rules agree to the cent on what was earned and what it cost", () =>
  inTransaction(async ({ db }) => {
    const drawn = fc.sample(drawnSale, { numRuns: 400, seed: 20_261_118 });
    const expected = (await recordSales(db, drawn)).flatMap(expectedOf);
    const { rows } = await db.execute<Row>(sql`select ${columns} from revenue_now`);

    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    // Every kind came up that is no correction, and every cost and lack.
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(entryKinds.filter((kind) => kind !== "correction")));
    for (const column of ["vatCents", "outlayCents", "driverCents", "providerCents", "vehicleCents", "commissionCents"])
      expect(rows.filter((row) => row[column] !== 0).length, column).toBeGreaterThan(10);
    for (const column of ["lacksPay", "lacksVehicle", "isTimed", "isLate"])
      expect(rows.filter((row) => row[column]).length, column).toBeGreaterThan(10);
  }));

test("what a sale brings is shared among its trips to the cent", () =>
  inTransaction(async ({ db }) => {
    const drawn = fc.sample(drawnSale, { numRuns: 300, seed: 7 });
    await recordSales(db, drawn);
    const { rows } = await db.execute(sql`select s.id from sold_bookings s
      join (select booking_id, sum(gross_cents) as gross, sum(vat_cents) as vat, sum(outlay_cents) as outlay,
        sum(commission_cents) as commission from sold_trips group by booking_id) t on t.booking_id = s.id
      where (s.charge_cents, s.vat_cents, s.outlay_cents, s.commission_cents)
        is distinct from (t.gross, t.vat, t.outlay, t.commission)`);
    expect(rows).toEqual([]);
  }));
