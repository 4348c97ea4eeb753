import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentReview } from "#domain/compliance/document-status.ts";
import type { DocumentOwner, DocumentType } from "#domain/compliance/document-types.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, moveColumns } from "./columns.ts";

/**
 * A document of a driver, a vehicle, a provider, the company or a partner. A renewal is kept beside the earlier one.
 */
export const documents = pgTable("documents", {
  id: uuid().primaryKey(),
  ownerKind: text("owner_kind").$type<DocumentOwner>().notNull(),
  /** Null for the company. */
  ownerId: uuid("owner_id"),
  type: text().$type<DocumentType>().notNull(),
  number: text().notNull().default(""),
  issuedOn: date("issued_on").$type<LocalDate>(),
  expiresOn: date("expires_on").$type<LocalDate>(),
  allows: text().array().notNull().default([]),
  fileId: uuid("file_id"),
  state: text().$type<DocumentReview>().notNull(),
  version: integer().notNull().default(1),
  rejectReason: text("reject_reason"),
  uploadedBy: text("uploaded_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const documentMoves = pgTable("document_moves", {
  documentId: uuid("document_id").notNull(),
  ...moveColumns<DocumentReview>(),
});

export const documentReminders = pgTable(
  "document_reminders",
  {
    documentId: uuid("document_id").notNull(),
    days: integer().notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.days] })],
);
