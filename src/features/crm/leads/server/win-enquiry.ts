import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findQuoted } from "../../server/views.ts";
import { moveQuotedEnquiry } from "./move-quoted-enquiry.ts";

/** The customer said yes. */
export async function winEnquiry(ctx: Context, { quoteId }: EventOf<"quote.accepted">): Promise<void> {
  const { enquiryId } = await findQuoted(ctx.db, quoteId);
  if (enquiryId) await moveQuotedEnquiry(ctx, enquiryId, "won", {});
}
