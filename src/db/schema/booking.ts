import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BookingState } from "#domain/booking-lifecycle.ts";
import { moment, rate } from "./columns.ts";

export const bookings = pgTable("bookings", {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  accessCodeHash: text("access_code_hash").notNull(),
  state: text().$type<BookingState>().notNull(),
  version: integer().notNull().default(1),
  isTest: boolean("is_test").notNull().default(false),
  source: text().notNull().default("website"),
  organisationId: uuid("organisation_id"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  serviceType: text("service_type").notNull(),
  offer: text(),
  pickupLocation: text("pickup_location").notNull(),
  destination: text().notNull(),
  pickupAt: moment("pickup_at").notNull(),
  returnAt: moment("return_at"),
  passengers: integer().notNull(),
  specialRequirements: text("special_requirements").notNull().default(""),
  affiliateId: text("affiliate_id"),
  claimedRate: rate("claimed_rate").notNull().default(0),
  totalCents: integer("total_cents"),
  paidCents: integer("paid_cents").notNull().default(0),
  responseDueAt: moment("response_due_at"),
  cancelledReason: text("cancelled_reason"),
  bookerId: uuid("booker_id"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const bookingMoves = pgTable("booking_moves", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  fromState: text("from_state").$type<BookingState>(),
  toState: text("to_state").$type<BookingState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});
