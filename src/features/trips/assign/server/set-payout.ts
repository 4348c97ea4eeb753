import type { EventOf } from "#domain/events.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { suggestPayout } from "../../server/expect-pay.ts";
import { findPayRules, findTaxed } from "../../server/pay-views.ts";
import { findOfferRules, findTripWithoutPayout } from "./crew-views.ts";
import { writePayout } from "./payout-store.ts";

/**
 * A provider whose driver is assigned without an offer is paid by its rule, or the usual share, and sees it
 * with the trip.
 */
export async function setPayout(ctx: Context, { assignmentId }: EventOf<"driver.assigned">): Promise<void> {
  const trip = await findTripWithoutPayout(ctx.db, assignmentId);
  if (!trip) return;

  const payout = suggestPayout(trip, {
    providerId: trip.providerId,
    price: trip.priceCents === null ? null : cents(trip.priceCents),
    offers: await findOfferRules(ctx.db),
    payRules: await findPayRules(ctx.db),
    taxed: await findTaxed(ctx.db, trip.bookingId),
  });

  if (payout !== null) await writePayout(ctx.db, assignmentId, payout);
}
