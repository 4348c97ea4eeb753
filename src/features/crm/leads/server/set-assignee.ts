import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { EnquiryRow } from "../../server/enquiry-store.ts";
import { editEnquiry } from "./move-enquiry.ts";

/** Writes down to whom an enquiry is assigned; null for no one. */
export async function setAssignee(ctx: Context, enquiry: EnquiryRow, by: string | null) {
  const { id, state } = enquiry;
  if (enquiry.takenBy === by) return accept({ state, version: enquiry.version });
  const takenAt = by === null ? null : ctx.now;
  const { version } = await editEnquiry(ctx, enquiry, { takenBy: by, takenAt });
  await recordAudit(ctx, { action: by ? "enquiry.taken" : "enquiry.released", subject: { kind: "enquiry", id } });
  return accept({ state, version });
}
