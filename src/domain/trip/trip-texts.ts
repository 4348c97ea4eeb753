import { type ChildSeatSizes, childSeatsText } from "../booking/child-seats.ts";

import { vehicleText } from "../drive/trip-parts.ts";
import { isMomentary } from "../tracking/road-alert.ts";
import { hasLasted, type TripProblemKind } from "./next-problems.ts";
import { tripTitle } from "./trip-title.ts";

type Line = {
  readonly service_name: string;
  readonly tour_name: string | null;
  readonly reference: string;
  readonly part: number;
  readonly vehicles: number;
};

/** "Winelands tour · CTS-7K3M9Q", and which vehicle of several it is. */
export const tripLine = (trip: Line): string =>
  [tripTitle(trip.service_name, trip.tour_name), trip.reference, vehicleText(trip)].filter(Boolean).join(" · ");

/** The class a whole drive was sold in; a part of it goes in whatever has the seats. */
export const vehicleNeeded = ({ vehicle_kind, passengers, vehicles }: Needed): string =>
  vehicles > 1 ? counted(passengers, "seat") : vehicle_kind;

type Needed = { readonly vehicle_kind: string; readonly passengers: number; readonly vehicles: number };

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

type Load = { readonly bags: number; readonly child_seats: number; readonly child_seat_sizes: ChildSeatSizes };

/** The bags and seats that travel along: “5 bags, 1 child seat”. Empty when nothing does. */
export const loadText = ({ bags, child_seats, child_seat_sizes }: Load): string =>
  [
    ...(bags > 0 ? [counted(bags, "bag")] : []),
    ...(child_seats > 0 ? [childSeatsText(child_seats, child_seat_sizes)] : []),
  ].join(", ");

export const passengersText = (count: number) => (count === 1 ? "1 passenger" : `${count} passengers`);

/** "2 h 05 min", "35 min". Whole days are said as such. */
export function spanText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const days = Math.floor(whole / (24 * 60));
  if (days > 1) return `${days} days`;
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
}

/** The problem has lasted for so long, or was then; anything else is due, or late. */
export function dueInText(kind: TripProblemKind, minutes: number): string {
  if (Math.round(Math.abs(minutes)) === 0) return "now";
  if (minutes > 0) return `in ${spanText(minutes)}`;
  if (isMomentary(kind)) return `${spanText(-minutes)} ago`;
  return hasLasted(kind) ? `for ${spanText(-minutes)}` : `${spanText(-minutes)} late`;
}
