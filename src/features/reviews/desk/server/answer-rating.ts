import { createElement } from "react";
import { refuse } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRating } from "../../server/change-rating.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";
import { RatingAnswerEmail, ratingAnswerWords } from "./emails/rating-answer.tsx";
import { settleRating } from "./settle-rating.ts";
import { findCompany, findRater } from "./views.ts";

/** Our private answer, by email. */
export async function answerRating(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.answerRating>) {
  const result = await ratingMover.lock(ctx, { id: input.rating_id, version: input.version });
  if (!result.ok) return result;
  if (result.value.state === "requested") return refuse("not_possible");
  const rater = await findRater(ctx.db, input.rating_id);
  if (!rater || !isMailable(rater.email)) return refuse("no_address");

  const after = await changeRating(ctx, result.value, { answeredAt: result.value.answeredAt ?? ctx.now });
  await ctx.mail({
    key: `rating-answer:${after.id}:${after.version}`,
    template: "rating-answer",
    to: rater.email,
    subject: ratingAnswerWords.subject({ reference: rater.reference }),
    about: `booking:${rater.reference}`,
    content: createElement(RatingAnswerEmail, {
      company: await findCompany(ctx.db),
      firstName: rater.firstName,
      reference: rater.reference,
      text: input.text,
    }),
  });
  return settleRating(ctx, after, { action: "rating.answered", isPublic: false });
}
