import { integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How far a visitor’s booking got on a day. */
export const bookingSteps = pgTable(
  "booking_steps",
  {
    id: uuid().primaryKey(),
    step: text().$type<"service" | "details" | "contact" | "review" | "sent">().notNull(),
    path: text().notNull(),
    service: text().notNull(),
    visitor: text().notNull(),
    /** The source their booking would have. */
    source: text().$type<"website" | "partner_link">().notNull().default("website"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique().on(table.visitor, table.step)],
);

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
