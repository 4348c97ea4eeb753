import type { TripProblemKind } from "./next-problems.ts";

/** The problem with a trip, in the same words on the board and on the overview. */
export const tripProblemLabels: Readonly<Record<TripProblemKind, string>> = {
  sos: "SOS that no one has taken",
  interrupted: "Interrupted, passengers are waiting",
  end_not_reported: "End not reported",
  incident: "Incident to look into",
  no_show_to_confirm: "No-show to confirm",
  passenger_late: "Passenger will be late",
  running_late: "Running late",
  not_departed: "Not departed",
  no_signal: "No signal from the vehicle",
  off_route: "Off route",
  stopped: "Stopped on the way",
  speeding: "Speeding",
  driver_blocked: "The driver may not drive",
  vehicle_off_road: "Its vehicle is off the road",
  no_driver: "No driver",
  offer_expired: "Offer expired",
  not_reconfirmed: "Not reconfirmed",
  flight_moved: "Flight moved",
  documents_expire: "Documents expire before the trip ends",
  tight_turnaround: "Less than 20 minutes after the trip before",
  unpaid: "Not paid",
  no_flight_number: "No flight number",
  needs_unplanned: "Wheelchair or child seat not planned",
};

/** All that is wrong with a trip on one line, as it is ordered: “No driver, flight moved, not paid”. */
export const listedProblems = ([first, ...others]: readonly string[]): string =>
  [first, ...others.map(inSentence)].filter(Boolean).join(", ");

/** A label inside a sentence; an abbreviation keeps its capitals. */
const inSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
