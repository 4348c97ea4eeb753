import type { Context } from "#platform/context.ts";
import { findSettings, type PartnerRow } from "./views.ts";

/** The facts our team and the partner itself both see. */
export async function describePartner(ctx: Context, row: PartnerRow) {
  const { partners } = await findSettings(ctx.db);
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.name,
    status: row.status,
    terms: {
      commission_rate: row.commissionRate,
      service_rates: row.serviceRates,
      model: row.model,
      affiliate_code: row.affiliateCode ?? "",
      attribution_days: row.attributionDays,
      settlement: row.settlement,
      tax_status: row.taxStatus,
      has_account: row.hasAccount,
      contract_reference: row.contractReference,
      contract_from: row.contractFrom,
      contract_until: row.contractUntil,
    },
    bank: {
      bank_name: row.bankName,
      bank_account_name: row.bankAccountName,
      bank_account_number: row.bankAccountNumber,
      bank_branch_code: row.bankBranchCode,
      bank_account_type: row.bankAccountType,
    },
    markup_rate: row.markupRate,
    usual_attribution_days: partners.attributionDays,
    booking_link: row.affiliateCode ? `${ctx.siteUrl}/booking?affiliate=${encodeURIComponent(row.affiliateCode)}` : "",
  };
}
