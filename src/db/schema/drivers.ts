import { boolean, date, integer, pgTable, text, time, uuid } from "drizzle-orm/pg-core";
import type { AbsenceKind, AbsenceState, DriverState } from "#domain/driver/driver-lifecycle.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, moveColumns, timeRange } from "./columns.ts";

export const drivers = pgTable("drivers", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").unique(),
  providerId: uuid("provider_id"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  licenceCode: text("licence_code").notNull(),
  permitExpiresOn: date("permit_expires_on").notNull(),
  languages: text().array().notNull().default([]),
  isGuide: boolean("is_guide").notNull().default(false),
  homeArea: text("home_area").notNull().default(""),
  state: text().$type<DriverState>().notNull().default("active"),
  bornOn: date("born_on").$type<LocalDate>(),
  photoId: uuid("photo_id"),
  /** Sent by the driver, and not looked at yet. */
  offeredPhotoId: uuid("offered_photo_id"),
  /** Why our team did not take the last one. */
  photoAnswer: text("photo_answer").notNull().default(""),
  note: text().notNull().default(""),
  version: integer().notNull().default(1),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  leftAt: moment("left_at"),
  createdAt: moment("created_at").notNull(),
});

export const driverMoves = pgTable("driver_moves", {
  driverId: uuid("driver_id").notNull(),
  ...moveColumns<DriverState>(),
});

/** When a driver usually works; 1 is Monday. Without shifts a driver works at any time. */
export const driverShifts = pgTable("driver_shifts", {
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  weekday: integer().notNull(),
  starts: time().notNull(),
  /** At or before the start: it ends on the next day. */
  ends: time().notNull(),
});

/** Leave, illness and blocked times: requested by the driver, granted by our team. */
export const driverAbsences = pgTable("driver_absences", {
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  kind: text().$type<AbsenceKind>().notNull(),
  span: timeRange().notNull(),
  state: text().$type<AbsenceState>().notNull(),
  version: integer().notNull().default(1),
  reason: text().notNull().default(""),
  answer: text().notNull().default(""),
  answeredBy: text("answered_by"),
  answeredAt: moment("answered_at"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
});
