import { priceTrip } from "#domain/pricing/price-trip.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { TariffPreview } from "../contract.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { parseTariff } from "./parse-tariff.ts";
import { findSoldNow, findSoldSince, type SoldBooking } from "./views.ts";

const daysBack = 90;
/** A price takes some microseconds, so this many take well under a second. */
const bookingsAtMost = 20_000;
const biggestShown = 20;

type PreviewedBooking = TariffPreview["biggest"][number];

/** Prices the sales of the last ninety days with a draft, without changing anything. */
export async function previewTariff(ctx: Context, { content }: { content: TariffContent }) {
  const sold = await findSoldSince(ctx.db, addHours(ctx.now, -24 * daysBack), bookingsAtMost);
  const draft = parseTariff(content, 0, await findSoldNow(ctx.db));
  const weighed = sold.flatMap((booking) => priceAgain(booking, draft) ?? []);
  const differences = weighed.map(differenceOf);
  return accept({
    bookings: weighed.length,
    skipped: sold.length - weighed.length,
    charged_cents: sumOf(weighed.map(({ charged_cents }) => charged_cents)),
    would_be_cents: sumOf(weighed.map(({ would_be_cents }) => would_be_cents)),
    dearer: differences.filter((difference) => difference > 0).length,
    cheaper: differences.filter((difference) => difference < 0).length,
    biggest: weighed
      .filter((one) => differenceOf(one) !== 0)
      .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
      .slice(0, biggestShown),
  });
}

const differenceOf = ({ charged_cents, would_be_cents }: PreviewedBooking) => would_be_cents - charged_cents;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Undefined if it was not priced by the engine, or the draft has no price for it. */
function priceAgain(booking: SoldBooking, draft: Tariff): PreviewedBooking | undefined {
  const total = booking.priceRequest ? priceTrip(booking.priceRequest, draft).total : null;
  if (total === null || booking.totalCents === null) return undefined;
  return {
    reference: booking.reference,
    service_type: booking.serviceType,
    pickup_at: booking.pickupAt.toISOString(),
    charged_cents: booking.totalCents,
    would_be_cents: total,
  };
}
