import { linkStanding } from "#domain/rating/rating-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ShownRating } from "../contract.ts";
import { ratingIdOf } from "./rating-link.ts";
import { findRequest, findSettings } from "./views.ts";

/** The trip behind a link. */
export async function readRating(ctx: Context, { token }: { token: string }) {
  const id = ratingIdOf(ctx, token);
  const request = id && (await findRequest(ctx.db, id));
  if (!request) return refuse("not_found");
  const standing = linkStanding(request, ctx.now);
  const { firstName, serviceType, tourName, pickupAt, from, to, driver } = request;
  const { tipLink } = (await findSettings(ctx.db)).paymentWays;
  const shown: ShownRating = {
    standing,
    tip_link: tipLink || null,
    trip:
      standing === "open"
        ? {
            first_name: firstName,
            title: tripTitle(serviceType, tourName),
            pickup_at: pickupAt.toISOString(),
            from,
            to,
            driver,
          }
        : null,
  };
  return accept(shown);
}
