import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import { moment, timeRange } from "./columns.ts";

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
