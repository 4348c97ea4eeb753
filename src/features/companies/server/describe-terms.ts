import type { CompanyMatch } from "./company-views.ts";

/** A time for a form field: PostgreSQL includes the seconds. */
const timeOf = (time: string | null) => time?.slice(0, 5) ?? null;

/** The terms in the form’s format. */
export const describeTerms = ({ organisation, account }: CompanyMatch) => ({
  name: organisation.name,
  legal_name: account.legalName,
  registration_number: organisation.registrationNumber,
  vat_number: organisation.vatNumber,
  billing_email: account.billingEmail,
  has_account: organisation.hasAccount,
  terms_days: account.termsDays,
  credit_limit_cents: account.creditLimitCents,
  is_on_hold: account.isOnHold,
  hold_reason: account.holdReason,
  requires_po: account.requiresPo,
  requires_cost_centre: account.requiresCostCentre,
  cost_centres: account.costCentres.map(({ code, name }) => ({ code, name })),
  discount: account.discount,
  service_discounts: account.serviceDiscounts,
  fixed_cents: account.fixedCents,
  services: account.services,
  hours_from: timeOf(account.hoursFrom),
  hours_until: timeOf(account.hoursUntil),
  booking_limit_cents: account.bookingLimitCents,
  allows_own_approval: account.allowsOwnApproval,
  month_budget_cents: account.monthBudgetCents,
  is_billed_monthly: account.isBilledMonthly,
});
