import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Our team’s own settings, a row for each part; a part without a row has the company's defaults. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull(),
});
