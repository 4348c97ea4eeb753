import { linkStanding } from "#domain/rating/rating-rules.ts";
import { accept, type Result } from "#domain/result.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { OpenRating } from "../contract.ts";
import { ratingToken } from "./rating-link.ts";
import { findRequestsOfBooking } from "./views.ts";

type Opening = { readonly reference: string; readonly code?: string | null };

/** A booking’s trips that can be rated, for a customer who lost our email. */
export async function bookingRatings(
  ctx: Context,
  input: Opening,
): Promise<Result<{ ratings: OpenRating[] }, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const requests = await findRequestsOfBooking(ctx.db, opened.value.id);
  const open = requests.filter((request) => linkStanding(request, ctx.now) === "open");
  return accept({
    ratings: open.map(({ id, serviceName, tourName, pickupAt }) => ({
      token: ratingToken(ctx, id),
      title: tripTitle(serviceName, tourName),
      pickup_at: pickupAt.toISOString(),
    })),
  });
}
