import { type EnquiryState, enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { type EnquiryChanges, lockEnquiry, updateEnquiry } from "../../server/enquiry-store.ts";
import { moveEnquiry } from "./move-enquiry.ts";

/** Moves an enquiry along with its quote. Where that is not allowed, a consultant has decided otherwise in the meantime. */
export async function moveQuotedEnquiry(ctx: Context, id: string, to: EnquiryState, changes: EnquiryChanges) {
  const enquiry = await lockEnquiry(ctx.db, id);
  if (!enquiry) return;
  // Our team gave it up knowing of the quote: withdrawing that as well takes nothing up again.
  if (enquiry.state === "lost" && to === "qualified") return;
  if (enquiryLifecycle.can(enquiry.state, to))
    await moveEnquiry(ctx, { id, to, changes, ...(changes.lostReason && { reason: changes.lostReason }) });
  else if (Object.keys(changes).length > 0 && enquiry.state === to) await updateEnquiry(ctx.db, id, changes);
}
