import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type CompanyRow, lockCompany, updateCompany } from "../../server/company-store.ts";
import type { CompanyForm, companyRecordContract } from "../contract.ts";

const editor = recordEditor<CompanyRow>({
  lock: lockCompany,
  update: updateCompany,
  idOf: ({ organisationId }) => organisationId,
});

/** The terms for future bookings: a booking keeps the rate it was made with. */
export async function saveCompany(ctx: Context, input: ParsedOf<typeof companyRecordContract.saveCompany>) {
  const { organisation_id: id, terms } = input;
  const seen = await editor.lock(ctx, { id, version: input.version });
  if (!seen.ok) return seen;
  const company = seen.value;
  const sound = check(terms);
  if (!sound.ok) return sound;
  const { version } = await editor.edit(ctx, company, columnsOf(terms));
  await ctx.organisations.change(ctx, id, {
    name: terms.name,
    registrationNumber: terms.registration_number,
    vatNumber: terms.vat_number,
    hasAccount: terms.has_account,
  });
  await recordAudit(ctx, {
    action: "company.terms_saved",
    subject: { kind: "organisation", id },
    details: {
      has_account: terms.has_account,
      is_on_hold: terms.is_on_hold,
      from_cents: company.creditLimitCents,
      to_cents: terms.credit_limit_cents,
    },
  });
  return accept({ version });
}

function check(terms: CompanyForm): Result<null, "code_twice" | "no_cost_centres" | "hours_half"> {
  const codes = terms.cost_centres.map(({ code }) => code.toLowerCase());
  if (new Set(codes).size < codes.length) return refuse("code_twice");
  if (terms.requires_cost_centre && codes.length === 0) return refuse("no_cost_centres");
  return (terms.hours_from === null) === (terms.hours_until === null) ? accept(null) : refuse("hours_half");
}

const columnsOf = (terms: CompanyForm) =>
  ({
    legalName: terms.legal_name,
    billingEmail: terms.billing_email,
    termsDays: terms.terms_days,
    creditLimitCents: terms.credit_limit_cents,
    isOnHold: terms.is_on_hold,
    holdReason: terms.is_on_hold ? terms.hold_reason : "",
    requiresPo: terms.requires_po,
    requiresCostCentre: terms.requires_cost_centre,
    costCentres: terms.cost_centres,
    discount: terms.discount,
    serviceDiscounts: agreedOnly(terms.service_discounts),
    fixedCents: agreedOnly(terms.fixed_cents),
    services: terms.services,
    hoursFrom: terms.hours_from,
    hoursUntil: terms.hours_until,
    bookingLimitCents: terms.booking_limit_cents,
    allowsOwnApproval: terms.allows_own_approval,
    monthBudgetCents: terms.month_budget_cents,
    isBilledMonthly: terms.is_billed_monthly,
  }) satisfies Partial<CompanyRow>;

/** Leaves out services without an agreement. */
const agreedOnly = (byService: Readonly<Record<string, number | null | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(byService).flatMap(([service, value]) => (typeof value === "number" ? [[service, value]] : [])),
  );
