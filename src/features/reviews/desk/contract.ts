import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { disputeStates, ratingStates, rejectReasons } from "#domain/rating/rating-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, textField, versionField } from "#platform/wire.ts";

const moderators = rolesThatMay("moderate_reviews");
const moment = z.iso.datetime();

export const ratingViews = ["todo", "disputed", "low", "all"] as const;
export type RatingView = (typeof ratingViews)[number];

export const listedRating = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(ratingStates),
  reference: z.string(),
  customer: z.string(),
  /** The kind of trip, such as “Airport Transfer”. */
  title: z.string(),
  pickup_at: moment,
  given_at: moment,
  /** Null if several drivers were involved. */
  driver: z.nullable(z.object({ id: z.string(), name: z.string() })),
  stars: z.object({ overall: z.int(), punctuality: z.int(), vehicle: z.int(), driving: z.int() }),
  words: z.string(),
  photos: z.array(z.object({ id: z.string(), file_id: z.string() })),
  /** The author’s name as shown on the site. */
  shown_as: z.string(),
  private_message: z.string(),
  wants_reply: z.boolean(),
  /** Whether we have an email address to answer to. */
  has_email: z.boolean(),
  reply: z.string(),
  answered_at: z.nullable(moment),
  reject_reason: z.nullable(z.enum(rejectReasons)),
  needs: z.array(z.enum(["moderation", "answer"])),
  dispute: z.nullable(
    z.object({ state: z.enum(disputeStates), text: z.string(), answer: z.string(), disputed_at: moment }),
  ),
});
export type ListedRating = z.output<typeof listedRating>;

const chosen = { rating_id: z.uuid("Choose a rating"), version: versionField };
const done = z.object({ version: z.int() });
const stale = {
  not_found: "We couldn’t find that rating.",
  changed_meanwhile: "Someone else has just changed this rating. Review the changes, then try again.",
  not_possible: "This rating’s status doesn’t allow that. Reload the page to see what you can do.",
};

export const rejectionFields = z.object({
  reason: z.enum(rejectReasons, "Choose a reason"),
  note: optionalTextField(500),
});
export const decisionFields = z.object({
  decision: z.enum(["upheld", "dismissed"], "Choose a decision"),
  answer: textField("Enter the reason", 500),
});

export const reviewsDeskContract = contract({
  listRatings: call({
    summary: "Lists ratings that customers have given, the latest first.",
    access: rolesThatMay("view_driver_ratings"),
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(ratingViews), "all"),
      /** Only this one. */
      rating_id: z.optional(z.uuid()),
      after: timeKey.field,
    }),
    output: z.object({
      ratings: z.array(listedRating),
      next: z.nullable(z.string()),
      counts: z.object({ todo: z.int(), disputed: z.int() }),
    }),
  }),
  publishRating: call({
    summary: "Publishes a review that waits for moderation, or one that was rejected by mistake.",
    access: moderators,
    effect: "changes",
    input: z.object(chosen),
    output: done,
    refusals: stale,
  }),
  rejectRating: call({
    summary: "Rejects a review for one of the listed reasons. A low rating is none of them.",
    access: moderators,
    effect: "changes",
    input: z.extend(rejectionFields, chosen),
    output: done,
    refusals: stale,
  }),
  dropRatingPhoto: call({
    summary: "Deletes a photograph that came with a rating.",
    access: moderators,
    effect: "changes",
    input: z.object({ rating_id: z.uuid("Choose a rating"), photo_id: z.uuid("Choose a photograph") }),
    output: z.object({}),
    refusals: { not_found: "This photograph has already been removed." },
  }),
  replyToRating: call({
    summary: "Writes or changes the public reply to a review.",
    access: moderators,
    effect: "changes",
    input: z.object({ ...chosen, text: textField("Enter the reply", 1000) }),
    output: done,
    refusals: stale,
  }),
  answerRating: call({
    summary: "Answers a rating privately, by email to the customer.",
    access: moderators,
    effect: "creates",
    input: z.object({ ...chosen, text: textField("Enter the answer", 2000) }),
    output: done,
    refusals: { ...stale, no_address: "This customer’s data was erased, so there is no address to write to." },
  }),
  decideDispute: call({
    summary: "Upholds or dismisses a driver’s dispute. An upheld one no longer counts for the driver.",
    access: moderators,
    effect: "changes",
    input: z.extend(decisionFields, chosen),
    output: done,
    refusals: stale,
  }),
});
