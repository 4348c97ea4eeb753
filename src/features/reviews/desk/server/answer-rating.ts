import { createElement } from "react";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRating } from "../../server/change-rating.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";
import { RatingAnswerEmail } from "./emails/rating-answer.tsx";
import { settleRating } from "./settle-rating.ts";
import { findCompany, findRater } from "./views.ts";

/** Our private answer, by email. */
export async function answerRating(ctx: Context, asked: ParsedOf<typeof reviewsDeskContract.answerRating>) {
  const found = await ratingMover.lock(ctx, { id: asked.rating_id, version: asked.version });
  if (!found.ok) return found;
  if (found.value.state === "requested") return refuse("not_possible");
  const rater = await findRater(ctx.db, asked.rating_id);
  if (!rater || rater.email === "" || rater.email.endsWith(".invalid")) return refuse("no_address");

  const after = await changeRating(ctx, found.value, { answeredAt: found.value.answeredAt ?? ctx.now });
  await ctx.mail({
    key: `rating-answer:${after.id}:${after.version}`,
    template: "rating-answer",
    to: rater.email,
    subject: `Our answer to your rating (${rater.reference})`,
    about: `booking:${rater.reference}`,
    content: createElement(RatingAnswerEmail, {
      company: await findCompany(ctx.db),
      firstName: rater.firstName,
      reference: rater.reference,
      text: asked.text,
    }),
  });
  return settleRating(ctx, after, { action: "rating.answered", isPublic: false });
}
