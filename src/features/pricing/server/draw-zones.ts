import type { Tariff } from "#domain/pricing/tariff.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { findZones } from "./rule-views.ts";

/**
 * The tariff with the zones that its rules and tolls name, as they are drawn now. One that is no longer on the map
 * stays as the version before it had it: what was sold by it is priced by it again.
 */
export async function drawZones({ db }: Pick<Context, "db">, content: TariffContent, before: Tariff["zones"] = []) {
  const { zones: _, ...prices } = content;
  const named = new Set([
    ...content.timeRules.flatMap(({ only }) => only?.zones ?? []),
    ...content.tolls.flatMap(({ zones = [] }) => zones),
  ]);
  if (named.size === 0) return accept(prices);
  const drawn = await findZones(db);
  const known = [...drawn, ...before.filter(({ id }) => !drawn.some((one) => one.id === id))];
  const missing = [...named].filter((id) => !known.some((one) => one.id === id));
  if (missing.length > 0) return refuse("unknown_zone", { zones: missing });
  return accept({ ...prices, zones: known.filter(({ id }) => named.has(id)) });
}
