import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ChildSeat, Rides } from "#domain/passenger/passenger-list.ts";
import { moment } from "./columns.ts";

/** The guest list of a booking. */
export const bookingPassengers = pgTable("booking_passengers", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  phone: text().notNull().default(""),
  room: text().notNull().default(""),
  rides: text().$type<Rides>().notNull().default("both"),
  wheelchair: boolean().notNull().default(false),
  childSeat: text("child_seat").$type<ChildSeat>().notNull().default(""),
  allergy: text().notNull().default(""),
  language: text().notNull().default(""),
  needs: text().notNull().default(""),
  bags: integer(),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** A link by which someone without an account fills in a guest list. Its token is sealed from the id. */
export const passengerLinks = pgTable("passenger_links", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
