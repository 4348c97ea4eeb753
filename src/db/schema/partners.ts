import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, rate } from "./columns.ts";

export type OrganisationKind = "hotel" | "travel_agency" | "driver_provider" | "corporate" | "affiliate";

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
