import type { BookingRow } from "./move-store.ts";

/** Everything a screen needs to show the differences. */
export const showFresh = (row: BookingRow) => ({
  reference: row.reference,
  version: row.version,
  state: row.state,
  total_cents: row.totalCents,
  paid_cents: row.paidCents,
  pickup_at: row.pickupAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
