import { cents } from "#domain/money/money.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { lockTariffs } from "./store.ts";
import { findDays, findPricesOn } from "./views.ts";
import { writeTariff } from "./write-tariff.ts";

type TourPrice = { readonly tour: string; readonly cents: number };

/**
 * Sets the price of one tour from today on: a new version of the tariff in force, and of each that is to come, so that it
 * doesn’t lose the price again. Earlier sales keep theirs.
 */
export async function priceTour(ctx: Context, { tour, cents: amount }: TourPrice): Promise<void> {
  await lockTariffs(ctx.db);
  const today = localDateOf(ctx.now);
  if ((await findPricesOn(ctx.db, today)).tours[tour] === amount) return;
  for (const validFrom of await findDays(ctx.db, today)) {
    const before = await findPricesOn(ctx.db, validFrom);
    await writeTariff(ctx, {
      validFrom,
      prices: () => ({ ...before, tours: { ...before.tours, [tour]: cents(amount) } }),
      note: `Price of the tour ${tour}`,
      details: { tour, cents: amount },
    });
  }
  await ctx.touchSite();
}
