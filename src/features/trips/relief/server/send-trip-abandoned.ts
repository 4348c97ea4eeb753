import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { tellNews } from "./tell-news.ts";
import { findTripForNews } from "./views.ts";

/** No other vehicle comes. If the customer gets a refund, the email about the price has the apology. */
export async function sendTripAbandoned(ctx: Context, event: EventOf<"trip.abandoned">): Promise<void> {
  const trip = await findTripForNews(ctx.db, event.tripId);
  if (!trip) return;
  await tellNews(ctx, { kind: "ended", trip, key: event.reliefId, notifiesCustomer: event.refundCents > 0 });
}
