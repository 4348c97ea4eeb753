import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const companySettings = pgTable("company_settings", {
  id: integer().primaryKey(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});
