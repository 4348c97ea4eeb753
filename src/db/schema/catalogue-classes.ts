import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { VehicleClassState, VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import { moment } from "./columns.ts";

/** The classes of vehicle that the company sells. An ended one stays: bookings of it still name it. */
export const vehicleClasses = pgTable("vehicle_classes", {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Its name on the fleet’s pages; empty: the name. */
  plural: text().notNull().default(""),
  fewest: integer().notNull(),
  most: integer(),
  bags: integer().notNull(),
  /** Bags in words; empty: by the number. */
  bagsText: text("bags_text").notNull().default(""),
  pullsTrailer: boolean("pulls_trailer").notNull().default(false),
  comfort: integer().notNull().default(1),
  grade: text().notNull().default("Standard"),
  inside: text().notNull().default(""),
  description: text().notNull().default(""),
  drawing: text().$type<VehicleDrawing>().notNull().default("sedan"),
  isBase: boolean("is_base").notNull().default(false),
  state: text().$type<VehicleClassState>().notNull().default("on_sale"),
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Every version that each class ever had. */
export const vehicleClassVersions = pgTable(
  "vehicle_class_versions",
  {
    classId: text("class_id").notNull(),
    version: integer().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
  },
  ({ classId, version }) => [primaryKey({ columns: [classId, version] })],
);
