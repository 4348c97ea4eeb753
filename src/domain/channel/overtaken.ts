import type { TripState } from "../trip/trip-lifecycle.ts";
import { statesBeforeStart } from "../trip/trip-on-road.ts";
import type { ChannelEvent } from "./event-words.ts";

/** Texts that are no longer true after one of these about the same trip. */
const laterNews: Readonly<Partial<Record<ChannelEvent, readonly ChannelEvent[]>>> = {
  driver_details: ["driver_details"],
  booking_changed: ["booking_changed"],
  pickup_moved: ["pickup_moved", "booking_changed"],
  vehicle_late: ["vehicle_late", "driver_arrived"],
  driver_assigned: ["driver_assigned", "driver_removed", "driver_released"],
  trip_changed: ["trip_changed", "driver_removed", "driver_released"],
  driver_removed: ["driver_assigned"],
  driver_released: ["driver_assigned"],
  driver_pickup_moved: ["driver_pickup_moved", "driver_removed", "driver_released"],
  trip_offered: ["offer_withdrawn"],
  passenger_late: ["passenger_late", "driver_removed"],
};

/** News of a trip that is not driven, or no longer. */
const saidAfterwards: ReadonlySet<ChannelEvent> = new Set([
  "booking_cancelled",
  "driver_released",
  "driver_removed",
  "offer_withdrawn",
]);

const before: readonly TripState[] = ["planned", ...statesBeforeStart];
const onTheWay: readonly TripState[] = [...before, "en_route"];
const untilBoarded: readonly TripState[] = [...onTheWay, "arrived", "searching"];

/** Until when it is of use: the statuses of the trip in which it still is. */
const usefulIn: Readonly<Partial<Record<ChannelEvent, readonly TripState[]>>> = {
  booking_reminder: before,
  booking_soon: before,
  driver_on_the_way: onTheWay,
  vehicle_late: onTheWay,
  driver_arrived: untilBoarded,
  cant_find: untilBoarded,
  passenger_late: untilBoarded,
  reconfirm: ["assigned"],
  trip_offered: ["unassigned", "offered"],
};

type Waiting = {
  readonly event: ChannelEvent;
  readonly tripState: TripState;
  /** The texts about the same trip that the same phone got since. */
  readonly since: readonly ChannelEvent[];
};

/**
 * Whether a text that waited for the morning, for its provider or for another channel has been overtaken: by later news of the
 * trip, or by the trip itself. It would be the last that its reader hears, and wrong.
 */
export function isOvertaken({ event, tripState, since }: Waiting): boolean {
  if (since.some((one) => laterNews[event]?.includes(one))) return true;
  if (saidAfterwards.has(event)) return false;
  return !(usefulIn[event] ?? untilBoarded).includes(tripState);
}
