import { and, asc, desc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCashHeld as readCashHeld } from "#db/pay/cash-held-views.ts";
import { findPayRules as readPayRules } from "#db/pay/pay-rule-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisations } from "#db/schema/partners.ts";
import { payItems, payRuns, payStatements } from "#db/schema/pay.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { trips } from "#db/schema/trips.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export const findPayRules = (db: ReadDb) => readPayRules(db);
export const findCashHeld = (db: ReadDb, driverId: string) => readCashHeld(db, [driverId]);

export async function findPaidDriver(db: ReadDb, driverId: string) {
  const [driver] = await db
    .select({ id: drivers.id, providerId: drivers.providerId, provider: organisations.name })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(eq(drivers.id, driverId));
  return driver;
}

type Days = { readonly from: LocalDate; readonly until: LocalDate };

/** A driver’s earnings between two dates, latest first, with their reasons. */
export const findItems = (db: ReadDb, driverId: string, { from, until }: Days) =>
  db
    .select({
      id: payItems.id,
      kind: payItems.kind,
      earnedOn: payItems.earnedOn,
      lines: payItems.lines,
      amountCents: payItems.amountCents,
      statementId: payItems.statementId,
      runState: payRuns.state,
      tripId: trips.id,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      pickup: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(payItems)
    .leftJoin(payStatements, eq(payStatements.id, payItems.statementId))
    .leftJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .leftJoin(trips, and(eq(payItems.kind, "trip"), eq(trips.id, payItems.sourceId)))
    .leftJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(eq(payItems.driverId, driverId), gte(payItems.earnedOn, from), lte(payItems.earnedOn, until)))
    .orderBy(desc(payItems.earnedOn), desc(sql`coalesce(${trips.pickupAt}, ${payItems.createdAt})`), payItems.id);
export type ItemRecord = Awaited<ReturnType<typeof findItems>>[number];

/** The last date before this one with earnings. */
export async function findEarlier(db: ReadDb, driverId: string, before: LocalDate): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ on: payItems.earnedOn })
    .from(payItems)
    .where(and(eq(payItems.driverId, driverId), lt(payItems.earnedOn, before)))
    .orderBy(desc(payItems.earnedOn))
    .limit(1);
  return row?.on;
}

/** The amount owed, including unpaid statements. */
export async function sumOpen(db: ReadDb, driverId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payItems.amountCents}), 0)::int` })
    .from(payItems)
    .leftJoin(payStatements, eq(payStatements.id, payItems.statementId))
    .leftJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .where(and(eq(payItems.driverId, driverId), sql`${payRuns.state} is distinct from 'paid'`));
  return row?.cents ?? 0;
}

const statementsShown = 24;

/** Paid statements, latest first. */
export const findPaidStatements = (db: ReadDb, driverId: string) =>
  db
    .select({
      id: payStatements.id,
      from: payRuns.firstDay,
      until: payRuns.lastDay,
      paidOn: sql<LocalDate>`${payRuns.paidOn}`,
      amountCents: payStatements.amountCents,
    })
    .from(payStatements)
    .innerJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .where(and(eq(payStatements.driverId, driverId), eq(payRuns.state, "paid")))
    .orderBy(desc(payRuns.paidOn), desc(payStatements.id))
    .limit(statementsShown);

export async function sumPaidSince(db: ReadDb, driverId: string, since: LocalDate): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payStatements.amountCents}), 0)::int` })
    .from(payStatements)
    .innerJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .where(and(eq(payStatements.driverId, driverId), eq(payRuns.state, "paid"), gte(payRuns.paidOn, since)));
  return row?.cents ?? 0;
}

/** The costs of a booking’s completed trips. */
export const findTripCosts = (db: ReadDb, reference: string) =>
  db
    .select({
      tripId: trips.id,
      driver: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      provider: organisations.name,
      lines: payItems.lines,
      payCents: payItems.amountCents,
      vehicleCents: payItems.vehicleCents,
      commissionCents: sql<number>`coalesce(${revenueEntries.commissionCents}, 0)`,
      outlayCents: sql<number>`coalesce(${revenueEntries.outlayCents}, 0)`,
      priceCents: trips.priceCents,
      totalCents: sql<number>`coalesce(${bookings.totalCents}, 0)`,
      vatCents: sql<number>`coalesce(${bookings.vatCents}, 0)`,
    })
    .from(payItems)
    .innerJoin(trips, eq(trips.id, payItems.sourceId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(drivers, eq(drivers.id, payItems.driverId))
    .leftJoin(organisations, eq(organisations.id, payItems.providerId))
    .leftJoin(revenueEntries, eq(revenueEntries.id, trips.id))
    .where(and(eq(payItems.kind, "trip"), eq(bookings.reference, reference)))
    .orderBy(asc(trips.leg), asc(trips.part));
