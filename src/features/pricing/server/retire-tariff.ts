import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { pricingContract } from "../contract.ts";
import { canRetire, describeTariffs } from "./describe-tariffs.ts";
import { lockTariffs, retire } from "./store.ts";
import { findTariffs } from "./views.ts";

/** Retires a version. One must remain that is in force today. */
export async function retireTariff(ctx: Context, { version, reason }: ParsedOf<typeof pricingContract.retireTariff>) {
  await lockTariffs(ctx.db);
  const today = localDateOf(ctx.now);
  const tariffs = await findTariffs(ctx.db);
  const tariff = tariffs.find((one) => one.version === version);
  if (!tariff) return refuse("not_found");
  if (!canRetire(tariff, tariffs, today)) return refuse("not_possible");
  await retire(ctx.db, version);
  await recordAudit(ctx, { action: "tariff.retired", subject: { kind: "tariff", id: String(version) }, reason });
  await ctx.touchSite();
  const [retired] = describeTariffs([{ ...tariff, state: "retired" }], today);
  return retired ? accept(retired) : refuse("not_found");
}
