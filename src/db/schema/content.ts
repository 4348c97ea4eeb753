import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ClaimKind } from "#domain/company/claims.ts";
import type { LegalDocument, LegalWords } from "#domain/legal/legal-text.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment } from "./columns.ts";

export const companySettings = pgTable("company_settings", {
  id: integer().primaryKey(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** The company’s claims about itself, each with its source and date. */
export const claims = pgTable("claims", {
  id: uuid().primaryKey(),
  language: text().notNull().default("en"),
  kind: text().$type<ClaimKind>().notNull(),
  about: text().notNull().default(""),
  title: text().notNull().default(""),
  text: text().notNull(),
  source: text().notNull().default(""),
  statedOn: date("stated_on").$type<LocalDate>(),
  author: text().notNull().default(""),
  place: text().notNull().default(""),
  service: text().notNull().default(""),
  stars: integer(),
  face: integer().notNull().default(0),
  consent: text().notNull().default(""),
  position: integer().notNull(),
  withdrawnAt: moment("withdrawn_at"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at"),
});

/** The legal texts: a draft has neither a name nor a first day. */
export const legalVersions = pgTable("legal_versions", {
  document: text().$type<LegalDocument>().notNull(),
  language: text().notNull().default("en"),
  number: integer().notNull(),
  name: text(),
  words: jsonb("content").$type<LegalWords>().notNull(),
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
  words: jsonb("content").$type<LegalWords>().notNull(),
});
