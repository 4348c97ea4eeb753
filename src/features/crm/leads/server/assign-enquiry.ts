import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { leadsContract } from "../contract.ts";
import { lockedEnquiry } from "./move-enquiry.ts";
import { setAssignee } from "./set-assignee.ts";

/** Assigns an enquiry to the person who asks. One that is assigned to someone else must be unassigned first. */
export async function assignEnquiry(ctx: Context, input: ParsedOf<typeof leadsContract.assignEnquiry>) {
  const me = personAsking(ctx.actor);
  const enquiry = await lockedEnquiry(ctx, input);
  if (!enquiry.ok) return enquiry;
  const { takenBy } = enquiry.value;
  if (takenBy !== null && takenBy !== me) return refuse("not_possible", { taken_by: takenBy });
  return setAssignee(ctx, enquiry.value, me);
}
