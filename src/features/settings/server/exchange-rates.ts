import { companySettingsOf } from "#domain/company/company-settings.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findKeptParts } from "./views.ts";

/** The rates as they stand: our team’s own, or those of the service that is set. */
export async function exchangeRates(ctx: Context) {
  const { on, usd, eur, gbp } = companySettingsOf(await findKeptParts(ctx.db)).exchangeRates;
  return accept({ on, usd, eur, gbp });
}
