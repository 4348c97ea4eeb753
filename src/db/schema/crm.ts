import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DealState } from "#domain/crm/deal-lifecycle.ts";
import type { RelationshipKind } from "#domain/crm/relationship.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
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
  /** A quote form’s further answers: from, to, date, people. */
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

/** Something our team must do. What our system asks for, it asks once for each subject. */
export const tasks = pgTable("tasks", {
  id: uuid().primaryKey(),
  /** “to_do” for those that our team wrote. */
  kind: text().notNull(),
  /** Both empty where it is about nothing in particular. */
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  title: text().notNull(),
  state: text().$type<"open" | "done">().notNull().default("open"),
  dueAt: moment("due_at"),
  createdAt: moment("created_at").notNull(),
  doneAt: moment("done_at"),
  doneBy: uuid("done_by"),
  note: text().notNull().default(""),
  assignedTo: uuid("assigned_to"),
  assignedAt: moment("assigned_at"),
  assignedBy: uuid("assigned_by"),
  snoozedUntil: moment("snoozed_until"),
  createdBy: uuid("created_by"),
  version: integer().notNull().default(1),
});

/** A sale larger than one quote. */
export const deals = pgTable("deals", {
  id: uuid().primaryKey(),
  title: text().notNull(),
  state: text().$type<DealState>().notNull(),
  version: integer().notNull().default(1),
  personId: uuid("person_id"),
  organisationId: uuid("organisation_id"),
  valueCents: bigint("value_cents", { mode: "number" }).notNull(),
  /** In percent. */
  probability: integer().notNull(),
  expectedOn: date("expected_on").$type<LocalDate>().notNull(),
  ownerId: uuid("owner_id"),
  note: text().notNull().default(""),
  lostReason: text("lost_reason"),
  closedAt: moment("closed_at"),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const dealMoves = pgTable("deal_moves", {
  id: uuid().primaryKey(),
  dealId: uuid("deal_id").notNull(),
  fromState: text("from_state").$type<DealState>(),
  toState: text("to_state").$type<DealState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

/** The records of a deal: quotes by id, enquiries and bookings by reference. */
export const dealLinks = pgTable(
  "deal_links",
  {
    dealId: uuid("deal_id").notNull(),
    subjectKind: text("subject_kind").$type<"enquiry" | "quote" | "booking">().notNull(),
    subjectId: text("subject_id").notNull(),
    addedBy: uuid("added_by"),
    addedAt: moment("added_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.subjectKind, t.subjectId] })],
);

/** Our team’s knowledge of who knows each other. The rest is read from bookings. */
export const relationships = pgTable("relationships", {
  id: uuid().primaryKey(),
  personId: uuid("person_id").notNull(),
  kind: text().$type<RelationshipKind>().notNull(),
  otherPersonId: uuid("other_person_id"),
  organisationId: uuid("organisation_id"),
  note: text().notNull().default(""),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
});
