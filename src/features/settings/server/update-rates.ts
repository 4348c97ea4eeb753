import { companySettingsOf } from "#domain/company/company-settings.ts";
import { currenciesIn } from "#domain/money/currency-rates.ts";
import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import { savePart } from "./store.ts";
import { findKeptParts } from "./views.ts";

/**
 * Fetches the day’s rates from the configured service. If it is unreachable, the last ones stay, with their
 * date.
 */
export async function updateRates(outsideContext: OutsideContext): Promise<void> {
  const rates = await outsideContext.outside.askRates?.();
  if (!rates || currenciesIn(rates).length === 0) {
    outsideContext.log.warn("the exchange rate service gives no rates");
    return;
  }
  await outsideContext.change(async (ctx) => {
    const kept = await findKeptParts(ctx.db);
    const { exchangeRates } = companySettingsOf(kept);
    if (JSON.stringify({ ...exchangeRates, ...rates }) === JSON.stringify(exchangeRates)) return;
    const version = kept.find(({ name }) => name === "exchangeRates")?.version ?? 0;
    const isSaved = await savePart(ctx.db, { part: "exchangeRates", value: rates, version, by: null, at: ctx.now });
    if (isSaved) await ctx.touchSite();
  });
}
