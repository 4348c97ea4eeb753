import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { tellNews } from "./tell-news.ts";
import { findTripForNews } from "./views.ts";

/** No other vehicle is coming. If the customer gets money back, the apology is in the email about the price. */
export async function sendTripAbandoned(ctx: Context, event: EventOf<"trip.abandoned">): Promise<void> {
  const trip = await findTripForNews(ctx.db, event.tripId);
  if (!trip) return;
  await tellNews(ctx, { kind: "ended", trip, key: event.reliefId, notifiesCustomer: event.refundCents > 0 });
}
