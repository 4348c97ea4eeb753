import { findSettings } from "#db/settings-views.ts";
import type { EventOf } from "#domain/events.ts";
import { cents } from "#domain/money/money.ts";
import { suggestedPayout } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { findPriceWithoutPayout, writePayout } from "./payout-store.ts";

/** A provider whose driver is assigned without an offer is paid the usual share: they see it with the trip. */
export async function setPayout(ctx: Context, { assignmentId }: EventOf<"driver.assigned">): Promise<void> {
  const price = await findPriceWithoutPayout(ctx.db, assignmentId);
  if (price === undefined || price === null) return;

  const { offers } = await findSettings(ctx.db);
  const payout = suggestedPayout(cents(price), offers);

  if (payout !== null) await writePayout(ctx.db, assignmentId, payout);
}
