import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";
import type { AttributionChannel, AttributionFlag } from "#domain/partner/attribution.ts";
import type { CommissionKind, CommissionState, LineDisputeState } from "#domain/partner/commission-lifecycle.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import type {
  BankAccountType,
  MemberRole,
  PartnerModel,
  Settlement,
  TaxStatus,
} from "#domain/partner/partner-terms.ts";
import type { PayoutState } from "#domain/partner/payout.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment, moveColumns, rate } from "./columns.ts";

export type AgreedTerms = { readonly commissionRate: number; readonly model: PartnerModel };

export const organisations = pgTable("organisations", {
  id: uuid().primaryKey(),
  kind: text().$type<OrganisationKind>().notNull(),
  name: text().notNull(),
  registrationNumber: text("registration_number").notNull().default(""),
  vatNumber: text("vat_number").notNull().default(""),
  area: text().notNull().default(""),
  status: text().$type<"active" | "suspended" | "terminated">().notNull().default("active"),
  affiliateCode: text("affiliate_code").unique(),
  commissionRate: rate("commission_rate").notNull().default(0),
  /** The partner’s markup on our price, for its client. */
  markupRate: rate("markup_rate").notNull().default(0),
  version: integer().notNull().default(1),
  model: text().$type<PartnerModel>().notNull().default("referral"),
  /** Rates that differ from the general one, by service. */
  serviceRates: jsonb("service_rates").$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** Null: as in the settings. */
  attributionDays: integer("attribution_days"),
  settlement: text().$type<Settlement>().notNull().default("monthly"),
  taxStatus: text("tax_status").$type<TaxStatus>().notNull().default("unknown"),
  /** Whether its bookings may be charged to its account. */
  hasAccount: boolean("has_account").notNull().default(false),
  contractReference: text("contract_reference").notNull().default(""),
  contractFrom: date("contract_from").$type<LocalDate>(),
  contractUntil: date("contract_until").$type<LocalDate>(),
  bankName: text("bank_name").notNull().default(""),
  bankAccountName: text("bank_account_name").notNull().default(""),
  bankAccountNumber: text("bank_account_number").notNull().default(""),
  bankBranchCode: text("bank_branch_code").notNull().default(""),
  bankAccountType: text("bank_account_type").$type<BankAccountType>().notNull().default("cheque"),
  createdAt: moment("created_at").notNull(),
});

/** The limits of a driver provider. Every save is a version; the latest counts. */
export const providerLimits = pgTable(
  "provider_limits",
  {
    organisationId: uuid("organisation_id").notNull(),
    version: integer().notNull(),
    /** Zones on the map; empty is everywhere. */
    zones: jsonb().$type<readonly string[]>().notNull(),
    classes: jsonb().$type<readonly VehicleClass[]>().notNull(),
    tripsPerDay: integer("trips_per_day"),
    tripsPerWeek: integer("trips_per_week"),
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    putBackOf: integer("put_back_of"),
  },
  (t) => [primaryKey({ columns: [t.organisationId, t.version] })],
);

export const organisationMembers = pgTable(
  "organisation_members",
  {
    organisationId: uuid("organisation_id").notNull(),
    userId: uuid("user_id").notNull(),
    role: text().$type<MemberRole>().notNull().default("owner"),
  },
  (t) => [primaryKey({ columns: [t.organisationId, t.userId] })],
);

export const partnerApplications = pgTable("partner_applications", {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  kind: text().$type<ApplicationKind>().notNull(),
  state: text().$type<ApplicationState>().notNull().default("submitted"),
  version: integer().notNull().default(1),
  accessCodeHash: text("access_code_hash").notNull(),
  companyName: text("company_name").notNull().default(""),
  contactName: text("contact_name").notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  registrationNumber: text("registration_number").notNull().default(""),
  vatNumber: text("vat_number").notNull().default(""),
  area: text().notNull().default(""),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  message: text().notNull().default(""),
  note: text().notNull().default(""),
  organisationId: uuid("organisation_id"),
  /** The terms agreed on approval. */
  agreedTerms: jsonb("agreed_terms").$type<AgreedTerms>(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  privacyVersion: text("privacy_version"),
});

export const applicationMoves = pgTable("application_moves", {
  id: uuid().primaryKey(),
  applicationId: uuid("application_id").notNull(),
  fromState: text("from_state").$type<ApplicationState>(),
  toState: text("to_state").$type<ApplicationState>().notNull(),
  actor: text().notNull(),
  note: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

/** An API key for a partner’s software; only a hash is stored. */
export const partnerKeys = pgTable("partner_keys", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  name: text().notNull(),
  keyHash: text("key_hash").notNull().unique(),
  endsWith: text("ends_with").notNull(),
  createdBy: uuid("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at"),
  revokedAt: moment("revoked_at"),
});

export const partnerContacts = pgTable("partner_contacts", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  name: text().notNull(),
  position: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const partnerNotes = pgTable("partner_notes", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  text: text().notNull(),
  authorId: uuid("author_id").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Which partner brought a booking. */
export const attributions = pgTable("attributions", {
  bookingId: uuid("booking_id").primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  /** The person who booked in the partner dashboard. */
  agentId: uuid("agent_id"),
  channel: text().$type<AttributionChannel>().notNull(),
  firstCode: text("first_code").notNull().default(""),
  firstTouchAt: moment("first_touch_at"),
  lastCode: text("last_code").notNull().default(""),
  lastTouchAt: moment("last_touch_at").notNull(),
  /** The link’s claim; never what is paid. */
  claimedRate: rate("claimed_rate").notNull().default(0),
  appliedRate: rate("applied_rate").notNull(),
  flags: text().array().$type<AttributionFlag[]>().notNull().default([]),
  createdAt: moment("created_at").notNull(),
});

/** A partner’s commission for a booking, and its corrections. */
export const commissions = pgTable("commissions", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  organisationId: uuid("organisation_id").notNull(),
  kind: text().$type<CommissionKind>().notNull(),
  /** The reason, once per booking. */
  sourceKey: text("source_key").notNull(),
  state: text().$type<CommissionState>().notNull(),
  version: integer().notNull().default(1),
  baseCents: integer("base_cents").notNull(),
  rate: rate("rate").notNull(),
  amountCents: integer("amount_cents").notNull(),
  note: text().notNull().default(""),
  earnedOn: date("earned_on").$type<LocalDate>(),
  statementId: uuid("statement_id"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const commissionMoves = pgTable("commission_moves", {
  commissionId: uuid("commission_id").notNull(),
  ...moveColumns<CommissionState>(),
});

/** A partner’s earnings of a month. */
export const partnerStatements = pgTable("partner_statements", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  number: text().notNull().unique(),
  month: date().$type<LocalDate>().notNull(),
  totalCents: integer("total_cents").notNull(),
  payoutId: uuid("payout_id"),
  issuedAt: moment("issued_at").notNull(),
});

/** A partner’s dispute of a statement line, and our answer. */
export const commissionDisputes = pgTable("commission_disputes", {
  id: uuid().primaryKey(),
  commissionId: uuid("commission_id").notNull(),
  statementId: uuid("statement_id").notNull(),
  state: text().$type<LineDisputeState>().notNull(),
  reason: text().notNull(),
  raisedBy: uuid("raised_by").notNull(),
  raisedAt: moment("raised_at").notNull(),
  answer: text().notNull().default(""),
  answeredBy: uuid("answered_by"),
  answeredAt: moment("answered_at"),
  correctionId: uuid("correction_id"),
});

/** A payment to a partner for its statements. */
export const partnerPayouts = pgTable("partner_payouts", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  /** Its reference at the bank. */
  reference: text().notNull().unique(),
  state: text().$type<PayoutState>().notNull(),
  version: integer().notNull().default(1),
  amountCents: integer("amount_cents").notNull(),
  createdBy: uuid("created_by").notNull(),
  approvedBy: uuid("approved_by"),
  paidBy: uuid("paid_by"),
  paidOn: date("paid_on").$type<LocalDate>(),
  paymentNote: text("payment_note").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const partnerPayoutMoves = pgTable("partner_payout_moves", {
  payoutId: uuid("payout_id").notNull(),
  ...moveColumns<PayoutState>(),
});
