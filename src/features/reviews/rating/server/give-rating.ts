import type { RatingState } from "#domain/rating/rating-lifecycle.ts";
import { handleBy, linkStanding, ratingNeeds, stateOfNewRating } from "#domain/rating/rating-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { RatingRow } from "../../server/rating-store.ts";
import type { ratingContract } from "../contract.ts";
import { keepPhotos } from "./keep-photos.ts";
import { ratingIdOf } from "./rating-link.ts";
import { findRequest } from "./views.ts";

/** Stores a customer’s rating. The link works only once. */
export async function giveRating(ctx: Context, input: ParsedOf<typeof ratingContract.giveRating>) {
  const id = ratingIdOf(ctx, input.token);
  const result = id ? await ratingMover.lock(ctx, { id }) : refuse("not_found");
  if (!result.ok) return refuse("not_found");
  const standing = linkStanding(result.value, ctx.now);
  if (standing !== "open") return refuse(standing);

  const { overall, punctuality, vehicle, driving, words, photos } = input;
  if (photos.length > 0 && !(input.may_publish && input.may_show_photos)) return refuse("photos_not_agreed");
  const kept = await keepPhotos(ctx, result.value.id, photos);
  if (!kept.ok) return refuse(kept.reason);
  const to: RatingState = stateOfNewRating({ mayPublish: input.may_publish, words, photos: photos.length });
  const changes = {
    overall,
    punctuality,
    vehicle,
    driving,
    words,
    givenAt: ctx.now,
    privateMessage: input.private_message,
    wantsReply: input.wants_reply,
    isAnonymous: input.is_anonymous,
  };
  const moved = await ratingMover.moveLocked(ctx, result.value, { to, changes });
  if (!moved.ok) throw new Error(`a rating that is ${result.value.state} could not be given`);

  await wantHandling(ctx, moved.value.after);
  if (to === "published") await ctx.touchSite();
  return accept({ standing: "given" as const });
}

/** Creates a task if there is something to read or answer. The comment stays with the rating. */
async function wantHandling(ctx: Context, rating: RatingRow): Promise<void> {
  const needs = ratingNeeds(rating);
  if (needs.length === 0) return;
  const request = await findRequest(ctx.db, rating.id);
  await ctx.emit({
    type: "task.wanted",
    kind: "handle_rating",
    subjectKind: "rating",
    subjectId: rating.id,
    title: `${request?.reference ?? "A trip"}: rated ${rating.overall} of 5. ${needs.map((need) => taskTexts[need]).join(" ")}`,
    dueAt: handleBy(rating, ctx.now).toISOString(),
  });
}

const taskTexts = { moderation: "Moderate the review.", answer: "Answer the customer." } as const;
