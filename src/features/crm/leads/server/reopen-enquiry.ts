import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { leadsContract } from "../contract.ts";
import { answerMoved, lockedEnquiry, moveEnquiry } from "./move-enquiry.ts";

/** Reopens an enquiry: spam and duplicates are new again, a lost customer is one we have been in touch with. */
export async function reopenEnquiry(ctx: Context, input: ParsedOf<typeof leadsContract.reopenEnquiry>) {
  const { id, version, reason } = input;
  const enquiry = await lockedEnquiry(ctx, { id, version });
  if (!enquiry.ok) return enquiry;
  const to = enquiry.value.state === "lost" ? "contacted" : "new";
  return answerMoved(await moveEnquiry(ctx, { id, version, to, reason, changes: { lostReason: null } }));
}
