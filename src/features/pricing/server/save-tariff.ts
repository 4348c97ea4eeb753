import { placeIn } from "#domain/geography/find-place.ts";
import { unpricedOnSale, withPricesFrom } from "#domain/pricing/class-prices.ts";
import type { TariffPrices } from "#domain/pricing/tariff.ts";
import { accept, refuse } from "#domain/result.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { pricingContract } from "../contract.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { describeTariffs } from "./describe-tariffs.ts";
import { drawZones } from "./draw-zones.ts";
import { parsePrices } from "./parse-tariff.ts";
import { lockTariffs } from "./store.ts";
import { findDays, findLatestVersion, findPricesOn, findSoldNow, findTariffContent, findTariffs } from "./views.ts";
import { writeTariff } from "./write-tariff.ts";

type SaveInput = ParsedOf<typeof pricingContract.saveTariff>;

/** Saves a new version. Earlier sales keep their price. */
export async function saveTariff(ctx: Context, { content: asked, valid_from, note, after_version }: SaveInput) {
  const content = { ...asked, routes: asked.routes.map(inFullName) };
  const today = localDateOf(ctx.now);
  const validFrom = localDate(valid_from);
  if (validFrom < today) return refuse("in_the_past");
  const unknown = unknownPlaces(content);
  if (unknown.length > 0) return refuse("unknown_place", { places: unknown });
  const lacking = unpricedOnSale(parsePrices(content, 0), (await findSoldNow(ctx.db)).classes);
  if (lacking.length > 0) return refuse("class_without_price", { classes: lacking });
  await lockTariffs(ctx.db);
  const latest = await findLatestVersion(ctx.db);
  if (latest !== after_version) return refuse("changed_meanwhile", { latest });
  const before = await findTariffContent(ctx.db, latest);
  const drawn = await drawZones(ctx, content, before?.zones);
  if (!drawn.ok) return drawn;
  const version = await writeTariff(ctx, {
    validFrom,
    prices: (version) => withSince(parsePrices(drawn.value, version), before),
    note,
  });
  await priceClassesAhead(ctx, validFrom, version);
  await ctx.touchSite();
  const saved = describeTariffs(await findTariffs(ctx.db), today).find((one) => one.version === version);
  if (!saved) throw new Error(`Tariff ${version} was not saved.`);
  return accept(saved);
}

/** A class that is priced now is sold under the tariffs that start later, too: at this price, until theirs is set. */
async function priceClassesAhead(ctx: Context, from: LocalDate, version: number): Promise<void> {
  const saved = await findPricesOn(ctx.db, from);
  const { classes } = await findSoldNow(ctx.db);
  const ids = classes.filter(({ state }) => state !== "ended").map(({ id }) => id);
  for (const validFrom of (await findDays(ctx.db, from)).slice(1)) {
    const before = await findPricesOn(ctx.db, validFrom);
    const priced = withPricesFrom(before, saved, ids);
    if (priced === before) continue;
    const note = `Version ${before.version} with the vehicle classes of version ${version}`;
    await writeTariff(ctx, { validFrom, prices: () => priced, note });
  }
}

/** A rule, a toll or a fixed price for them would never apply. */
const unknownPlaces = ({ timeRules, tolls, routes }: TariffContent): string[] =>
  [
    ...timeRules.flatMap(({ only }) => only?.places ?? []),
    ...tolls.flatMap(({ places }) => places),
    ...routes.map(({ town }) => town),
  ].filter((name) => !placeIn(name));

/** A trip to Plettenberg Bay has the fixed price of a town that was typed as “Plett”. */
const inFullName = ({ town, price }: TariffContent["routes"][number]) => ({
  town: placeIn(town)?.name ?? town,
  price,
});

/** A tour’s share is as old as the version that introduced it. */
function withSince({ tourKeys, ...tariff }: TariffPrices, before: TariffPrices | undefined): TariffPrices {
  if (!tourKeys) return tariff;
  const keys = Object.entries(tourKeys).map(([tour, { share, reason }]) => {
    const old = before?.tourKeys?.[tour];
    const isSame = old?.share === share && old.reason === reason;
    return [tour, { share, reason, since: (isSame ? old.since : undefined) ?? tariff.version }] as const;
  });
  return { ...tariff, tourKeys: Object.fromEntries(keys) };
}
