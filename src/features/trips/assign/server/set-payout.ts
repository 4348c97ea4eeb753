import type { EventOf } from "#domain/events.ts";
import { cents } from "#domain/money/money.ts";
import { suggestedPayout } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { findOfferRules, findPriceWithoutPayout } from "./crew-views.ts";
import { writePayout } from "./payout-store.ts";

/** A provider whose driver is assigned without an offer is paid the usual share: they see it with the trip. */
export async function setPayout(ctx: Context, { assignmentId }: EventOf<"driver.assigned">): Promise<void> {
  const price = await findPriceWithoutPayout(ctx.db, assignmentId);
  if (price === undefined || price === null) return;

  const payout = suggestedPayout(cents(price), await findOfferRules(ctx.db));

  if (payout !== null) await writePayout(ctx.db, assignmentId, payout);
}
