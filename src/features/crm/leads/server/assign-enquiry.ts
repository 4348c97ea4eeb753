import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type EnquiryRow, updateEnquiry } from "../../server/enquiry-store.ts";
import { lockedEnquiry } from "./move-enquiry.ts";

type Asked = { readonly id: string; readonly version: number };

/** Says that I look after it. What somebody else has taken must be given back first. */
export async function assignEnquiry(ctx: Context, asked: Asked) {
  const me = personAsking(ctx.actor);
  const found = await lockedEnquiry(ctx, asked);
  if (!found.ok) return found;
  const { takenBy } = found.value;
  if (takenBy !== null && takenBy !== me) return refuse("not_possible", { taken_by: takenBy });
  return setTaken(ctx, found.value, me);
}

/** Gives it back to the others; also for somebody who has gone home. */
export async function unassignEnquiry(ctx: Context, asked: Asked) {
  const found = await lockedEnquiry(ctx, asked);
  return found.ok ? setTaken(ctx, found.value, null) : found;
}

async function setTaken(ctx: Context, { id, state, version, takenBy }: EnquiryRow, by: string | null) {
  if (takenBy === by) return accept({ state, version });
  const takenAt = by === null ? null : ctx.now;
  await updateEnquiry(ctx.db, id, { takenBy: by, takenAt, version: version + 1, updatedAt: ctx.now });
  await recordAudit(ctx, { action: by ? "enquiry.taken" : "enquiry.released", subject: { kind: "enquiry", id } });
  return accept({ state, version: version + 1 });
}
