import { boolean, integer, jsonb, pgTable, primaryKey, text, time, uuid } from "drizzle-orm/pg-core";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import type { ApprovalState } from "#domain/corporate/approval-lifecycle.ts";
import type { CostCentre, TermsDays } from "#domain/corporate/rate-card.ts";
import type { AlertKind, AlertPercent } from "#domain/corporate/spend-alerts.ts";
import type { PolicyBreach } from "#domain/corporate/travel-policy.ts";
import { moment, moveColumns, rate } from "./columns.ts";

type ByService = Readonly<Partial<Record<ServiceOptionId, number>>>;

/** The terms of a company that books for its own people. organisations.has_account says whether it has an account. */
export const companyAccounts = pgTable("company_accounts", {
  organisationId: uuid("organisation_id").primaryKey(),
  version: integer().notNull().default(1),
  legalName: text("legal_name").notNull().default(""),
  billingEmail: text("billing_email").notNull().default(""),
  termsDays: integer("terms_days").$type<TermsDays>().notNull().default(30),
  /** Null: no limit was agreed. */
  creditLimitCents: integer("credit_limit_cents"),
  isOnHold: boolean("is_on_hold").notNull().default(false),
  holdReason: text("hold_reason").notNull().default(""),
  requiresPo: boolean("requires_po").notNull().default(false),
  requiresCostCentre: boolean("requires_cost_centre").notNull().default(false),
  costCentres: jsonb("cost_centres").$type<readonly CostCentre[]>().notNull().default([]),
  discount: rate().notNull().default(0),
  serviceDiscounts: jsonb("service_discounts").$type<ByService>().notNull().default({}),
  fixedCents: jsonb("fixed_cents").$type<ByService>().notNull().default({}),
  /** Empty: all services. */
  services: text().array().$type<ServiceOptionId[]>().notNull().default([]),
  hoursFrom: time("hours_from"),
  hoursUntil: time("hours_until"),
  /** Above it a booking waits for an approver. */
  bookingLimitCents: integer("booking_limit_cents"),
  /** Whether a booker may approve their own booking. */
  allowsOwnApproval: boolean("allows_own_approval").notNull().default(false),
  monthBudgetCents: integer("month_budget_cents"),
  /** One monthly invoice for everything; otherwise each booking has its own. */
  isBilledMonthly: boolean("is_billed_monthly").notNull().default(true),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const companyTravellers = pgTable("company_travellers", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  version: integer().notNull().default(1),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  /** The code of their usual cost centre. */
  costCentre: text("cost_centre").notNull().default(""),
  isApprover: boolean("is_approver").notNull().default(false),
  isActive: boolean("is_active").notNull().default(true),
  /** When they agreed to be shown to the company while on the road; null if they have not. */
  consentedAt: moment("consented_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Alerts sent to a company about its credit limit or budget, one per share and month. */
export const companyAlerts = pgTable(
  "company_alerts",
  {
    organisationId: uuid("organisation_id").notNull(),
    month: text().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    percent: integer().$type<AlertPercent>().notNull(),
    usedCents: integer("used_cents").notNull(),
    mostCents: integer("most_cents").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.month, table.kind, table.percent] })],
);

/** A company’s own notes on a booking. */
export const companyBookings = pgTable("company_bookings", {
  bookingId: uuid("booking_id").primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  travellerId: uuid("traveller_id").notNull(),
  bookerId: uuid("booker_id").notNull(),
  purchaseOrder: text("purchase_order").notNull().default(""),
  costCentre: text("cost_centre").notNull().default(""),
  project: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

/** A booking outside the policy, which stays a draft until decided. */
export const companyApprovals = pgTable("company_approvals", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull().unique(),
  organisationId: uuid("organisation_id").notNull(),
  state: text().$type<ApprovalState>().notNull(),
  version: integer().notNull().default(1),
  reasons: text().array().$type<PolicyBreach[]>().notNull(),
  expiresAt: moment("expires_at").notNull(),
  /** The approver, or the member of our team. */
  decidedBy: text("decided_by").notNull().default(""),
  decidedAt: moment("decided_at"),
  note: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

export const companyApprovalMoves = pgTable("company_approval_moves", {
  approvalId: uuid("approval_id").notNull(),
  ...moveColumns<ApprovalState>(),
});
