import { boolean, doublePrecision, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SosState } from "#domain/sos/sos-lifecycle.ts";
import { moment, moveColumns } from "./columns.ts";

/** A driver who is in danger: who takes care of it, and how it ended. */
export const sosAlarms = pgTable("sos_alarms", {
  /** Given by the phone. */
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  vehicleId: uuid("vehicle_id"),
  tripId: uuid("trip_id"),
  state: text().$type<SosState>().notNull(),
  version: integer().notNull().default(1),
  isSilent: boolean("is_silent").notNull(),
  /** By our own clock; it may have waited on the phone for a line. */
  raisedAt: moment("raised_at").notNull(),
  receivedAt: moment("received_at").notNull(),
  batteryPercent: integer("battery_percent"),
  takenBy: uuid("taken_by"),
  takenAt: moment("taken_at"),
  closedBy: uuid("closed_by"),
  closedAt: moment("closed_at"),
  closingWords: text("closing_words").notNull().default(""),
  updatedAt: moment("updated_at").notNull(),
});

export const sosMoves = pgTable("sos_moves", {
  alarmId: uuid("alarm_id").notNull(),
  ...moveColumns<SosState>(),
});

/** Where the phone was while the alarm was open. */
export const sosPlaces = pgTable(
  "sos_places",
  {
    alarmId: uuid("alarm_id").notNull(),
    takenAt: moment("taken_at").notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    accuracyM: doublePrecision("accuracy_m").notNull(),
  },
  (table) => [primaryKey({ columns: [table.alarmId, table.takenAt] })],
);
