import { unpricedOnSale } from "#domain/pricing/class-prices.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { pricingContract } from "../contract.ts";
import { canRetire, describeTariffs } from "./describe-tariffs.ts";
import { lockTariffs, retire } from "./store.ts";
import { findSoldNow, findTariffContent, findTariffs, type TariffRow } from "./views.ts";

/** Retires a version. One must remain that is in force today. */
export async function retireTariff(ctx: Context, { version, reason }: ParsedOf<typeof pricingContract.retireTariff>) {
  await lockTariffs(ctx.db);
  const today = localDateOf(ctx.now);
  const tariffs = await findTariffs(ctx.db);
  const tariff = tariffs.find((one) => one.version === version);
  if (!tariff) return refuse("not_found");
  if (!canRetire(tariff, tariffs, today)) return refuse("not_possible");
  const lacking = await unpricedWithout(ctx, tariffs, tariff);
  if (lacking.length > 0) return refuse("class_without_price", { classes: lacking });
  await retire(ctx.db, version);
  await recordAudit(ctx, { action: "tariff.retired", subject: { kind: "tariff", id: String(version) }, reason });
  await ctx.touchSite();
  const [retired] = describeTariffs([{ ...tariff, state: "retired" }], today);
  return retired ? accept(retired) : refuse("not_found");
}

/** The names of classes on sale that the version which takes its place could not price. */
async function unpricedWithout({ db, now }: Context, tariffs: readonly TariffRow[], retired: TariffRow) {
  const today = localDateOf(now);
  const from = retired.validFrom > today ? retired.validFrom : today;
  const before = tariffs.find((one) => one !== retired && one.state === "active" && one.validFrom <= from);
  const prices = before && (await findTariffContent(db, before.version));
  return prices ? unpricedOnSale(prices, (await findSoldNow(db)).classes) : [];
}
