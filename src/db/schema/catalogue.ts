import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import type { Extra, ExtraBasis, ExtraKind, ExtraState, ExtraVatCode, ExtraWords } from "#domain/extra/extra.ts";
import type { InLanguages } from "#domain/text/language.ts";
import { moment } from "./columns.ts";

/** Whatever we sell beside a trip. */
export const extras = pgTable("extras", {
  /** Part of price lines, so it never changes. */
  id: text().primaryKey(),
  position: integer().notNull(),
  words: jsonb().$type<InLanguages<ExtraWords>>().notNull(),
  kind: text().$type<ExtraKind>().notNull(),
  per: text().$type<ExtraBasis>().notNull(),
  priceCents: integer("price_cents").notNull(),
  vatCode: text("vat_code").$type<ExtraVatCode>().notNull(),
  services: jsonb().$type<readonly ServiceOptionId[]>().notNull().default([]),
  offers: jsonb().$type<readonly string[]>().notNull().default([]),
  vehicleClasses: jsonb("vehicle_classes").$type<readonly string[]>().notNull().default([]),
  most: integer().notNull(),
  stock: integer(),
  noticeHours: integer("notice_hours").notNull().default(0),
  needsApproval: boolean("needs_approval").notNull().default(false),
  state: text().$type<ExtraState>().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** An extra as it was after each save. */
export const extraVersions = pgTable("extra_versions", {
  extraId: text("extra_id").notNull(),
  version: integer().notNull(),
  content: jsonb().$type<Extra & { readonly state: ExtraState }>().notNull(),
  savedBy: uuid("saved_by"),
  savedAt: moment("saved_at").notNull(),
});
