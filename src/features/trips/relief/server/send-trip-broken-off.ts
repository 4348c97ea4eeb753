import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { tellNews } from "./tell-news.ts";
import { findTripForNews } from "./views.ts";

/**
 * A vehicle has broken down: the passengers and the partner are notified at once. Where another one was sent in the same step they
 * read of that one instead, and no earlier news says that someone will come.
 */
export async function sendTripBrokenOff(ctx: Context, event: EventOf<"trip.broken_off">): Promise<void> {
  if (event.isRescued) return;
  const trip = await findTripForNews(ctx.db, event.reliefId ?? event.tripId);
  if (!trip) return;
  const kind = event.reliefId ? "interrupted" : "delayed";
  await tellNews(ctx, { kind, trip, key: event.reliefId ?? `${event.tripId}:${event.at}` });
}
