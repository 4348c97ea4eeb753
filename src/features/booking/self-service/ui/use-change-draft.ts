import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import { bookingFacts, type WireBookingFacts } from "#domain/booking/facts.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { ChosenExtra } from "#domain/extra/extra.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { InputOf } from "#platform/contract.ts";
import type { SelfBooking, selfServiceContract } from "../contract.ts";

/** The whole form, changed or not. */
export type ChangeDraft = WireBookingFacts & {
  readonly pickup_date: string;
  readonly pickup_time: string;
  /** Empty: no way back. */
  readonly return_date: string;
  readonly return_time: string;
  readonly pickup_location: string;
  readonly destination: string;
  readonly passengers: number;
  readonly bags: number;
  readonly child_seats: number;
  readonly child_seat_sizes: ChildSeatSizes;
  /** One per line. */
  readonly extra_stops: string;
  readonly extras: readonly ChosenExtra[];
  readonly vehicle_class: VehicleClass | "";
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
};

const dayOf = (at: string | null) => (at ? localDateOf(new Date(at)) : "");
const timeOf = (at: string | null) => (at ? localTimeOf(new Date(at)) : "");

export const draftOf = (booking: SelfBooking): ChangeDraft => ({
  pickup_date: dayOf(booking.pickup_at),
  pickup_time: timeOf(booking.pickup_at),
  return_date: dayOf(booking.return_at),
  return_time: timeOf(booking.return_at),
  pickup_location: booking.pickup_location,
  destination: booking.destination,
  passengers: booking.passengers,
  bags: booking.bags,
  child_seats: booking.child_seats,
  child_seat_sizes: booking.child_seat_sizes,
  extra_stops: booking.extra_stops.join("\n"),
  extras: booking.extras.map(({ id, quantity }) => ({ id, quantity })),
  ...bookingFacts.ofWire(booking),
  vehicle_class: booking.vehicle_class ?? "",
  phone: booking.contact_phone,
  first_name: booking.first_name,
  last_name: booking.last_name,
});

type Change = InputOf<typeof selfServiceContract.previewChange>["change"];

/** Only fields that differ from the booking are sent. */
export function changeOf(booking: SelfBooking, draft: ChangeDraft): Change {
  const before = draftOf(booking);
  const keys = Object.keys(draft) as (keyof ChangeDraft)[];
  const differing = keys.filter((key) => differs(draft[key], before[key]) && draft[key] !== "");
  const emptied = keys.filter((key) => draft[key] === "" && before[key] !== "" && mayBeEmpty.includes(key));
  const changed: Change = Object.fromEntries([...differing, ...emptied].map((key) => [key, draft[key]]));
  if (!("extra_stops" in changed)) return changed;
  return { ...changed, extra_stops: stopsOf(draft.extra_stops) };
}

/** Each draft has lists of its own, so they are compared by what is in them. */
const differs = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? JSON.stringify(one) !== JSON.stringify(other) : one !== other;

const mayBeEmpty: readonly (keyof ChangeDraft)[] = ["extra_stops", ...bookingFacts.columns];

const stopsOf = (lines: string): string[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
