import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { PaidMethod, PaymentState } from "#domain/payment/payment-lifecycle.ts";
import type { RefundState } from "#domain/payment/refund-lifecycle.ts";
import { moment, moveColumns } from "./columns.ts";

/** One row per payment attempt. */
export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id"),
  invoiceId: uuid("invoice_id"),
  /** For a credit, which pays nothing yet: the booking or invoice whose customer has it. */
  creditBookingId: uuid("credit_booking_id"),
  creditInvoiceId: uuid("credit_invoice_id"),
  /** For a split bill: the share it pays. */
  shareId: uuid("share_id"),
  /** The gift voucher it bought, or that paid it. */
  voucherId: uuid("voucher_id"),
  /** For a double payment: the attempt that was already paid. It pays nothing and is refunded. */
  againOf: uuid("again_of"),
  method: text().$type<PaidMethod>().notNull(),
  provider: text().notNull().default(""),
  state: text().$type<PaymentState>().notNull(),
  version: integer().notNull().default(1),
  amountCents: integer("amount_cents").notNull(),
  feeCents: integer("fee_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  providerPaymentId: text("provider_payment_id"),
  transferReference: text("transfer_reference"),
  expiresAt: moment("expires_at"),
  /** For collected cash: the driver who holds it. */
  cashDriverId: uuid("cash_driver_id"),
  /** By a saved card; and when the gateway was asked for it, which happens once. */
  cardId: uuid("card_id"),
  cardAskedAt: moment("card_asked_at"),
  paidAt: moment("paid_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Set by the database: db/views/person-records.sql. */
  personId: uuid("person_id"),
});

/** A card that a customer lets us keep: the gateway’s token, sealed, and the words they agreed to. */
export const savedCards = pgTable("saved_cards", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  paymentId: uuid("payment_id").notNull().unique(),
  reference: text().notNull(),
  provider: text().notNull(),
  tokenCipher: text("token_cipher").notNull().default(""),
  wordingVersion: integer("wording_version").notNull(),
  wording: text().notNull(),
  createdAt: moment("created_at").notNull(),
  savedAt: moment("saved_at"),
  removedAt: moment("removed_at"),
});

/** Customer credit paid out by bank transfer, with dates. */
export const creditRefunds = pgTable("credit_refunds", {
  id: uuid().primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  refundedOn: date("refunded_on").notNull(),
  recordedBy: text("recorded_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A voucher’s balance follows from its purchase and the payments it made. */
export const vouchers = pgTable("vouchers", {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  recipientName: text("recipient_name").notNull().default(""),
  recipientEmail: text("recipient_email").notNull().default(""),
  message: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
  soldAt: moment("sold_at"),
  expiresOn: date("expires_on"),
  termsVersion: text("terms_version"),
});

/** A bill shared by several people. Once it ends, the booker owes the rest. */
export const billSplits = pgTable("bill_splits", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  payUntil: moment("pay_until").notNull(),
  createdAt: moment("created_at").notNull(),
  endedAt: moment("ended_at"),
});

/** Portions of a bill by payer. Their amounts follow from what is due. */
export const billShares = pgTable("bill_shares", {
  id: uuid().primaryKey(),
  splitId: uuid("split_id").notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  email: text().notNull().default(""),
  portions: integer().notNull(),
  isBooker: boolean("is_booker").notNull().default(false),
  remindedAt: moment("reminded_at"),
});

export const paymentMoves = pgTable("payment_moves", {
  paymentId: uuid("payment_id").notNull(),
  ...moveColumns<PaymentState>(),
});

/** The result of one check of a gateway’s message. */
export type NotificationCheck = { readonly check: string; readonly passed: boolean; readonly note: string };
export type NotificationVerdict = "waiting" | "accepted" | "duplicate" | "refused" | "quarantined";

export const paymentNotifications = pgTable("payment_notifications", {
  id: uuid().primaryKey(),
  provider: text().notNull(),
  receivedAt: moment("received_at").notNull(),
  ip: text().notNull().default(""),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  raw: text().notNull(),
  paymentId: uuid("payment_id"),
  providerPaymentId: text("provider_payment_id"),
  status: text(),
  amountCents: integer("amount_cents"),
  checks: jsonb().$type<readonly NotificationCheck[]>().notNull().default([]),
  verdict: text().$type<NotificationVerdict>().notNull().default("waiting"),
  reason: text(),
  replayOf: uuid("replay_of"),
  processedAt: moment("processed_at"),
});

export const transferProofs = pgTable("transfer_proofs", {
  id: uuid().primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  fileId: uuid("file_id").notNull(),
  sha256: text().notNull(),
  claimedCents: integer("claimed_cents"),
  claimedOn: date("claimed_on"),
  payer: text().notNull().default(""),
  state: text().$type<"submitted" | "verified" | "rejected">().notNull(),
  reason: text(),
  decidedBy: uuid("decided_by"),
  decidedAt: moment("decided_at"),
  createdAt: moment("created_at").notNull(),
});

export const bankImports = pgTable("bank_imports", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  format: text().$type<"csv" | "ofx">().notNull(),
  lines: integer().notNull(),
  newLines: integer("new_lines").notNull(),
  matched: integer().notNull(),
  unread: integer().notNull().default(0),
  importedBy: uuid("imported_by"),
  createdAt: moment("created_at").notNull(),
});

export const bankLines = pgTable("bank_lines", {
  id: uuid().primaryKey(),
  importId: uuid("import_id").notNull(),
  bookedOn: date("booked_on").notNull(),
  amountCents: integer("amount_cents").notNull(),
  description: text().notNull(),
  fingerprint: text().notNull().unique(),
  createdAt: moment("created_at").notNull(),
  /** The sum of its allocations, maintained by the database. */
  allocatedCents: integer("allocated_cents").notNull().default(0),
  asideBy: text("aside_by"),
  asideAt: moment("aside_at"),
});

/** Part of a bank line, and the payment it belongs to. */
export const bankAllocations = pgTable("bank_allocations", {
  id: uuid().primaryKey(),
  bankLineId: uuid("bank_line_id").notNull(),
  paymentId: uuid("payment_id").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  /** It made the payment count; otherwise it confirms one that already counted. */
  madeReceived: boolean("made_received").notNull(),
  matchedBy: text("matched_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The account for a refund that can’t go back by card. */
export const refundAccounts = pgTable("refund_accounts", {
  bookingId: uuid("booking_id").primaryKey(),
  holder: text().notNull(),
  bank: text().notNull(),
  branchCode: text("branch_code").notNull().default(""),
  accountType: text("account_type").notNull().default(""),
  accountCipher: text("account_cipher").notNull(),
  accountEnding: text("account_ending").notNull(),
  givenBy: text("given_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const refunds = pgTable("refunds", {
  id: uuid().primaryKey(),
  /** Null if the refunded payment paid for nothing. */
  bookingId: uuid("booking_id"),
  paymentId: uuid("payment_id"),
  state: text().$type<RefundState>().notNull(),
  version: integer().notNull().default(1),
  amountCents: integer("amount_cents").notNull(),
  paidCents: integer("paid_cents").notNull().default(0),
  feeCents: integer("fee_cents").notNull().default(0),
  reasonCode: text("reason_code").notNull(),
  note: text().notNull().default(""),
  policy: jsonb().$type<CancellationPolicy>(),
  hoursBefore: numeric("hours_before", { mode: "number" }),
  documentId: uuid("document_id"),
  method: text().$type<PaidMethod>().notNull().default("online"),
  providerRefundId: text("provider_refund_id"),
  /** When the gateway was last asked to refund it: two requests must not overlap. */
  askedAt: moment("asked_at"),
  key: text().notNull().unique(),
  requestedBy: text("requested_by").notNull(),
  approvedBy: uuid("approved_by"),
  secondApprovedBy: uuid("second_approved_by"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const refundMoves = pgTable("refund_moves", {
  refundId: uuid("refund_id").notNull(),
  ...moveColumns<RefundState>(),
});

/** The sandbox gateway’s transactions. */
export const sandboxTransactions = pgTable("sandbox_transactions", {
  id: uuid().primaryKey(),
  number: bigint({ mode: "number" }).generatedAlwaysAsIdentity().unique(),
  form: jsonb().$type<Record<string, string>>().notNull(),
  status: text().notNull().default("OPEN"),
  notifyUrl: text("notify_url").notNull(),
  notified: integer().notNull().default(0),
  nextNoticeAt: moment("next_notice_at"),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
