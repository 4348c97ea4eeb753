import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type EnquiryRow, updateEnquiry } from "../../server/enquiry-store.ts";

/** Writes down to whom an enquiry is assigned; null for no one. */
export async function setAssignee(ctx: Context, { id, state, version, takenBy }: EnquiryRow, by: string | null) {
  if (takenBy === by) return accept({ state, version });
  const takenAt = by === null ? null : ctx.now;
  await updateEnquiry(ctx.db, id, { takenBy: by, takenAt, version: version + 1, updatedAt: ctx.now });
  await recordAudit(ctx, { action: by ? "enquiry.taken" : "enquiry.released", subject: { kind: "enquiry", id } });
  return accept({ state, version: version + 1 });
}
