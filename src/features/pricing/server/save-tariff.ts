import { onSaleOf } from "#domain/catalogue/vehicle-class.ts";
import { placeIn } from "#domain/geography/find-place.ts";
import { missingPrices } from "#domain/pricing/class-prices.ts";
import type { TariffPrices } from "#domain/pricing/tariff.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { pricingContract } from "../contract.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { describeTariffs } from "./describe-tariffs.ts";
import { drawZones } from "./draw-zones.ts";
import { parsePrices } from "./parse-tariff.ts";
import { insertTariff, lockTariffs } from "./store.ts";
import { findLatestVersion, findSoldNow, findTariffContent, findTariffs } from "./views.ts";

type SaveInput = ParsedOf<typeof pricingContract.saveTariff>;

/** Saves a new version. Earlier sales keep their price. */
export async function saveTariff(ctx: Context, { content, valid_from, note, after_version }: SaveInput) {
  const today = localDateOf(ctx.now);
  if (valid_from < today) return refuse("in_the_past");
  const unknown = unknownPlaces(content);
  if (unknown.length > 0) return refuse("unknown_place", { places: unknown });
  const lacking = await unpriced(ctx, content);
  if (lacking.length > 0) return refuse("class_without_price", { classes: lacking });
  await lockTariffs(ctx.db);
  const latest = await findLatestVersion(ctx.db);
  if (latest !== after_version) return refuse("changed_meanwhile", { latest });
  const before = await findTariffContent(ctx.db, latest);
  const drawn = await drawZones(ctx, content, before?.zones);
  if (!drawn.ok) return drawn;
  const version = latest + 1;
  await insertTariff(ctx.db, {
    version,
    state: "active",
    validFrom: valid_from,
    content: withSince(parsePrices(drawn.value, version), before),
    note,
    createdBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "tariff.saved",
    subject: { kind: "tariff", id: String(version) },
    reason: note,
    details: { validFrom: valid_from },
  });
  await ctx.touchSite();
  const saved = describeTariffs(await findTariffs(ctx.db), today).find((one) => one.version === version);
  if (!saved) throw new Error(`Tariff ${version} was not saved.`);
  return accept(saved);
}

/** The names of classes on sale that this tariff could not price. */
async function unpriced(ctx: Context, content: TariffContent): Promise<readonly string[]> {
  const { classes } = await findSoldNow(ctx.db);
  const prices = parsePrices(content, 0);
  return onSaleOf(classes)
    .filter(({ id }) => missingPrices(prices, id).length > 0)
    .map(({ name }) => name);
}

/** A rule or toll for them would never apply. */
const unknownPlaces = ({ timeRules, tolls, routes }: TariffContent): string[] =>
  [...timeRules.flatMap(({ only }) => only?.places ?? []), ...tolls.flatMap(({ places }) => places)].filter(
    (name) => !placeIn(name) && !routes.some(({ town }) => town === name),
  );

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
