import { date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { IdentityProof, RequestKind, RequestSource, RequestState } from "#domain/privacy/privacy-request.ts";
import type { RefusalGround } from "#domain/privacy/refusal-grounds.ts";
import { moment, moveColumns } from "./columns.ts";

/** Requests under POPIA and PAIA. */
export const privacyRequests = pgTable("privacy_requests", {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  kind: text().$type<RequestKind>().notNull(),
  state: text().$type<RequestState>().notNull(),
  version: integer().notNull().default(1),
  source: text().$type<RequestSource>().notNull(),
  userId: uuid("user_id"),
  name: text().notNull().default(""),
  email: text().notNull().default(""),
  phone: text().notNull().default(""),
  words: text().notNull().default(""),
  receivedAt: moment("received_at").notNull(),
  dueAt: moment("due_at").notNull(),
  extendedAt: moment("extended_at"),
  extensionReason: text("extension_reason").notNull().default(""),
  identity: text().$type<IdentityProof>(),
  assignedTo: uuid("assigned_to"),
  feeCents: integer("fee_cents"),
  feePaidAt: moment("fee_paid_at"),
  ground: text().$type<RefusalGround>(),
  acknowledgedAt: moment("acknowledged_at"),
  /** When a copy was downloaded or the person erased for it. */
  copiedAt: moment("copied_at"),
  erasedAt: moment("erased_at"),
  closedAt: moment("closed_at"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const privacyRequestMoves = pgTable("privacy_request_moves", {
  requestId: uuid("request_id").notNull(),
  ...moveColumns<RequestState>(),
});

/** Breaches of personal data: POPIA, section 22. Open until a closing date is set. */
export const privacyBreaches = pgTable("privacy_breaches", {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  version: integer().notNull().default(1),
  title: text().notNull(),
  story: text().notNull().default(""),
  dataKinds: text("data_kinds").notNull().default(""),
  consequences: text().notNull().default(""),
  measures: text().notNull().default(""),
  advice: text().notNull().default(""),
  happenedOn: date("happened_on"),
  discoveredAt: moment("discovered_at").notNull(),
  dueAt: moment("due_at").notNull(),
  /** The reference number from the Information Regulator’s portal. */
  regulatorNumber: text("regulator_number").notNull().default(""),
  regulatorNotifiedAt: moment("regulator_notified_at"),
  /** The confirmed email to those affected. */
  subject: text().notNull().default(""),
  words: text().notNull().default(""),
  sendingAt: moment("sending_at"),
  lessons: text().notNull().default(""),
  closedAt: moment("closed_at"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const privacyBreachPeople = pgTable("privacy_breach_people", {
  id: uuid().primaryKey(),
  breachId: uuid("breach_id").notNull(),
  name: text().notNull().default(""),
  email: text().notNull(),
  addedAt: moment("added_at").notNull(),
  notifiedAt: moment("notified_at"),
});
