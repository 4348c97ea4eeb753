import type { ListedDispute, OwnDispute } from "../contract.ts";
import type { DisputeRow } from "./store.ts";
import type { DisputeRecord } from "./views.ts";

export const describeOwn = (dispute: DisputeRow, pickupAt: Date): OwnDispute => ({
  id: dispute.id,
  kind: dispute.kind,
  state: dispute.state,
  text: dispute.text,
  answer: dispute.answer,
  pickup_at: pickupAt.toISOString(),
  disputed_at: dispute.createdAt.toISOString(),
});

export const describeDispute = ({ dispute, ...row }: DisputeRecord): ListedDispute => ({
  ...describeOwn(dispute, row.pickupAt),
  version: dispute.version,
  by: dispute.driverId ? (row.disputant ?? "") : `${row.firstName} ${row.lastName}`.trim(),
  is_driver: dispute.driverId !== null,
  reference: row.reference,
  trip: { id: dispute.tripId, from: row.from, to: row.to },
  driver: row.driver,
  decided_by: dispute.decidedAt ? (row.decidedBy ?? "Our team") : null,
  decided_at: dispute.decidedAt?.toISOString() ?? null,
});
