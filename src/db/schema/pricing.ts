import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { TariffPrices } from "#domain/pricing/tariff.ts";
import { moment } from "./columns.ts";

export const tariffs = pgTable("tariffs", {
  version: integer().primaryKey(),
  state: text().$type<"draft" | "active" | "retired">().notNull(),
  validFrom: date("valid_from").notNull(),
  content: jsonb().$type<TariffPrices>().notNull(),
  note: text().notNull().default(""),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
});
