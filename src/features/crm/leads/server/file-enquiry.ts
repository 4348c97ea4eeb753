import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { EnquiryRow } from "../../server/enquiry-store.ts";
import type { leadsContract } from "../contract.ts";
import { type EnquiryRefusal, lockedEnquiry, moveEnquiry } from "./move-enquiry.ts";

/** Puts an enquiry where it belongs. */
export async function fileEnquiry(ctx: Context, asked: ParsedOf<typeof leadsContract.fileEnquiry>) {
  const { id, version, to, reason } = asked;
  if (to === "lost" && reason === "") return refuse("reason_missing");
  const changes = to === "lost" ? { lostReason: reason } : {};
  return stateAfter(await moveEnquiry(ctx, { id, version, to, reason, changes }));
}

/** Takes it up again: what was put aside is new, a lost customer is one we have been in touch with. */
export async function reopenEnquiry(ctx: Context, asked: ParsedOf<typeof leadsContract.reopenEnquiry>) {
  const { id, version, reason } = asked;
  const found = await lockedEnquiry(ctx, { id, version });
  if (!found.ok) return found;
  const to = found.value.state === "lost" ? "contacted" : "new";
  return stateAfter(await moveEnquiry(ctx, { id, version, to, reason, changes: { lostReason: null } }));
}

const stateAfter = (moved: Result<EnquiryRow, EnquiryRefusal>) =>
  moved.ok ? accept({ state: moved.value.state, version: moved.value.version }) : moved;
