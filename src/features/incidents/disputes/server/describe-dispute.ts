import { toWire } from "#platform/to-wire.ts";
import { type ListedDispute, listedDispute, type OwnDispute, ownDispute } from "../contract.ts";
import type { DisputeRow } from "./store.ts";
import type { DisputeRecord } from "./views.ts";

export const describeOwn = (dispute: DisputeRow, pickupAt: Date): OwnDispute =>
  toWire(ownDispute, { ...dispute, pickupAt }, { disputed_at: dispute.createdAt.toISOString() });

export const describeDispute = ({ dispute, ...row }: DisputeRecord): ListedDispute =>
  toWire(
    listedDispute,
    { ...dispute, ...row },
    {
      disputed_at: dispute.createdAt.toISOString(),
      by: dispute.driverId ? (row.disputant ?? "") : `${row.firstName} ${row.lastName}`.trim(),
      is_driver: dispute.driverId !== null,
      trip: { id: dispute.tripId, from: row.from, to: row.to },
      decided_by: dispute.decidedAt ? (row.decidedBy ?? "Our team") : null,
    },
  );
