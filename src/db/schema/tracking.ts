import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { GeofencePurpose, Shape } from "#domain/tracking/geofence.ts";
import type { VisitedPlace } from "#domain/tracking/geofence-visits.ts";
import type { RoadAlertKind } from "#domain/tracking/road-alert.ts";
import { moment } from "./columns.ts";

/** A device that sends positions of a vehicle or of a driver; its token is known by its hash alone. */
export const trackingDevices = pgTable("tracking_devices", {
  id: uuid().primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  /** One of the two. */
  vehicleId: uuid("vehicle_id"),
  driverId: uuid("driver_id"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

const measured = {
  receivedAt: moment("received_at").notNull(),
  driverId: uuid("driver_id"),
  tripId: uuid("trip_id"),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  accuracyM: real("accuracy_m"),
  speedKmh: real("speed_kmh"),
  heading: smallint(),
  battery: smallint(),
  isSkewed: boolean("is_skewed").notNull(),
};

/** Where vehicles were while they were on duty, a table for each day. */
export const positions = pgTable(
  "positions",
  {
    /** The device, or the driver whose app sent it. */
    sourceId: uuid("source_id").notNull(),
    takenAt: moment("taken_at").notNull(),
    vehicleId: uuid("vehicle_id").notNull(),
    ...measured,
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.takenAt] })],
);

/** The last one of each vehicle. */
export const latestPositions = pgTable("latest_positions", {
  vehicleId: uuid("vehicle_id").primaryKey(),
  sourceId: uuid("source_id").notNull(),
  takenAt: moment("taken_at").notNull(),
  ...measured,
  dutyUntil: moment("duty_until").notNull(),
  isOnShift: boolean("is_on_shift").notNull(),
});

/** When a driver was on duty by their own switch; one is open at a time. */
export const dutySpans = pgTable("duty_spans", {
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  startedAt: moment("started_at").notNull(),
  endedAt: moment("ended_at"),
});

/** Places whose coming and going is noted: the depot, and our team's own. Those of a trip come from its addresses. */
export const geofences = pgTable("geofences", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  purpose: text().$type<GeofencePurpose>().notNull(),
  shape: jsonb().$type<Shape>().notNull(),
  version: integer().notNull().default(1),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  deletedAt: moment("deleted_at"),
});

/** When a vehicle was in one. */
export const geofenceVisits = pgTable("geofence_visits", {
  id: uuid().primaryKey(),
  place: text().$type<VisitedPlace>().notNull(),
  /** The trip whose pickup or drop-off it is, or the geofence. */
  ofId: uuid("of_id").notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  driverId: uuid("driver_id"),
  tripId: uuid("trip_id"),
  enteredAt: moment("entered_at").notNull(),
  leftAt: moment("left_at"),
  /** Our team said that what it suggests is not so. */
  declinedAt: moment("declined_at"),
  declinedBy: text("declined_by"),
});

/** Problems with a vehicle on a trip, from when to when. */
export const roadAlerts = pgTable("road_alerts", {
  id: uuid().primaryKey(),
  kind: text().$type<RoadAlertKind>().notNull(),
  tripId: uuid("trip_id").notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  driverId: uuid("driver_id"),
  since: moment("since").notNull(),
  raisedAt: moment("raised_at").notNull(),
  clearedAt: moment("cleared_at"),
});
