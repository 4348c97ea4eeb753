import { nameOfActor } from "#domain/account/roles.ts";
import { type EnquiryState, enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import {
  type EnquiryChanges,
  type EnquiryRow,
  insertEnquiryMove,
  lockEnquiry,
  updateEnquiry,
} from "../../server/enquiry-store.ts";

export type EnquiryMove = {
  readonly id: string;
  /** What the office had before its eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  readonly to: EnquiryState;
  readonly reason?: string;
  /** What changes with the state. */
  readonly changes?: EnquiryChanges;
};

export type EnquiryRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way an enquiry changes its state: under a lock, along the table of allowed moves, and on record. */
export async function moveEnquiry(ctx: Context, move: EnquiryMove): Promise<Result<EnquiryRow, EnquiryRefusal>> {
  const found = await lockedEnquiry(ctx, move);
  if (!found.ok) return found;
  const before = found.value;
  if (!enquiryLifecycle.can(before.state, move.to))
    return refuse("not_possible", { allowed: enquiryLifecycle.allowed(before.state) });

  const changes = { ...move.changes, state: move.to, version: before.version + 1, updatedAt: ctx.now };
  await updateEnquiry(ctx.db, before.id, changes);
  await insertEnquiryMove(ctx.db, {
    id: ctx.newId(),
    enquiryId: before.id,
    fromState: before.state,
    toState: move.to,
    actor: nameOfActor(ctx.actor),
    reason: move.reason || null,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: `enquiry.${move.to}`,
    subject: { kind: "enquiry", id: before.id },
    ...(move.reason && { reason: move.reason }),
    details: { reference: before.reference, from: before.state },
  });
  return accept({ ...before, ...changes });
}

type Wanted = { readonly id: string; readonly version?: number };

/** An enquiry under lock, as the one who acts on it saw it. */
export async function lockedEnquiry(
  ctx: Context,
  { id, version }: Wanted,
): Promise<Result<EnquiryRow, "not_found" | "changed_meanwhile">> {
  const row = await lockEnquiry(ctx.db, id);
  if (!row) return refuse("not_found");
  if (version !== undefined && version !== row.version)
    return refuse("changed_meanwhile", { enquiry: { state: row.state, version: row.version, taken_by: row.takenBy } });
  return accept(row);
}
