import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { MyRating, ownRatingsContract } from "../contract.ts";
import { findOwnDriver, findRatingsOf } from "./views.ts";

const pageSize = 5;

/** Ratings of the actor’s trips as a driver. */
export async function myRatings(ctx: Context, { after }: ParsedOf<typeof ownRatingsContract.myRatings>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const { rows, next } = await findRatingsOf(ctx.db, driver.id, after, pageSize);
  return accept({ ratings: rows.map(describe), next });
}

type Row = Awaited<ReturnType<typeof findRatingsOf>>["rows"][number];

const describe = ({ rating, serviceName, tourName, pickupAt }: Row): MyRating => ({
  id: rating.id,
  version: rating.version,
  title: tripTitle(serviceName, tourName),
  pickup_at: pickupAt.toISOString(),
  stars: {
    overall: rating.overall ?? 0,
    punctuality: rating.punctuality ?? 0,
    vehicle: rating.vehicle ?? 0,
    driving: rating.driving ?? 0,
  },
  words: rating.state === "published" ? rating.words : "",
  dispute: rating.disputeState && {
    state: rating.disputeState,
    text: rating.disputeText,
    answer: rating.disputeAnswer,
  },
});
