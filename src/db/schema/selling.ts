import { bigint, date, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { MissedReason } from "#domain/analytics/missed-sale.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** Requests that were not booked, without the visitor who made them. */
export const missedSales = pgTable(
  "missed_sales",
  {
    id: uuid().primaryKey(),
    askedOn: date("asked_on").$type<LocalDate>().notNull(),
    /** The same for the same journey; it leads back to no address. */
    journeyKey: text("journey_key").notNull(),
    reason: text().$type<MissedReason>().notNull(),
    service: text().notNull(),
    /** Of the pickup; empty where we don’t know it. */
    area: text().notNull(),
    vehicleClass: text("vehicle_class").notNull(),
    pickupOn: date("pickup_on").$type<LocalDate>().notNull(),
    passengers: integer().notNull(),
    /** Null where there was no price. */
    totalCents: integer("total_cents"),
  },
  (table) => [unique().on(table.journeyKey, table.askedOn, table.reason)],
);

/** Their sums by day and month, kept by the database. */
export const missedSums = pgTable(
  "missed_sums",
  {
    cut: text().$type<"reason" | "area" | "vehicle">().notNull(),
    grain: text().$type<"day" | "month">().notNull(),
    startsOn: date("starts_on").$type<LocalDate>().notNull(),
    service: text().notNull(),
    /** The reason, the area or the size of the vehicle; empty where we don’t know it. */
    key: text().notNull(),
    entries: integer().notNull(),
    cents: bigint({ mode: "number" }).notNull(),
  },
  ({ cut, grain, startsOn, service, key }) => [primaryKey({ columns: [cut, grain, startsOn, service, key] })],
);
