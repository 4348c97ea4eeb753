import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { approvalLink } from "../../server/approval-link.ts";
import { findWaitingFor } from "../../server/approval-views.ts";

/** Open approvals for a signed-in approver, with the same links as in the emails. */
export async function approvalsWaiting(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const waiting = userId ? await findWaitingFor(ctx.db, userId, ctx.now) : [];
  return accept({
    approvals: waiting.map(({ approval, booking, booker, approverId }) => ({
      reference: booking.reference,
      traveller: `${booking.firstName} ${booking.lastName}`.trim(),
      booked_by: booker,
      pickup_at: booking.pickupAt.toISOString(),
      total_cents: booking.totalCents,
      reasons: approval.reasons,
      expires_at: approval.expiresAt.toISOString(),
      link: approvalLink(ctx, approval.id, approverId),
    })),
  });
}
