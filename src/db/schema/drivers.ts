import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type DriverState = "invited" | "onboarding" | "active" | "on_leave" | "suspended" | "left";

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
  createdAt: moment("created_at").notNull(),
});
