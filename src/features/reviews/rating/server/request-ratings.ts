import { companyRules } from "#domain/company/company-rules.ts";
import { waitsForMorning } from "#domain/message/scheduled-messages.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { ratingMover } from "../../server/move-rating.ts";
import { claimReminders, insertRequest } from "../../server/rating-store.ts";
import { sendRatingRequest } from "./send-rating-request.ts";
import { findRequest, findTripsToRate, findWelcomeRequests } from "./views.ts";

const { askAfterHours, askWithinHours, remindAfterHours, linkDays } = companyRules.ratings;

/** Requests a rating some hours after each drop-off, and reminds once two days later, never at night. */
export async function requestRatings(ctx: Context): Promise<void> {
  if (waitsForMorning("request-ratings", ctx.now)) return;
  const ended = { after: addHours(ctx.now, -askWithinHours), until: addHours(ctx.now, -askAfterHours) };
  for (const due of await findTripsToRate(ctx.db, ended)) {
    const id = ctx.newId();
    const input = { id, ...due, state: "requested" as const, askedAt: ctx.now, updatedAt: ctx.now };
    // Another instance may have sent it a moment ago.
    if (!(await insertRequest(ctx.db, input))) continue;
    await ratingMover.record(ctx, { id, from: null, to: "requested" });
    const request = await findRequest(ctx.db, id);
    if (request) await sendRatingRequest(ctx, request, "request");
  }

  const question = { after: addHours(ctx.now, -linkDays * 24), until: addHours(ctx.now, -remindAfterHours) };
  const claimed = await claimReminders(ctx.db, question, ctx.now);
  if (claimed.length === 0) return;
  for (const request of await findWelcomeRequests(ctx.db, claimed)) await sendRatingRequest(ctx, request, "reminder");
}
