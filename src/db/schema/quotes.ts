import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { VatCode } from "#domain/pricing/price-request.ts";
import type { PromoTerms } from "#domain/pricing/promo-code.ts";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { moment, moveColumns, rate } from "./columns.ts";

/** One row per version of a quote. */
export const quotes = pgTable("quotes", {
  id: uuid().primaryKey(),
  number: text().notNull(),
  version: integer().notNull().default(1),
  state: text().$type<QuoteState>().notNull(),
  rowVersion: integer("row_version").notNull().default(1),
  enquiryId: uuid("enquiry_id"),
  bookingId: uuid("booking_id"),
  bookingReference: text("booking_reference").notNull(),
  customerName: text("customer_name").notNull(),
  customerEmail: text("customer_email").notNull(),
  customerPhone: text("customer_phone").notNull().default(""),
  journey: jsonb().$type<Record<string, unknown>>().notNull(),
  title: text().notNull().default(""),
  message: text().notNull().default(""),
  inclusions: text().notNull().default(""),
  exclusions: text().notNull().default(""),
  paymentTerms: text("payment_terms").notNull().default(""),
  internalNote: text("internal_note").notNull().default(""),
  depositShare: rate("deposit_share").notNull().default(1),
  /** When the rest is due, in hours before pickup. */
  restDueHours: integer("rest_due_hours").notNull().default(0),
  keepsVehicle: boolean("keeps_vehicle").notNull().default(false),
  validUntil: moment("valid_until").notNull(),
  acceptedOption: text("accepted_option").$type<"A" | "B" | "C">(),
  acceptedName: text("accepted_name"),
  acceptedAt: moment("accepted_at"),
  termsVersion: text("terms_version"),
  declineReason: text("decline_reason"),
  declineNote: text("decline_note"),
  firstViewedAt: moment("first_viewed_at"),
  views: integer().notNull().default(0),
  reminders: integer().notNull().default(0),
  sentAt: moment("sent_at"),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Set by the database: db/views/person-of.sql. */
  personId: uuid("person_id"),
});

/** The last number used in each month. */
export const quoteNumbers = pgTable("quote_numbers", { month: text().primaryKey(), last: integer().notNull() });

export type QuoteLine = {
  readonly text: string;
  readonly quantity: number;
  readonly unit_cents: number;
  readonly amount_cents: number;
  readonly vat_code: VatCode;
  /** An extra: no promo code takes from it. */
  readonly beside?: boolean | undefined;
};

export const quoteOptions = pgTable("quote_options", {
  id: uuid().primaryKey(),
  quoteId: uuid("quote_id").notNull(),
  letter: text().$type<"A" | "B" | "C">().notNull(),
  title: text().notNull(),
  description: text().notNull().default(""),
  lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
  totalCents: integer("total_cents").notNull(),
  discountCents: integer("discount_cents").notNull().default(0),
  costCents: integer("cost_cents").notNull().default(0),
  /** As our team typed it. */
  promoCode: text("promo_code").notNull().default(""),
  /** Null while it can’t be used. */
  promo: jsonb().$type<PromoTerms>(),
  promoCents: integer("promo_cents").notNull().default(0),
  /** Its own trip; null if it is the quote's. */
  journey: jsonb().$type<Record<string, unknown>>(),
});

export const quoteMoves = pgTable("quote_moves", {
  quoteId: uuid("quote_id").notNull(),
  ...moveColumns<QuoteState>(),
});

export const quoteViews = pgTable("quote_views", {
  id: uuid().primaryKey(),
  quoteId: uuid("quote_id").notNull(),
  viewedAt: moment("viewed_at").notNull(),
  ip: text().notNull().default(""),
  userAgent: text("user_agent").notNull().default(""),
});
