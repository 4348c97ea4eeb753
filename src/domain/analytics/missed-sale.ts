import type { Confirmation, ConfirmationDoubt } from "../booking/confirmation.ts";

/** Why a request was not sold, as we recorded it then. */
export const missedReasons = [
  "no_vehicle",
  "no_crew",
  "closed",
  "outside_area",
  "short_notice",
  "no_price",
  "not_booked",
] as const;
export type MissedReason = (typeof missedReasons)[number];

export const missedLabels: Readonly<Record<MissedReason, string>> = {
  no_vehicle: "No vehicle",
  no_crew: "No driver at short notice",
  closed: "Not on that date",
  outside_area: "Outside our area",
  short_notice: "Too short notice",
  no_price: "No price without our team",
  not_booked: "Price given, not booked",
};

type Offered = {
  readonly light: Confirmation;
  readonly doubts: readonly ConfirmationDoubt[];
  readonly hasPrice: boolean;
  /** Below our usual notice, but driven if a vehicle and a driver are free. */
  readonly isSoon: boolean;
};

const withoutVehicle: readonly ConfirmationDoubt[] = ["fleet_unknown", "group_too_large", "too_much_luggage"];
const closed: readonly ConfirmationDoubt[] = ["out_of_season", "may_be_closed"];

/** The reason to record if no booking follows: the hardest obstacle first. */
export function missedReason({ light, doubts, hasPrice, isSoon }: Offered): MissedReason {
  const has = (some: readonly ConfirmationDoubt[]) => doubts.some((doubt) => some.includes(doubt));
  if (light === "green") return "not_booked";
  if (light === "red" || has(withoutVehicle)) return "no_vehicle";
  if (has(closed)) return "closed";
  if (has(["beyond_service_area"])) return "outside_area";
  if (has(["short_notice"])) return isSoon ? "no_crew" : "short_notice";
  return hasPrice ? "not_booked" : "no_price";
}
