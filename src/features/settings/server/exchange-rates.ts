import { companySettingsOf } from "#domain/company/company-settings.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findKeptParts } from "./views.ts";

/** The current rates: our team’s own, or those of the configured service. */
export async function exchangeRates(ctx: Context) {
  const { on, usd, eur, gbp } = companySettingsOf(await findKeptParts(ctx.db)).exchangeRates;
  return accept({ on, usd, eur, gbp });
}
