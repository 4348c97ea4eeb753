import { daysOfBooking } from "#domain/stay/service-days.ts";
import type { ApprovalRecord } from "../../server/approval-views.ts";
import type { ShownApproval } from "../contract.ts";

/**
 * A booking as an approver sees it. After the deadline it counts as expired, even before the job has recorded
 * it.
 */
export const describeApproval = (
  { approval, booking, said, company, limitCents, booker }: ApprovalRecord,
  now: Date,
): ShownApproval => ({
  state: approval.state === "waiting" && approval.expiresAt <= now ? "expired" : approval.state,
  reasons: approval.reasons,
  company,
  reference: booking.reference,
  traveller: `${booking.firstName} ${booking.lastName}`.trim(),
  booked_by: booker.name,
  service_type: booking.serviceType,
  pickup_location: booking.pickupLocation,
  destination: booking.destination,
  pickup_at: booking.pickupAt.toISOString(),
  return_at: booking.returnAt?.toISOString() ?? null,
  days: daysOfBooking(booking),
  passengers: booking.passengers,
  total_cents: booking.totalCents,
  limit_cents: limitCents,
  purchase_order: said.purchaseOrder,
  cost_centre: said.costCentre,
  project: said.project,
  expires_at: approval.expiresAt.toISOString(),
  decided_by: approval.decidedBy,
  note: approval.note,
  against: null,
});
