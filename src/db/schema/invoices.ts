import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { InvoiceKind, InvoiceParty, InvoiceState } from "#domain/invoice/invoice-lifecycle.ts";
import type { VatCode } from "#domain/pricing/price-request.ts";
import { moment, moveColumns, rate } from "./columns.ts";

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
  version: integer().notNull().default(1),
  seller: jsonb().$type<InvoiceParty>().notNull().default({}),
  buyer: jsonb().$type<InvoiceParty>().notNull().default({}),
  /** The company’s name when it was issued; empty on a draft. */
  tradingName: text("trading_name").notNull().default(""),
  /** For a credit note: the invoice it credits. */
  creditsId: uuid("credits_id"),
  creditedCents: integer("credited_cents").notNull().default(0),
  /** Billed in addition to the booking’s invoice. */
  isSupplement: boolean("is_supplement").notNull().default(false),
  note: text().notNull().default(""),
  sentAt: moment("sent_at"),
  /** Off: no reminders. */
  isChased: boolean("is_chased").notNull().default(true),
  /** When the buyer promised to pay. */
  promisedOn: date("promised_on"),
  /** The day of the last reminder. */
  chasedOn: date("chased_on"),
  /** Its standard rate. */
  vatRate: rate("vat_rate").notNull().default(0.15),
  /** For a company’s monthly invoice, such as 2026-10. */
  month: text(),
  /** For a reissued invoice: the first of its chain. */
  reissueOf: uuid("reissue_of"),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
});

/** Each booking’s share of a monthly invoice, in the order of payment. */
export const invoiceBookings = pgTable(
  "invoice_bookings",
  {
    invoiceId: uuid("invoice_id").notNull(),
    bookingId: uuid("booking_id").notNull(),
    position: integer().notNull(),
    costCentre: text("cost_centre").notNull().default(""),
    purchaseOrder: text("purchase_order").notNull().default(""),
    project: text().notNull().default(""),
    billedCents: integer("billed_cents").notNull(),
    creditedCents: integer("credited_cents").notNull().default(0),
    paidCents: integer("paid_cents").notNull().default(0),
  },
  ({ invoiceId, bookingId }) => [primaryKey({ columns: [invoiceId, bookingId] })],
);

export const invoiceLines = pgTable("invoice_lines", {
  id: uuid().primaryKey(),
  invoiceId: uuid("invoice_id").notNull(),
  position: integer().notNull(),
  text: text().notNull(),
  serviceOn: date("service_on"),
  quantity: integer().notNull().default(1),
  unitCents: integer("unit_cents").notNull(),
  vatCode: text("vat_code").$type<VatCode>().notNull(),
  netCents: integer("net_cents").notNull(),
  vatCents: integer("vat_cents").notNull(),
  grossCents: integer("gross_cents").notNull(),
  bookingId: uuid("booking_id"),
  /** If it is for a single trip. */
  tripId: uuid("trip_id"),
});

export const invoiceMoves = pgTable("invoice_moves", {
  invoiceId: uuid("invoice_id").notNull(),
  ...moveColumns<InvoiceState>(),
});

export const invoicePayments = pgTable("invoice_payments", {
  id: uuid().primaryKey(),
  invoiceId: uuid("invoice_id").notNull(),
  paymentId: uuid("payment_id"),
  amountCents: integer("amount_cents").notNull(),
  method: text().notNull(),
  note: text().notNull().default(""),
  /** Refunds, as negative amounts. */
  refundId: uuid("refund_id"),
  paidOn: date("paid_on").notNull(),
  recordedBy: text("recorded_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The next number of each document series. */
export const numberSeries = pgTable("number_series", {
  name: text().primaryKey(),
  next: integer().notNull().default(1),
});

/** The buyer an invoice is made out to: for one booking, an organisation, or anyone who books with this address. */
export const invoiceDetails = pgTable("invoice_details", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").unique(),
  organisationId: uuid("organisation_id").unique(),
  email: text().unique(),
  name: text().notNull(),
  address: text().notNull(),
  vatNumber: text("vat_number").notNull().default(""),
  updatedBy: text("updated_by").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Months whose books are closed. */
export const lockedMonths = pgTable("locked_months", {
  month: text().primaryKey(),
  lockedBy: uuid("locked_by"),
  lockedAt: moment("locked_at").notNull(),
});
