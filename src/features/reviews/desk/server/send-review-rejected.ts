import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { rejectReasonLabels } from "#domain/rating/rating-labels.ts";
import type { Context } from "#platform/context.ts";
import { ReviewRejected, reviewRejectedWords } from "./emails/review-rejected.tsx";
import { findCompany, findRater } from "./views.ts";

/** Tells the customer why their review is not on the site, unless it was published meanwhile. */
export async function sendReviewRejected(ctx: Context, event: EventOf<"rating.rejected">): Promise<void> {
  const rater = await findRater(ctx.db, event.ratingId);
  if (!rater?.rejectReason || rater.email === "" || rater.email.endsWith(".invalid")) return;
  const { email, firstName, reference, rejectReason } = rater;
  await ctx.mail({
    key: `review-rejected:${event.ratingId}:${event.version}`,
    template: "review-rejected",
    to: email,
    subject: reviewRejectedWords.subject({ reference }),
    about: `booking:${reference}`,
    content: createElement(ReviewRejected, {
      company: await findCompany(ctx.db),
      firstName,
      reference,
      reason: rejectReasonLabels[rejectReason],
    }),
  });
}
