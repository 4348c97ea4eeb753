import { bookingFacts } from "./facts.ts";

/** The labels of every field a change can affect, on every screen and in every email. */
export const changeLabels = {
  pickup: "Pickup",
  return: "Return trip",
  last_date: "Last date",
  pickup_location: "From",
  destination: "To",
  passengers: "Passengers",
  bags: "Bags",
  child_seats: "Child seats",
  child_seat_sizes: "Child seat sizes",
  extra_stops: "Extra stops",
  extras: "Extras",
  ...bookingFacts.labels,
  vehicle_class: "Vehicle",
  phone: "Phone",
  name: "Name",
} as const;
export type ChangedField = keyof typeof changeLabels;
export const changedFields = Object.keys(changeLabels) as ChangedField[];
