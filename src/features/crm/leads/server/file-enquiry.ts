import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { leadsContract } from "../contract.ts";
import { answerMoved, moveEnquiry } from "./move-enquiry.ts";

/** Files an enquiry: qualified, lost with a reason, spam, or a duplicate. */
export async function fileEnquiry(ctx: Context, input: ParsedOf<typeof leadsContract.fileEnquiry>) {
  const { id, version, to, reason } = input;
  if (to === "lost" && reason === "") return refuse("reason_missing");
  const changes = to === "lost" ? { lostReason: reason } : {};
  return answerMoved(await moveEnquiry(ctx, { id, version, to, reason, changes }));
}
