import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findQuoted } from "../../server/views.ts";
import { moveQuotedEnquiry } from "./move-quoted-enquiry.ts";

/** We withdrew what we had sent: there is nothing left to decide on, and it is ours to go on. */
export async function requalifyEnquiry(ctx: Context, { quoteId }: EventOf<"quote.withdrawn">): Promise<void> {
  const { enquiryId, sentAt } = await findQuoted(ctx.db, quoteId);
  if (enquiryId && sentAt) await moveQuotedEnquiry(ctx, enquiryId, "qualified", {});
}
