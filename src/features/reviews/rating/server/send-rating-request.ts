import { createElement } from "react";
import { formatMoment } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import { RatingRequestEmail, ratingRequestWords } from "./emails/rating-request.tsx";
import { ratingLink, stopLink } from "./rating-link.ts";
import { findCompany, type RatingRequest } from "./views.ts";

/** The first email, or the one reminder. */
export async function sendRatingRequest(
  ctx: Context,
  request: RatingRequest,
  which: "request" | "reminder",
): Promise<void> {
  const { id, reference, email, firstName, serviceName, tourName, pickupAt, from, to } = request;
  await ctx.mail({
    key: `rating-${which}:${id}`,
    template: "rating-request",
    to: email,
    subject:
      which === "request"
        ? ratingRequestWords.subject_if_which_request({ reference })
        : ratingRequestWords.subject({ reference }),
    about: `booking:${reference}`,
    unsubscribeUrl: stopLink(ctx, id),
    content: createElement(RatingRequestEmail, {
      company: await findCompany(ctx.db),
      firstName,
      isReminder: which === "reminder",
      trip: { title: tripTitle(serviceName, tourName), at: formatMoment(pickupAt), from, to },
      link: ratingLink(ctx, id),
      stopLink: stopLink(ctx, id),
    }),
  });
}
