import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const people = pgTable("people", {
  id: uuid().primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  firstSeenAt: moment("first_seen_at").notNull(),
  lastSeenAt: moment("last_seen_at").notNull(),
});

export type EnquiryState = "new" | "contacted" | "qualified" | "quoted" | "won" | "lost" | "spam" | "duplicate";

export const enquiries = pgTable("enquiries", {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  kind: text().$type<"quote" | "inquiry">().notNull(),
  state: text().$type<EnquiryState>().notNull().default("new"),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  serviceType: text("service_type").notNull(),
  source: text().notNull(),
  message: text().notNull(),
  responseDueAt: moment("response_due_at").notNull(),
  createdAt: moment("created_at").notNull(),
});
