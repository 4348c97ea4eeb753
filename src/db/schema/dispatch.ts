import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FleetBand } from "#domain/catalogue.ts";
import type { AssignmentState, TripState } from "#domain/trip-lifecycle.ts";
import { moment, timeRange } from "./columns.ts";

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
  createdAt: moment("created_at").notNull(),
});

export const assignments = pgTable("assignments", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  driverId: uuid("driver_id").notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  state: text().$type<AssignmentState>().notNull(),
  overridden: boolean().notNull().default(false),
  overrideReason: text("override_reason"),
  busy: timeRange().notNull(),
  createdAt: moment("created_at").notNull(),
});
