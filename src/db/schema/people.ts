import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MovedRows, RowsBefore } from "#domain/person/merge.ts";
import type { Preferences } from "#domain/person/preferences.ts";
import { moment } from "./columns.ts";

export const people = pgTable("people", {
  id: uuid().primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** The first known address; empty for a caller who gave none. */
  email: text().notNull(),
  phone: text().notNull().default(""),
  firstSeenAt: moment("first_seen_at").notNull(),
  version: integer().notNull().default(1),
  language: text().notNull().default("en"),
  /** How they first came to us. */
  source: text().notNull().default("website"),
  tags: text().array().notNull().default([]),
  preferences: jsonb().$type<Preferences>().notNull().default({}),
  mergedInto: uuid("merged_into"),
  /** From here on maintained by the database: db/views/person-sums.sql. */
  lastSeenAt: moment("last_seen_at").notNull(),
  organisationId: uuid("organisation_id"),
  partnerId: uuid("partner_id"),
  bookings: integer().notNull().default(0),
  noShows: integer("no_shows").notNull().default(0),
  spentCents: bigint("spent_cents", { mode: "number" }).notNull().default(0),
  owedCents: bigint("owed_cents", { mode: "number" }).notNull().default(0),
  lastTripAt: moment("last_trip_at"),
  /** Their current consents, such as marketing:email. */
  consents: text().array().notNull().default([]),
  /** Far in the future if the block has no end. */
  blockedUntil: moment("blocked_until"),
});

/** Every address and number a person is known by. */
export const personContacts = pgTable("person_contacts", {
  id: uuid().primaryKey(),
  personId: uuid("person_id").notNull(),
  kind: text().$type<"email" | "phone">().notNull(),
  value: text().notNull(),
  key: text().notNull(),
  since: moment("since").notNull(),
  source: text().notNull(),
});

export const personNotes = pgTable("person_notes", {
  id: uuid().primaryKey(),
  personId: uuid("person_id").notNull(),
  authorId: uuid("author_id"),
  author: text().notNull(),
  text: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Each consent that a person gave or withdrew, in the words they read. Only ever added to. */
export const personConsents = pgTable("person_consents", {
  id: uuid().primaryKey(),
  personId: uuid("person_id").notNull(),
  purpose: text().notNull(),
  channel: text().notNull(),
  isGiven: boolean("is_given").notNull(),
  wordingVersion: integer("wording_version").notNull(),
  wording: text().notNull(),
  source: text().notNull(),
  recordedBy: uuid("recorded_by"),
  at: moment("at").notNull(),
});

export const personBlocks = pgTable("person_blocks", {
  id: uuid().primaryKey(),
  personId: uuid("person_id").notNull(),
  reason: text().notNull(),
  fromAt: moment("from_at").notNull(),
  until: moment("until"),
  blockedBy: uuid("blocked_by"),
  liftedAt: moment("lifted_at"),
  liftedBy: uuid("lifted_by"),
});

/** Two merged records, with everything needed to separate them. */
export const personMerges = pgTable("person_merges", {
  id: uuid().primaryKey(),
  keptId: uuid("kept_id").notNull(),
  goneId: uuid("gone_id").notNull(),
  mergedAt: moment("merged_at").notNull(),
  mergedBy: uuid("merged_by"),
  moved: jsonb().$type<MovedRows>().notNull(),
  before: jsonb().$type<RowsBefore>().notNull(),
  undoneAt: moment("undone_at"),
  undoneBy: uuid("undone_by"),
});
