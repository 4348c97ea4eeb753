import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeTariffs } from "./describe-tariffs.ts";
import { contentOf } from "./parse-tariff.ts";
import { findTariffContent, findTariffs } from "./views.ts";

export async function readTariff(ctx: Context, { version }: { version: number }) {
  const content = await findTariffContent(ctx.db, version);
  const all = describeTariffs(await findTariffs(ctx.db), localDateOf(ctx.now));
  const tariff = all.find((one) => one.version === version);
  if (!content || !tariff) return refuse("not_found");
  return accept({ tariff, content: contentOf(content) });
}
