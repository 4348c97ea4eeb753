import { boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { OperatingLicenceType } from "#domain/compliance/document-types.ts";
import type {
  CheckItem,
  DefectSeverity,
  DefectState,
  EquipmentKind,
  Fuel,
  Part,
  VehicleAbsenceKind,
  VehicleState,
  WorkOrderPriority,
  WorkOrderState,
} from "#domain/fleet/fleet.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, moveColumns, timeRange } from "./columns.ts";

export const vehicles = pgTable("vehicles", {
  id: uuid().primaryKey(),
  plate: text().notNull().unique(),
  vehicleClass: text("vehicle_class").$type<VehicleClass>().notNull(),
  make: text().notNull(),
  model: text().notNull(),
  year: integer().notNull(),
  seats: integer().notNull(),
  bags: integer().notNull(),
  state: text().$type<VehicleState>().notNull().default("available"),
  odometerKm: integer("odometer_km").notNull().default(0),
  ownerId: uuid("owner_id"),
  vin: text().notNull().default(""),
  colour: text().notNull().default(""),
  fuel: text().$type<Fuel>(),
  hasTrailerHook: boolean("has_trailer_hook").notNull().default(false),
  photoId: uuid("photo_id"),
  note: text().notNull().default(""),
  version: integer().notNull().default(1),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  retiredAt: moment("retired_at"),
  /** The last day on which all required documents are valid; null if one is missing. Updated when one changes. */
  documentsUntil: date("documents_until").$type<LocalDate>(),
  licenceTypes: text("licence_types").array().$type<OperatingLicenceType[]>().notNull().default([]),
  createdAt: moment("created_at").notNull(),
});

export const vehicleMoves = pgTable("vehicle_moves", {
  vehicleId: uuid("vehicle_id").notNull(),
  ...moveColumns<VehicleState>(),
});

/** When a vehicle can’t be sold or assigned. */
export const vehicleAbsences = pgTable("vehicle_absences", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  kind: text().$type<VehicleAbsenceKind>().notNull(),
  span: timeRange().notNull(),
  reason: text().notNull().default(""),
  workOrderId: uuid("work_order_id"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const equipment = pgTable("equipment", {
  id: uuid().primaryKey(),
  kind: text().$type<EquipmentKind>().notNull().unique(),
  quantity: integer().notNull(),
  version: integer().notNull().default(1),
  updatedAt: moment("updated_at").notNull(),
});

export const maintenancePlans = pgTable("maintenance_plans", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  name: text().notNull(),
  everyKm: integer("every_km"),
  everyMonths: integer("every_months"),
  lastKm: integer("last_km").notNull(),
  lastOn: date("last_on").$type<LocalDate>().notNull(),
  version: integer().notNull().default(1),
  endedAt: moment("ended_at"),
  createdAt: moment("created_at").notNull(),
});

export const workOrders = pgTable("work_orders", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  planId: uuid("plan_id"),
  state: text().$type<WorkOrderState>().notNull(),
  version: integer().notNull().default(1),
  priority: text().$type<WorkOrderPriority>().notNull(),
  title: text().notNull(),
  note: text().notNull().default(""),
  checklist: jsonb().$type<readonly CheckItem[]>().notNull().default([]),
  parts: jsonb().$type<readonly Part[]>().notNull().default([]),
  labourCents: integer("labour_cents").notNull().default(0),
  odometerKm: integer("odometer_km"),
  plannedFrom: moment("planned_from"),
  plannedTo: moment("planned_to"),
  doneOn: date("done_on").$type<LocalDate>(),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const workOrderMoves = pgTable("work_order_moves", {
  workOrderId: uuid("work_order_id").notNull(),
  ...moveColumns<WorkOrderState>(),
});

export const odometerReadings = pgTable("odometer_readings", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  km: integer().notNull(),
  readAt: moment("read_at").notNull(),
  source: text().$type<"team" | "driver" | "fuel" | "work_order">().notNull(),
  actor: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const fuelEntries = pgTable("fuel_entries", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  filledAt: moment("filled_at").notNull(),
  litres: numeric({ precision: 7, scale: 2, mode: "number" }).notNull(),
  costCents: integer("cost_cents").notNull(),
  km: integer().notNull(),
  isFull: boolean("is_full").notNull().default(true),
  station: text().notNull().default(""),
  fileId: uuid("file_id"),
  actor: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const vehicleDefects = pgTable("vehicle_defects", {
  id: uuid().primaryKey(),
  vehicleId: uuid("vehicle_id").notNull(),
  driverId: uuid("driver_id"),
  severity: text().$type<DefectSeverity>().notNull(),
  text: text().notNull(),
  photoId: uuid("photo_id"),
  state: text().$type<DefectState>().notNull(),
  version: integer().notNull().default(1),
  workOrderId: uuid("work_order_id"),
  reportedBy: text("reported_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const vehicleDefectMoves = pgTable("vehicle_defect_moves", {
  defectId: uuid("defect_id").notNull(),
  ...moveColumns<DefectState>(),
});

/** A colleague’s private calendar of services; its id is part of the address. */
export const serviceCalendars = pgTable("service_calendars", {
  userId: uuid("user_id").primaryKey(),
  id: uuid().notNull().unique(),
  createdAt: moment("created_at").notNull(),
});
