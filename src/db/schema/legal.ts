import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LegalDocument, LegalWords } from "#domain/legal/legal-text.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment } from "./columns.ts";

/** The legal texts: a draft has neither a name nor a first day. */
export const legalVersions = pgTable("legal_versions", {
  document: text().$type<LegalDocument>().notNull(),
  language: text().notNull().default("en"),
  number: integer().notNull(),
  name: text(),
  words: jsonb().$type<LegalWords>().notNull(),
  fromDay: date("from_day").$type<LocalDate>(),
  publishedAt: moment("published_at"),
  publishedBy: uuid("published_by"),
  version: integer().notNull().default(1),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

/** How a version read with the company’s figures, for each day on which it read differently. */
export const legalReadings = pgTable("legal_readings", {
  document: text().$type<LegalDocument>().notNull(),
  language: text().notNull().default("en"),
  number: integer().notNull(),
  readOn: date("read_on").$type<LocalDate>().notNull(),
  words: jsonb().$type<LegalWords>().notNull(),
});
