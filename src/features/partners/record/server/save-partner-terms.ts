import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import type { PartnerTerms, partnerRecordContract } from "../contract.ts";
import { isCodeTaken, lockOrganisation, type OrganisationRow, updateOrganisation } from "./store.ts";

/** The only place that changes a partner’s terms. */
export const organisationEditor = recordEditor<OrganisationRow>({
  lock: lockOrganisation,
  update: updateOrganisation,
  isUndated: true,
});

/** The terms for future bookings: a booking keeps the rate it was made with. */
export async function savePartnerTerms(ctx: Context, input: ParsedOf<typeof partnerRecordContract.savePartnerTerms>) {
  const { organisation_id: id, terms } = input;
  const seen = await organisationEditor.lock(ctx, { id, version: input.version });
  if (!seen.ok) return seen;
  const organisation = seen.value;
  if (terms.contract_from && terms.contract_until && terms.contract_until < terms.contract_from)
    return refuse("ends_early");
  const code = terms.affiliate_code.toUpperCase() || null;
  if (code && (await isCodeTaken(ctx.db, code, id))) return refuse("code_taken");
  const { version } = await organisationEditor.edit(ctx, organisation, { ...columnsOf(terms), affiliateCode: code });
  await recordAudit(ctx, {
    action: "partner.terms_saved",
    subject: { kind: "organisation", id },
    details: { from: organisation.commissionRate, to: terms.commission_rate, model: terms.model, code },
  });
  return accept({ version });
}

const columnsOf = (terms: PartnerTerms) => ({
  commissionRate: terms.commission_rate,
  serviceRates: Object.fromEntries(
    Object.entries(terms.service_rates).flatMap(([service, rate]) =>
      typeof rate === "number" ? [[service, rate]] : [],
    ),
  ),
  model: terms.model,
  attributionDays: terms.attribution_days,
  settlement: terms.settlement,
  taxStatus: terms.tax_status,
  hasAccount: terms.has_account,
  contractReference: terms.contract_reference,
  contractFrom: terms.contract_from ? localDate(terms.contract_from) : null,
  contractUntil: terms.contract_until ? localDate(terms.contract_until) : null,
});
