import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PayItemKind } from "#domain/pay/pay-item.ts";
import type { PayRunState } from "#domain/pay/pay-run.ts";
import type { PayLine } from "#domain/pay/trip-pay.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, moveColumns, rate } from "./columns.ts";

/** Pay rates of drivers and providers, from a date on. */
export const payRules = pgTable("pay_rules", {
  id: uuid().primaryKey(),
  /** Null in both: the company’s default. */
  driverId: uuid("driver_id"),
  providerId: uuid("provider_id"),
  effectiveFrom: date("effective_from").$type<LocalDate>().notNull(),
  followsDefault: boolean("follows_default").notNull().default(false),
  perTripCents: integer("per_trip_cents").notNull(),
  perHourCents: integer("per_hour_cents").notNull(),
  dayHours: integer("day_hours").notNull().default(12),
  fareShare: rate("fare_share").notNull(),
  waitShare: rate("wait_share").notNull(),
  nightCents: integer("night_cents").notNull(),
  nightAwayCents: integer("night_away_cents").notNull().default(0),
  tipShare: rate("tip_share").notNull(),
  note: text().notNull().default(""),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Money owed to a driver, or to the provider who sent them. */
export const payItems = pgTable("pay_items", {
  id: uuid().primaryKey(),
  kind: text().$type<PayItemKind>().notNull(),
  /** The trip, payment or shift it is for: each once. */
  sourceId: uuid("source_id").notNull(),
  driverId: uuid("driver_id").notNull(),
  providerId: uuid("provider_id"),
  ruleId: uuid("rule_id"),
  earnedOn: date("earned_on").$type<LocalDate>().notNull(),
  lines: jsonb().$type<readonly PayLine[]>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** For a trip: what its vehicle costs for the distance, if known. */
  vehicleCents: integer("vehicle_cents"),
  /** The statement that pays it; null while it is open. */
  statementId: uuid("statement_id"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Pay of a period. */
export const payRuns = pgTable("pay_runs", {
  id: uuid().primaryKey(),
  state: text().$type<PayRunState>().notNull(),
  version: integer().notNull().default(1),
  firstDay: date("first_day").$type<LocalDate>().notNull(),
  lastDay: date("last_day").$type<LocalDate>().notNull(),
  totalCents: integer("total_cents").notNull(),
  /** The number of statements in it. */
  statements: integer().notNull(),
  createdBy: uuid("created_by").notNull(),
  approvedBy: uuid("approved_by"),
  paidBy: uuid("paid_by"),
  paidOn: date("paid_on").$type<LocalDate>(),
  /** Its reference at the bank. */
  paymentNote: text("payment_note").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const payRunMoves = pgTable("pay_run_moves", {
  runId: uuid("run_id").notNull(),
  ...moveColumns<PayRunState>(),
});

/** One driver’s or provider’s payment in a pay run. */
export const payStatements = pgTable("pay_statements", {
  id: uuid().primaryKey(),
  runId: uuid("run_id").notNull(),
  driverId: uuid("driver_id"),
  providerId: uuid("provider_id"),
  earnedCents: integer("earned_cents").notNull(),
  /** Cash kept or missing, and deductions: zero or less. */
  setOffCents: integer("set_off_cents").notNull(),
  amountCents: integer("amount_cents").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A provider’s invoice to us for a period. */
export const providerInvoices = pgTable("provider_invoices", {
  id: uuid().primaryKey(),
  providerId: uuid("provider_id").notNull(),
  number: text().notNull(),
  issuedOn: date("issued_on").$type<LocalDate>().notNull(),
  firstDay: date("first_day").$type<LocalDate>().notNull(),
  lastDay: date("last_day").$type<LocalDate>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  note: text().notNull().default(""),
  recordedBy: uuid("recorded_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The price agreed for a trip, and the one invoice that contains it. */
export const providerInvoiceItems = pgTable("provider_invoice_items", {
  payItemId: uuid("pay_item_id").primaryKey(),
  invoiceId: uuid("invoice_id").notNull(),
});
