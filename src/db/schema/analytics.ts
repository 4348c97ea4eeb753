import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const visitEvents = pgTable("visit_events", {
  id: uuid().primaryKey(),
  kind: text().$type<"pageview" | "lead" | "purchase">().notNull(),
  path: text().notNull(),
  referrerSite: text("referrer_site"),
  props: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  amountCents: integer("amount_cents"),
  onceKey: text("once_key").unique(),
  visitor: text(),
  address: text(),
  agent: text(),
  createdAt: moment("created_at").notNull(),
});
