import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { disputeKindLabels } from "#domain/incident/dispute-rules.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { DisputeAnswer, disputeAnswerWords } from "./emails/dispute-answer.tsx";
import { findDispute } from "./views.ts";

/** Notifies the author of our team’s decision and reason. */
export async function sendDisputeAnswer(ctx: Context, { disputeId }: EventOf<"dispute.answered">): Promise<void> {
  const result = await findDispute(ctx.db, disputeId);
  if (!result || result.dispute.state === "open" || result.isTest) return;
  const { dispute, reference } = result;
  const isDriver = dispute.driverId !== null;
  const to = (isDriver ? result.disputantEmail : result.email) ?? "";
  if (to === "") return;
  const isUpheld = dispute.state === "upheld";
  await ctx.mail({
    key: `dispute-answer:${disputeId}`,
    template: "dispute-answer",
    to,
    subject: disputeAnswerWords.subject({
      upheld_words: isUpheld ? disputeAnswerWords.subject_if_upheld() : disputeAnswerWords.subject_if_not_upheld(),
      reference,
    }),
    about: `booking:${reference}`,
    content: createElement(DisputeAnswer, {
      company: await findCompany(ctx.db),
      isUpheld,
      isDriver,
      answer: dispute.answer,
      name: (isDriver ? result.disputantFirstName : result.firstName) ?? "",
      what: disputeKindLabels[dispute.kind].toLowerCase(),
      trip: `${reference}, ${formatMoment(result.pickupAt)}`,
      link: isDriver
        ? `${ctx.siteUrl}/driver/dashboard/trips/${dispute.tripId}`
        : `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`,
    }),
  });
}
