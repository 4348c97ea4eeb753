import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Our team’s own settings, a row for each part; a part without a row has the company's defaults. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull(),
});

/** Every version that each part ever had. */
export const settingsVersions = pgTable(
  "settings_versions",
  {
    part: text().notNull(),
    version: integer().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    putBackOf: integer("put_back_of"),
  },
  ({ part, version }) => [primaryKey({ columns: [part, version] })],
);
