import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { moment, rate } from "./columns.ts";

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
  createdAt: moment("created_at").notNull(),
});

export const organisationMembers = pgTable(
  "organisation_members",
  {
    organisationId: uuid("organisation_id").notNull(),
    userId: uuid("user_id").notNull(),
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
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
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
