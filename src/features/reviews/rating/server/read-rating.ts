import { linkStanding } from "#domain/rating/rating-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import { sealedFileAddress } from "#platform/files/sealed-file.ts";
import { findPhotosOf } from "../../server/photo-views.ts";
import type { ShownRating } from "../contract.ts";
import { ratingIdOf } from "./rating-link.ts";
import { findRequest, findSettings } from "./views.ts";

/** The trip behind a link. */
export async function readRating(ctx: Context, { token }: { token: string }) {
  const id = ratingIdOf(ctx, token);
  const request = id && (await findRequest(ctx.db, id));
  if (!request) return refuse("not_found");
  const standing = linkStanding(request, ctx.now);
  const { firstName, serviceName, tourName, pickupAt, from, to, driver } = request;
  const { tipLink } = (await findSettings(ctx.db)).paymentWays;
  const shown: ShownRating = {
    standing,
    tip_link: tipLink || null,
    photos: standing === "given" ? await photosOf(ctx, id) : [],
    trip:
      standing === "open"
        ? {
            first_name: firstName,
            title: tripTitle(serviceName, tourName),
            pickup_at: pickupAt.toISOString(),
            from,
            to,
            driver,
          }
        : null,
  };
  return accept(shown);
}

const shownForHours = 2;

/** The guest’s own photographs, published or not. */
async function photosOf(ctx: Context, ratingId: string) {
  const until = addHours(ctx.now, shownForHours);
  return (await findPhotosOf(ctx.db, [ratingId])).map(({ id, fileId }) => ({
    id,
    address: sealedFileAddress(ctx, { fileId, record: ratingId, until }),
  }));
}
