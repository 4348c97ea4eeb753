import { ratingNeeds, reviewerName } from "#domain/rating/rating-rules.ts";
import { accept } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { findPhotosOf } from "../../server/photo-views.ts";
import { type ListedRating, listedRating, type reviewsDeskContract } from "../contract.ts";
import { countWaiting, findRatingPage, type RatingRecord } from "./views.ts";

const pageSize = 25;

/** Customers’ ratings with the work left to do. */
export async function listRatings(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.listRatings>) {
  const { view, rating_id: ratingId, after } = input;
  const { rows, next } = await findRatingPage(ctx.db, { view, ratingId, after, size: pageSize });
  const photos = await findPhotosOf(
    ctx.db,
    rows.map(({ rating }) => rating.id),
  );
  return accept({ ratings: rows.map((row) => describe(row, photos)), next, counts: await countWaiting(ctx.db) });
}

type Photos = Awaited<ReturnType<typeof findPhotosOf>>;

function describe({ rating, ...found }: RatingRecord, photos: Photos): ListedRating {
  const { id, version, state, words, reply, driverId } = rating;
  return toWire(listedRating, rating, {
    id,
    version,
    state,
    words,
    reply,
    reference: found.reference,
    customer: `${found.firstName} ${found.lastName}`.trim(),
    title: tripTitle(found.serviceName, found.tourName),
    pickup_at: found.pickupAt.toISOString(),
    given_at: (rating.givenAt ?? rating.askedAt).toISOString(),
    driver: driverId === null ? null : { id: driverId, name: `${found.driverFirstName} ${found.driverLastName}` },
    stars: {
      overall: rating.overall ?? 0,
      punctuality: rating.punctuality ?? 0,
      vehicle: rating.vehicle ?? 0,
      driving: rating.driving ?? 0,
    },
    photos: photos.filter(({ ratingId }) => ratingId === id).map((one) => ({ id: one.id, file_id: one.fileId })),
    shown_as: reviewerName({ ...found, isAnonymous: rating.isAnonymous }),
    has_email: isMailable(found.email),
    needs: [...ratingNeeds(rating)],
    dispute:
      rating.disputeState && rating.disputedAt
        ? {
            state: rating.disputeState,
            text: rating.disputeText,
            answer: rating.disputeAnswer,
            disputed_at: rating.disputedAt.toISOString(),
          }
        : null,
  });
}
