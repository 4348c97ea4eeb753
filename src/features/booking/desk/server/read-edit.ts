import type { CompanySettings } from "#domain/company/company-settings.ts";
import { type Journey, type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { accept, type Result } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { TripRefusal } from "#domain/trip/trip.ts";
import type { Context } from "#platform/context.ts";
import { journeyOf } from "../../server/keep-vehicles.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { readJourney } from "../../server/read-journey.ts";
import { findSellingFacts } from "../../server/selling-views.ts";

type JourneyInput = Parameters<typeof readJourney>[0];

type EditedJourney = { readonly priced: PricedJourney; readonly settings: CompanySettings };

/** The journey as it is edited for, priced as of the day it was booked. Null: it stays as it is. */
export async function readEdit(
  ctx: Context,
  row: BookingRow,
  asked: JourneyInput,
): Promise<Result<EditedJourney | null, TripRefusal>> {
  // The days as they stand may lie in the past by now; only another journey has to lie ahead.
  const edited = readJourney(asked, row.createdAt < ctx.now ? row.createdAt : ctx.now);
  if (!edited.ok) return edited;
  if (isSame(journeyOf(row), edited.value)) return accept(null);
  const ahead = readJourney(asked, ctx.now);
  if (!ahead.ok) return ahead;
  const { tariff, settings } = await findSellingFacts(ctx.db, {
    day: localDateOf(ahead.value.pickupAt),
    affiliateCode: null,
  });
  return accept({ priced: priceJourney(ahead.value, tariff, row.createdAt), settings });
}

const isSame = (a: Journey, b: Journey): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (journey: Journey) => Object.entries(journey).toSorted(([a], [b]) => a.localeCompare(b));
