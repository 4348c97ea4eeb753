import type { EntryKind } from "./revenue.ts";

export const entryLabels: Readonly<Record<EntryKind, string>> = {
  trip: "Trip",
  relief: "Relief vehicle",
  cancelled: "Cancelled",
  booking: "Booking without a trip",
  invoice: "Invoice",
  correction: "Correction to a locked month",
};
