import * as z from "zod/mini";
import { disputeStates } from "#domain/rating/rating-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { textField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();

/** A rating as the driver sees it: without name and private message, and comments only once published. */
const myRating = z.object({
  id: z.string(),
  version: z.int(),
  /** The kind of trip, such as “Airport Transfer”. */
  title: z.string(),
  pickup_at: moment,
  stars: z.object({ overall: z.int(), punctuality: z.int(), vehicle: z.int(), driving: z.int() }),
  words: z.string(),
  dispute: z.nullable(z.object({ state: z.enum(disputeStates), text: z.string(), answer: z.string() })),
});
export type MyRating = z.output<typeof myRating>;

const noProfile = { not_found: "Your account has no driver profile. Please call dispatch." };

export const ownRatingsContract = contract({
  myRatings: call({
    summary: "Lists the ratings of the driver who asks, the latest first.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ ratings: z.array(myRating), next: z.nullable(z.string()) }),
    refusals: noProfile,
  }),
  disputeRating: call({
    summary: "Disputes a rating of the driver’s own trip, once. Our team decides.",
    access: ["driver"],
    effect: "changes",
    limit: { times: 20, seconds: 3600 },
    input: z.object({
      rating_id: z.uuid("Choose a rating"),
      version: versionField,
      text: textField("Enter what happened", 1000),
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that rating.",
      changed_meanwhile: "This rating has just been changed. Review the changes, then try again.",
      not_possible: "You’ve already disputed this rating.",
    },
  }),
});
