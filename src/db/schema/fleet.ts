import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FleetBand } from "#domain/company/catalogue.ts";
import { moment } from "./columns.ts";

export const vehicles = pgTable("vehicles", {
  id: uuid().primaryKey(),
  plate: text().notNull().unique(),
  band: text().$type<FleetBand>().notNull(),
  make: text().notNull(),
  model: text().notNull(),
  year: integer().notNull(),
  seats: integer().notNull(),
  bags: integer().notNull(),
  state: text().$type<"available" | "maintenance" | "off_road" | "retired">().notNull().default("available"),
  odometerKm: integer("odometer_km").notNull().default(0),
  ownerId: uuid("owner_id"),
  createdAt: moment("created_at").notNull(),
});
