import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FleetBand } from "#domain/company/catalogue.ts";
import type { AssignmentState, TripState } from "#domain/trip/trip-lifecycle.ts";
import { moment, timeRange } from "./columns.ts";

/** One leg of a booking: planned when it is sold, then driven. */
export const trips = pgTable("trips", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  leg: integer().notNull(),
  state: text().$type<TripState>().notNull(),
  version: integer().notNull().default(1),
  pickupLocation: text("pickup_location").notNull(),
  destination: text().notNull(),
  plannedStart: moment("planned_start").notNull(),
  plannedEnd: moment("planned_end").notNull(),
  passengers: integer().notNull(),
  band: text().$type<FleetBand>().notNull(),
  priceCents: integer("price_cents"),
  flightNumber: text("flight_number").notNull().default(""),
  stops: jsonb().$type<readonly string[]>().notNull().default([]),
  cancelledAt: moment("cancelled_at"),
  cancelReason: text("cancel_reason"),
  feeCents: integer("fee_cents").notNull().default(0),
  /** Of a later pickup than the booking's first, which keeps its own. */
  remindedAt: moment("reminded_at"),
  createdAt: moment("created_at").notNull(),
});

export const tripMoves = pgTable("trip_moves", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  fromState: text("from_state").$type<TripState>(),
  toState: text("to_state").$type<TripState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

/** The offer of one trip to one driver, with the vehicle and the time it takes. */
export const assignments = pgTable("assignments", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  driverId: uuid("driver_id").notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  state: text().$type<AssignmentState>().notNull(),
  version: integer().notNull().default(1),
  overridden: boolean().notNull().default(false),
  overrideReason: text("override_reason"),
  busy: timeRange().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const assignmentMoves = pgTable("assignment_moves", {
  id: uuid().primaryKey(),
  assignmentId: uuid("assignment_id").notNull(),
  fromState: text("from_state").$type<AssignmentState>(),
  toState: text("to_state").$type<AssignmentState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

/**
 * When vehicles are taken: held for a leg while a payment is awaited, reserved once it is made, assigned when a driver has
 * accepted the trip. The database writes the last itself, with the assignment.
 */
export const vehicleHolds = pgTable("vehicle_holds", {
  id: uuid().primaryKey(),
  /** Or a quote that waits for the customer's answer: one of the two. */
  bookingId: uuid("booking_id"),
  quoteId: uuid("quote_id"),
  leg: integer().notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  busy: timeRange().notNull(),
  state: text().$type<"held" | "reserved" | "assigned" | "released">().notNull(),
  expiresAt: moment("expires_at"),
  assignmentId: uuid("assignment_id"),
  createdAt: moment("created_at").notNull(),
});
