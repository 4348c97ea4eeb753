import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import { moment } from "./columns.ts";

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
  version: integer().notNull().default(1),
  /** Further questions of a quote form, beyond the message: from, to, date, people. */
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  page: text().notNull().default(""),
  takenBy: uuid("taken_by"),
  takenAt: moment("taken_at"),
  answeredAt: moment("answered_at"),
  escalatedAt: moment("escalated_at"),
  lostReason: text("lost_reason"),
  responseDueAt: moment("response_due_at").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at"),
  /** Set by the database: db/views/person-of.sql. */
  personId: uuid("person_id"),
});

export const enquiryMoves = pgTable("enquiry_moves", {
  id: uuid().primaryKey(),
  enquiryId: uuid("enquiry_id").notNull(),
  fromState: text("from_state").$type<EnquiryState>(),
  toState: text("to_state").$type<EnquiryState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

export const enquiryAnswers = pgTable("enquiry_answers", {
  id: uuid().primaryKey(),
  enquiryId: uuid("enquiry_id").notNull(),
  authorId: uuid("author_id"),
  author: text().notNull(),
  kind: text().$type<"answer" | "note">().notNull().default("answer"),
  text: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Something our team must do; asked for once for each subject. */
export const tasks = pgTable("tasks", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  title: text().notNull(),
  state: text().$type<"open" | "done">().notNull().default("open"),
  dueAt: moment("due_at"),
  createdAt: moment("created_at").notNull(),
  doneAt: moment("done_at"),
  doneBy: uuid("done_by"),
});
