import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingItems } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { vehicleKind } from "#db/vehicle-kind.ts";
import { type BesideFares, keptFees, type RecordedLeg } from "#domain/booking/change-plan.ts";
import { drivesOf, priceOfDrive } from "#domain/drive/trip-parts.ts";
import { cents } from "#domain/money/money.ts";

/** The code of a line that charges waiting, or takes it off again. */
export const waitingCode = "waiting";

/** A booking’s drives with their prices, in order. A drive may have several vehicles. */
export async function findLegs(db: ReadDb, bookingId: string) {
  const rows = await db
    .select({
      id: trips.id,
      leg: trips.leg,
      part: trips.part,
      continues: trips.continues,
      state: trips.state,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      vehicleKind: vehicleKind(trips.vehicleClass),
      priceCents: trips.priceCents,
      feeCents: trips.feeCents,
      cancelledAt: trips.cancelledAt,
    })
    .from(trips)
    .where(eq(trips.bookingId, bookingId))
    .orderBy(asc(trips.leg), asc(trips.part));
  return drivesOf(rows).map((drive) => ({
    ...drive.first,
    state: drive.state,
    priceCents: priceOfDrive(drive),
    vehicles: drive.parts.length,
  }));
}

export type LegRow = Awaited<ReturnType<typeof findLegs>>[number];

/** Refunds paid or on their way. */
export async function findReturned(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), notInArray(refunds.state, ["rejected", "requested"])));
  return row?.sum ?? 0;
}

/** The lines of a booking's price, in their order. */
export const findItems = (db: ReadDb, bookingId: string) =>
  db
    .select({
      position: bookingItems.position,
      leg: bookingItems.leg,
      code: bookingItems.code,
      text: bookingItems.text,
      amountCents: bookingItems.amountCents,
      vatCode: bookingItems.vatCode,
      quantity: bookingItems.quantity,
    })
    .from(bookingItems)
    .where(eq(bookingItems.bookingId, bookingId))
    .orderBy(asc(bookingItems.position));

/** The part of the price that never changes: cancellation fees, and waiting with what was waived of it. */
export async function findBesideFares(
  db: ReadDb,
  bookingId: string,
  recorded: readonly RecordedLeg[],
): Promise<BesideFares> {
  const items = await findItems(db, bookingId);
  const waiting = items.filter(({ code }) => code === waitingCode);
  return {
    fees: keptFees(recorded),
    waiting: waiting.map(({ leg, code, text, amountCents, vatCode }) => ({
      code,
      text,
      amount: cents(amountCents),
      vat: vatCode,
      ...(leg !== null && { leg }),
    })),
  };
}

/** The vehicles that are taken for these legs, and for how long. */
export const findTakenVehicles = (db: ReadDb, bookingId: string, legs: readonly number[]) =>
  db
    .select({
      leg: vehicleHolds.leg,
      vehicleId: vehicleHolds.vehicleId,
      busy: vehicleHolds.busy,
      until: sql<Date>`upper(${vehicleHolds.busy})`.mapWith(trips.plannedEnd),
    })
    .from(vehicleHolds)
    .where(
      and(
        eq(vehicleHolds.bookingId, bookingId),
        inArray(vehicleHolds.leg, [...legs]),
        inArray(vehicleHolds.state, ["reserved", "assigned"]),
      ),
    )
    .orderBy(asc(vehicleHolds.leg), asc(vehicleHolds.vehicleId));
