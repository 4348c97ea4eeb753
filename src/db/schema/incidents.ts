import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DisputeKind, TripDisputeState } from "#domain/incident/dispute-rules.ts";
import type {
  IncidentSeverity,
  IncidentState,
  IncidentType,
  Responsible,
} from "#domain/incident/incident-lifecycle.ts";
import type { LostItemState, ReturnWay } from "#domain/incident/lost-item-lifecycle.ts";
import { moment, moveColumns } from "./columns.ts";

/** Incidents on the road or around it. */
export const incidents = pgTable("incidents", {
  /** Assigned by the phone for a driver's report. */
  id: uuid().primaryKey(),
  type: text().$type<IncidentType>().notNull(),
  severity: text().$type<IncidentSeverity>().notNull(),
  state: text().$type<IncidentState>().notNull(),
  version: integer().notNull().default(1),
  bookingId: uuid("booking_id"),
  tripId: uuid("trip_id"),
  driverId: uuid("driver_id"),
  vehicleId: uuid("vehicle_id"),
  text: text().notNull(),
  reportedBy: text("reported_by").notNull(),
  happenedAt: moment("happened_at").notNull(),
  createdAt: moment("created_at").notNull(),
  responsible: text().$type<Responsible>(),
  /** Null until someone enters the cost. */
  costCents: integer("cost_cents"),
  updatedAt: moment("updated_at").notNull(),
});

export const incidentMoves = pgTable("incident_moves", {
  incidentId: uuid("incident_id").notNull(),
  ...moveColumns<IncidentState>(),
});

/** Items a passenger left in a vehicle. */
export const lostItems = pgTable("lost_items", {
  id: uuid().primaryKey(),
  state: text().$type<LostItemState>().notNull(),
  version: integer().notNull().default(1),
  bookingId: uuid("booking_id").notNull(),
  tripId: uuid("trip_id").notNull(),
  /** The driver and vehicle when it was reported. */
  driverId: uuid("driver_id"),
  vehicleId: uuid("vehicle_id"),
  what: text().notNull(),
  leftWhere: text("left_where").notNull().default(""),
  contact: text().notNull().default(""),
  reportedBy: text("reported_by").notNull(),
  answer: text().notNull().default(""),
  answeredAt: moment("answered_at"),
  returnWay: text("return_way").$type<ReturnWay>(),
  returnWords: text("return_words").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const lostItemMoves = pgTable("lost_item_moves", {
  lostItemId: uuid("lost_item_id").notNull(),
  ...moveColumns<LostItemState>(),
});

/** A customer’s or driver’s objection to the record of a trip. */
export const tripDisputes = pgTable("trip_disputes", {
  id: uuid().primaryKey(),
  kind: text().$type<DisputeKind>().notNull(),
  state: text().$type<TripDisputeState>().notNull(),
  version: integer().notNull().default(1),
  bookingId: uuid("booking_id").notNull(),
  tripId: uuid("trip_id").notNull(),
  /** Null if the customer disputes. */
  driverId: uuid("driver_id"),
  text: text().notNull(),
  answer: text().notNull().default(""),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
