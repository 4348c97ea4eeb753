import { date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type InvoiceKind = "invoice" | "tax_invoice" | "abridged" | "pro_forma" | "credit_note";
export type InvoiceState = "draft" | "issued" | "sent" | "part_paid" | "paid" | "overdue" | "credited" | "written_off";

export const invoices = pgTable("invoices", {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  kind: text().$type<InvoiceKind>().notNull().default("invoice"),
  state: text().$type<InvoiceState>().notNull(),
  bookingId: uuid("booking_id"),
  organisationId: uuid("organisation_id"),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  totalCents: integer("total_cents").notNull(),
  vatCents: integer("vat_cents").notNull().default(0),
  paidCents: integer("paid_cents").notNull().default(0),
  issuedAt: moment("issued_at").notNull(),
  dueOn: date("due_on").notNull(),
  createdAt: moment("created_at").notNull(),
});
