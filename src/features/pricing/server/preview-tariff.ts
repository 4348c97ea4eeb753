import { changedPrices } from "#domain/pricing/changed-prices.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { accept } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { TariffPreview } from "../contract.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { drawZones } from "./draw-zones.ts";
import { parseTariff } from "./parse-tariff.ts";
import { findHeld, findSoldNow, findSoldSince, findTariffOn, type SoldBooking } from "./views.ts";

const daysBack = 90;
/** A price takes some microseconds, so this many take well under a second. */
const bookingsAtMost = 20_000;
const biggestShown = 10;

type PreviewedBooking = TariffPreview["biggest"][number];

/** Prices the sales of the last ninety days with a draft, without changing anything. */
export async function previewTariff(ctx: Context, { content }: { content: TariffContent }) {
  const sold = await findSoldSince(ctx.db, addHours(ctx.now, -24 * daysBack), bookingsAtMost);
  const now = await findTariffOn(ctx.db, localDateOf(ctx.now));
  const drawn = await drawZones(ctx, content, content.zones);
  if (!drawn.ok) return drawn;
  const draft = parseTariff(drawn.value, 0, await findSoldNow(ctx.db));
  const weighed = sold.flatMap((booking) => priceAgain(booking, draft) ?? []);
  const differences = weighed.map(differenceOf);
  return accept({
    bookings: weighed.length,
    skipped: sold.length - weighed.length,
    charged_cents: sumOf(weighed.map(({ charged_cents }) => charged_cents)),
    would_be_cents: sumOf(weighed.map(({ would_be_cents }) => would_be_cents)),
    dearer: differences.filter((difference) => difference > 0).length,
    cheaper: differences.filter((difference) => difference < 0).length,
    by_service: byService(weighed),
    pages: changedPrices(now, draft).map(({ what, page, from, to }) => ({
      what,
      page,
      from_cents: from,
      to_cents: to,
    })),
    holds: await weighHolds(ctx, draft),
    quotes: await ctx.quotes.weighOpen(ctx, { now, draft }),
    biggest: weighed
      .filter((one) => differenceOf(one) !== 0)
      .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
      .slice(0, biggestShown),
  });
}

const differenceOf = ({ charged_cents, would_be_cents }: PreviewedBooking) => would_be_cents - charged_cents;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The most affected service first. */
function byService(weighed: readonly PreviewedBooking[]): TariffPreview["by_service"] {
  const names = [...new Set(weighed.map(({ service_name }) => service_name))];
  return names
    .map((service_name) => {
      const own = weighed.filter((one) => one.service_name === service_name);
      return {
        service_name,
        bookings: own.length,
        charged_cents: sumOf(own.map(({ charged_cents }) => charged_cents)),
        would_be_cents: sumOf(own.map(({ would_be_cents }) => would_be_cents)),
      };
    })
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)));
}

const changeOf = ({ charged_cents, would_be_cents }: TariffPreview["by_service"][number]) =>
  would_be_cents - charged_cents;

async function weighHolds(ctx: Context, draft: Tariff): Promise<TariffPreview["holds"]> {
  const held = await findHeld(ctx.db, bookingsAtMost);
  const different = held.filter(
    ({ priceRequest, totalCents }) => priceRequest && priceTrip(priceRequest, draft).total !== totalCents,
  );
  return { open: held.length, different: different.length };
}

/** Undefined if it was not priced by the engine, or the draft has no price for it. */
function priceAgain(booking: SoldBooking, draft: Tariff): PreviewedBooking | undefined {
  const total = booking.priceRequest ? priceTrip(booking.priceRequest, draft).total : null;
  if (total === null || booking.totalCents === null) return undefined;
  return {
    reference: booking.reference,
    service_name: booking.serviceName,
    pickup_at: booking.pickupAt.toISOString(),
    charged_cents: booking.totalCents,
    would_be_cents: total,
  };
}
