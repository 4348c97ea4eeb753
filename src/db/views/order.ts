/**
 * What the database computes now: one file for each subject, in the order in which one needs the other. Views are made again by every
 * migrate that finds something to do, functions and triggers when their file has changed. docs/decisions/0108.
 */
export const viewOrder = [
  "local-time",
  "phone-digits",
  "place-words",
  "has-role",
  "response-slot",
  "booking-money",
  "booking-billed",
  "revenue-now",
  "revenue-sums",
  "counted-bookings",
  "figures-now",
  "figure-sums",
  "count-as-written",
  "missed-sums",
  "locked-months",
  "bank-allocations",
  "sale-version",
  "vehicle-time",
  "crew-queue",
  "booking-drivers",
  "dispatch-hears",
  "tracking-hears",
  "position-days",
] as const;
