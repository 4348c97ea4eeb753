import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import { DisputeDecided, disputeDecidedWords } from "./emails/dispute-decided.tsx";
import { findCompany, findDispute } from "./views.ts";

/** Notifies the driver of the decision. */
export async function sendDisputeDecided(ctx: Context, { ratingId }: EventOf<"rating.dispute_decided">): Promise<void> {
  const dispute = await findDispute(ctx.db, ratingId);
  if (!dispute || dispute.state === "open" || dispute.email === "") return;
  const isUpheld = dispute.state === "upheld";
  await ctx.mail({
    key: `dispute-decided:${ratingId}`,
    template: "dispute-decided",
    to: dispute.email,
    subject: isUpheld ? disputeDecidedWords.subject_if_upheld() : disputeDecidedWords.subject(),
    about: `booking:${dispute.reference}`,
    content: createElement(DisputeDecided, {
      company: await findCompany(ctx.db),
      name: dispute.firstName,
      trip: `${tripTitle(dispute.serviceName, dispute.tourName)}, ${formatMoment(dispute.pickupAt)}`,
      isUpheld,
      answer: dispute.answer,
      link: `${ctx.siteUrl}/driver/dashboard/profile`,
    }),
  });
}
