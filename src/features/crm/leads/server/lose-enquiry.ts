import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findQuoted } from "../../server/views.ts";
import { moveQuotedEnquiry } from "./move-quoted-enquiry.ts";

/** The customer said no, and why; or never answered. */
export async function loseEnquiry(ctx: Context, event: EventOf<"quote.declined" | "quote.expired">): Promise<void> {
  const { enquiryId, declineReason } = await findQuoted(ctx.db, event.quoteId);
  const lostReason = event.type === "quote.expired" ? "The quote expired without an answer" : declineReason;
  if (enquiryId) await moveQuotedEnquiry(ctx, enquiryId, "lost", { lostReason });
}
