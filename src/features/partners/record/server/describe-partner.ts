import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { partnerBank, partnerTerms } from "../contract.ts";
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
    terms: toWire(partnerTerms, row, { affiliate_code: row.affiliateCode ?? "" }),
    bank: toWire(partnerBank, row),
    markup_rate: row.markupRate,
    usual_attribution_days: partners.attributionDays,
    booking_link: row.affiliateCode ? `${ctx.siteUrl}/booking?affiliate=${encodeURIComponent(row.affiliateCode)}` : "",
  };
}
