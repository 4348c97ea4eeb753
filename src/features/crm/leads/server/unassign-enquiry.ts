import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { leadsContract } from "../contract.ts";
import { lockedEnquiry } from "./move-enquiry.ts";
import { setAssignee } from "./set-assignee.ts";

/** Unassigns an enquiry, no matter who it is assigned to: a colleague may have gone home. */
export async function unassignEnquiry(ctx: Context, input: ParsedOf<typeof leadsContract.unassignEnquiry>) {
  const enquiry = await lockedEnquiry(ctx, input);
  return enquiry.ok ? setAssignee(ctx, enquiry.value, null) : enquiry;
}
