import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FleetBand } from "#domain/company/catalogue.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { moment } from "./columns.ts";

/** Planned by booking, driven by dispatch: the one table that two features write. */
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
