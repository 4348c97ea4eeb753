import { cents } from "#domain/money/money.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertTariff, lockTariffs } from "./store.ts";
import { findComing, findLatestVersion, findPricesOn } from "./views.ts";

type TourPrice = { readonly tour: string; readonly cents: number };

/**
 * Sets the price of one tour from today on: a new version of the tariff in force, and of each that is to come, so that it
 * doesn’t lose the price again. Earlier sales keep theirs.
 */
export async function priceTour(ctx: Context, { tour, cents: amount }: TourPrice): Promise<void> {
  await lockTariffs(ctx.db);
  const today = localDateOf(ctx.now);
  if ((await findPricesOn(ctx.db, today)).tours[tour] === amount) return;
  const days = [today, ...(await findComing(ctx.db, today)).map(({ validFrom }) => localDate(validFrom))];
  for (const validFrom of new Set(days)) {
    const version = (await findLatestVersion(ctx.db)) + 1;
    const prices = await findPricesOn(ctx.db, validFrom);
    await insertTariff(ctx.db, {
      version,
      state: "active",
      validFrom,
      content: { ...prices, version, tours: { ...prices.tours, [tour]: cents(amount) } },
      note: `Price of the tour ${tour}`,
      createdBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
      createdAt: ctx.now,
    });
    await recordAudit(ctx, {
      action: "tariff.saved",
      subject: { kind: "tariff", id: String(version) },
      details: { validFrom, tour, cents: amount },
    });
  }
  await ctx.touchSite();
}
