import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Measure } from "#domain/analytics/measures.ts";
import type { EntryKind, RevenueBasis, RevenueCut } from "#domain/revenue/revenue.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** Revenue and cost of a trip, a fee or an invoice without a booking. The view `revenue_now` decides what counts. */
export const revenueEntries = pgTable("revenue_entries", {
  /** The id of the trip, booking or invoice. */
  id: uuid().primaryKey(),
  kind: text().$type<EntryKind>().notNull(),
  bookingId: uuid("booking_id"),
  /** The booking’s reference, or an invoice’s number without one. */
  reference: text().notNull(),
  service: text().notNull(),
  bookedOn: date("booked_on").$type<LocalDate>().notNull(),
  bookedHour: integer("booked_hour").notNull(),
  /** The day it was driven or the fee fell due; null while that lies ahead. */
  earnedOn: date("earned_on").$type<LocalDate>(),
  earnedHour: integer("earned_hour"),
  driverId: uuid("driver_id"),
  vehicleId: uuid("vehicle_id"),
  providerId: uuid("provider_id"),
  grossCents: integer("gross_cents").notNull(),
  vatCents: integer("vat_cents").notNull(),
  /** Disbursements, such as tolls. */
  outlayCents: integer("outlay_cents").notNull(),
  driverCents: integer("driver_cents").notNull(),
  providerCents: integer("provider_cents").notNull(),
  vehicleCents: integer("vehicle_cents").notNull(),
  lacksPay: boolean("lacks_pay").notNull(),
  lacksVehicle: boolean("lacks_vehicle").notNull(),
  minutes: integer().notNull(),
  isTimed: boolean("is_timed").notNull(),
  isLate: boolean("is_late").notNull(),
  commissionCents: integer("commission_cents").notNull().default(0),
});

const cents = (name: string) => bigint(name, { mode: "number" }).notNull();

/** Sums of the entries, maintained by the database: docs/decisions/0068. */
export const revenueSums = pgTable(
  "revenue_sums",
  {
    basis: text().$type<RevenueBasis>().notNull(),
    cut: text().$type<RevenueCut>().notNull(),
    grain: text().$type<"day" | "month">().notNull(),
    startsOn: date("starts_on").$type<LocalDate>().notNull(),
    service: text().notNull(),
    /** The driver, vehicle or provider; empty in other breakdowns, or without one. */
    subject: text().notNull(),
    /** In the hourly breakdown: 24 per weekday since Monday, plus the hour; otherwise -1. */
    slot: integer().notNull(),
    entries: integer().notNull(),
    trips: integer().notNull(),
    cancelled: integer().notNull(),
    grossCents: cents("gross_cents"),
    vatCents: cents("vat_cents"),
    outlayCents: cents("outlay_cents"),
    driverCents: cents("driver_cents"),
    providerCents: cents("provider_cents"),
    vehicleCents: cents("vehicle_cents"),
    lackingPay: integer("lacking_pay").notNull(),
    lackingVehicle: integer("lacking_vehicle").notNull(),
    minutes: cents("minutes"),
    timed: integer().notNull(),
    late: integer().notNull(),
    commissionCents: cents("commission_cents").default(0),
  },
  ({ basis, cut, grain, startsOn, service, subject, slot }) => [
    primaryKey({ columns: [basis, cut, grain, startsOn, service, subject, slot] }),
  ],
);

/** A booking, an answer, a quote, a pickup, a shift, a refund or a step, and what came of it. The view `figures_now` says what counts. */
export const figureEntries = pgTable(
  "figure_entries",
  {
    measure: text().$type<Measure>().notNull(),
    /** Of the booking, enquiry, quote, trip, shift, refund or step. */
    id: uuid().notNull(),
    outcome: text().notNull(),
    /** Of a response: the minutes it took, in steps that grow. Of a refund: its days. Of a customer: the months since their first. */
    slot: integer().notNull(),
    day: date().$type<LocalDate>().notNull(),
    service: text().notNull(),
    source: text().notNull(),
    bookingId: uuid("booking_id"),
    reference: text().notNull(),
    driverId: uuid("driver_id"),
    minutes: integer().notNull(),
    /** Of a shift: with passengers. */
    paidMinutes: integer("paid_minutes").notNull(),
    km: integer().notNull(),
    paidKm: integer("paid_km").notNull(),
    cents: cents("cents"),
  },
  ({ measure, id }) => [primaryKey({ columns: [measure, id] })],
);

/** Their sums, kept by the database: docs/decisions/0077. */
export const figureSums = pgTable(
  "figure_sums",
  {
    measure: text().$type<Measure>().notNull(),
    grain: text().$type<"day" | "month">().notNull(),
    startsOn: date("starts_on").$type<LocalDate>().notNull(),
    service: text().notNull(),
    source: text().notNull(),
    outcome: text().notNull(),
    slot: integer().notNull(),
    entries: integer().notNull(),
    minutes: cents("minutes"),
    paidMinutes: cents("paid_minutes"),
    km: cents("km"),
    paidKm: cents("paid_km"),
    cents: cents("cents"),
  },
  ({ measure, grain, startsOn, service, source, outcome, slot }) => [
    primaryKey({ columns: [measure, grain, startsOn, service, source, outcome, slot] }),
  ],
);
