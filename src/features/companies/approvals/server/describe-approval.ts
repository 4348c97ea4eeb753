import { daysOfBooking } from "#domain/stay/service-days.ts";
import { toWire } from "#platform/to-wire.ts";
import type { ApprovalRecord } from "../../server/approval-views.ts";
import { type ShownApproval, shownApproval } from "../contract.ts";

/**
 * A booking as an approver sees it. After the deadline it counts as expired, even before the job has recorded
 * it.
 */
export const describeApproval = (
  { approval, booking, said, company, limitCents, booker }: ApprovalRecord,
  now: Date,
): ShownApproval =>
  toWire(shownApproval, booking, {
    state: approval.state === "waiting" && approval.expiresAt <= now ? "expired" : approval.state,
    reasons: approval.reasons,
    company,
    traveller: `${booking.firstName} ${booking.lastName}`.trim(),
    booked_by: booker.name,
    days: daysOfBooking(booking),
    limit_cents: limitCents,
    purchase_order: said.purchaseOrder,
    cost_centre: said.costCentre,
    project: said.project,
    expires_at: approval.expiresAt.toISOString(),
    decided_by: approval.decidedBy,
    note: approval.note,
    against: null,
  });
