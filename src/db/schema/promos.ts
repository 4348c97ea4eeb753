import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { Cents } from "#domain/money/money.ts";
import type { PromoState } from "#domain/pricing/promo-code.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, rate } from "./columns.ts";

export const promoCodes = pgTable("promo_codes", {
  id: uuid().primaryKey(),
  code: text().notNull().unique(),
  note: text().notNull().default(""),
  state: text().$type<PromoState>().notNull().default("active"),
  share: rate(),
  amount: integer("amount_cents").$type<Cents>(),
  leastCents: integer("least_cents").notNull().default(0),
  services: jsonb().$type<readonly string[]>().notNull().default([]),
  tours: jsonb().$type<readonly string[]>().notNull().default([]),
  vehicleClasses: jsonb("vehicle_classes").$type<readonly VehicleClass[]>().notNull().default([]),
  bookFrom: date("book_from").$type<LocalDate>(),
  bookUntil: date("book_until").$type<LocalDate>(),
  travelFrom: date("travel_from").$type<LocalDate>(),
  travelUntil: date("travel_until").$type<LocalDate>(),
  firstOnly: boolean("first_only").notNull().default(false),
  limitTotal: integer("limit_total"),
  limitEach: integer("limit_each"),
  partnerId: uuid("partner_id"),
  combines: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const promoUses = pgTable("promo_uses", {
  bookingId: uuid("booking_id").primaryKey(),
  promoId: uuid("promo_id").notNull(),
  discountCents: integer("discount_cents").notNull(),
  takenAt: moment("taken_at").notNull(),
  givenBackAt: moment("given_back_at"),
});
