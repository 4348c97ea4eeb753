import * as z from "zod/mini";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { accountStandings } from "#domain/corporate/account-standing.ts";
import { termsDays } from "#domain/corporate/rate-card.ts";
import { alertKinds, alertPercents } from "#domain/corporate/spend-alerts.ts";
import { memberRoles } from "#domain/partner/partner-terms.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, centsField, optionalTextField, textField, timeField, versionField } from "#platform/wire.ts";
import { changing, companyViewers, companyWriters, notFound } from "../contract.ts";

const share = z
  .number("Enter a percentage")
  .check(z.minimum(0, "Enter 0% or more"), z.maximum(1, "Enter 100% or less"));
const optionalCents = z._default(z.nullable(centsField()), null);
const time = z._default(z.nullable(timeField()), null);
const chosen = { organisation_id: z.uuid("Choose a company") };

/** A company’s terms, and its booking rules. */
export const companyForm = z.object({
  name: textField("Enter the name", 120),
  legal_name: optionalTextField(160),
  registration_number: optionalTextField(40),
  vat_number: z._default(
    z.string().check(z.trim(), atMost(10), z.regex(/^(4\d{9})?$/, "Enter ten digits that start with 4")),
    "",
  ),
  billing_email: z._default(
    z.string().check(
      z.trim(),
      atMost(longestEmail),
      z.refine((email) => email === "" || emailPattern.test(email), "Enter a valid email address"),
    ),
    "",
  ),
  has_account: z.boolean(),
  terms_days: z.literal([...termsDays], "Choose when invoices are due"),
  credit_limit_cents: optionalCents,
  is_on_hold: z.boolean(),
  hold_reason: optionalTextField(300),
  requires_po: z.boolean(),
  requires_cost_centre: z.boolean(),
  cost_centres: z
    .array(z.object({ code: textField("Enter a code", 20), name: optionalTextField(80) }))
    .check(z.maxLength(200, "Enter at most 200 cost centres")),
  discount: share,
  /** Discounts that differ from the general one, by service; null: the general one. */
  service_discounts: z._default(z.partialRecord(z.enum(serviceOptionIds), z.nullish(share)), {}),
  /** Agreed fixed prices by service. */
  fixed_cents: z._default(z.partialRecord(z.enum(serviceOptionIds), z.nullish(centsField("Enter an amount", 1))), {}),
  /** Empty means all of them. */
  services: z.array(z.enum(serviceOptionIds)).check(z.maxLength(serviceOptionIds.length)),
  hours_from: time,
  hours_until: time,
  booking_limit_cents: optionalCents,
  /** Whether bookers may approve their own bookings. */
  allows_own_approval: z._default(z.boolean(), false),
  month_budget_cents: z._default(z.nullable(centsField("Enter an amount", 1)), null),
  is_billed_monthly: z._default(z.boolean(), true),
});
export type CompanyForm = z.output<typeof companyForm>;

export const newCompanyForm = z.object({
  name: textField("Enter the name", 120),
  registration_number: optionalTextField(40),
});

export const listedCompany = z.object({
  id: z.string(),
  name: z.string(),
  standing: z.enum(accountStandings),
  credit_limit_cents: z.nullable(z.int()),
  owed_cents: z.int(),
  terms_days: z.int(),
  travellers: z.int(),
  /** Bookings with a pickup in this month, except those cancelled or never confirmed. */
  bookings: z.int(),
  spend_cents: z.int(),
  month_budget_cents: z.nullable(z.int()),
  /** This month’s alerts to its owners and approvers. */
  alerts: z.array(z.object({ kind: z.enum(alertKinds), percent: z.literal([...alertPercents]) })),
});
export type ListedCompany = z.output<typeof listedCompany>;

const company = z.object({
  id: z.string(),
  version: z.int(),
  standing: z.enum(accountStandings),
  owed_cents: z.int(),
  terms: companyForm,
  members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(memberRoles) })),
});
export type AdminCompany = z.output<typeof company>;

export const companyRecordContract = contract({
  listCompanies: call({
    summary: "Lists the companies that book for their own people, with their accounts and this month’s spend.",
    access: companyViewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ companies: z.array(listedCompany) }),
  }),
  readCompanyRecord: call({
    summary: "Reads what is agreed with a company, its account and who signs in for it.",
    access: companyViewers,
    effect: "reads",
    input: z.object(chosen),
    output: company,
    refusals: notFound,
  }),
  createCompany: call({
    summary: "Creates a company. It has no account until it is given one.",
    access: companyWriters,
    effect: "creates",
    input: newCompanyForm,
    output: z.object({ id: z.string() }),
    refusals: { name_taken: "There is already a company with this name." },
  }),
  saveCompany: call({
    summary: "Saves what is agreed with a company. It applies to bookings from then on.",
    access: companyWriters,
    effect: "changes",
    input: z.object({ ...chosen, version: versionField, terms: companyForm }),
    output: z.object({ version: z.int() }),
    refusals: {
      ...changing,
      code_twice: "Two cost centres have the same code. Give each its own.",
      no_cost_centres: "Add a cost centre first, or don’t ask for one.",
      hours_half: "Enter both times, or none.",
    },
  }),
});
