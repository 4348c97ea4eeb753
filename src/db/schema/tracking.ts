import { boolean, doublePrecision, pgTable, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What sends positions of a vehicle or of a driver; its token is known by its hash alone. */
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
