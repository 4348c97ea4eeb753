import { classOf } from "../catalogue/vehicle-class.ts";
import { localDateOf } from "../time/local-time.ts";
import { bagsCarried, type Span } from "../trip/capacity.ts";
import { documentBlocks } from "./document-blocks.ts";
import { fatigueBreaches } from "./fatigue.ts";
import type { GateInput, GateReason } from "./gate-input.ts";

/**
 * May this driver drive this trip in this vehicle? Returns every reason against it, none if they may. Judged by the day
 * the trip ends.
 */
export function gateReasons(input: GateInput): readonly GateReason[] {
  return [...driverReasons(input), ...vehicleReasons(input), ...documentBlocks(input, localDateOf(input.trip.to))];
}

/** The reasons that remain when someone of this rank overrides the others. */
export const reasonsAgainst = (
  reasons: readonly GateReason[],
  by: "driver" | "dispatcher" | "super_user",
): readonly GateReason[] =>
  reasons.filter(({ override }) => {
    if (override === "nobody" || by === "driver") return true;
    return override === "super_user" && by !== "super_user";
  });

const overlaps = (spans: readonly Span[], trip: Span): boolean =>
  spans.some(({ from, to }) => from < trip.to && trip.from < to);

function driverReasons({ trip, driver, rules }: GateInput): readonly GateReason[] {
  const { name: who, state, work, duty, taken, away } = driver;
  const tired = fatigueBreaches({ trips: work, duty }, trip, rules).map(
    ({ kind, hours, atMost }): GateReason => ({ kind, who, override: "super_user", has: hours, needs: atMost }),
  );
  return [
    ...when(state === "left", { kind: "driver_not_active", who, override: "nobody" }),
    ...when(state !== "left" && state !== "active", { kind: "driver_not_active", who, override: "super_user" }),
    ...when(overlaps(away, trip.busy), { kind: "driver_away", who, override: "dispatcher" }),
    ...when(overlaps(taken, trip.busy), { kind: "driver_busy", who, override: "dispatcher" }),
    ...tired,
  ];
}

function vehicleReasons({ trip, vehicle, classes }: GateInput): readonly GateReason[] {
  const { plate: who, state, seats, vehicleClass, taken, away, seatShortages } = vehicle;
  const room = bagsCarried(vehicle, classes);
  const [driven, sold] = [classOf(classes, vehicleClass), classOf(classes, trip.vehicleClass)];
  return [
    ...when(state === "retired", { kind: "vehicle_not_available", who, override: "nobody" }),
    ...when(state === "maintenance" || state === "off_road", {
      kind: "vehicle_not_available",
      who,
      override: "super_user",
    }),
    ...when(overlaps(away, trip.busy), { kind: "vehicle_away", who, override: "dispatcher" }),
    ...when(overlaps(taken, trip.busy), { kind: "vehicle_busy", who, override: "dispatcher" }),
    ...when(seats < trip.passengers, {
      kind: "too_few_seats",
      who,
      override: "nobody",
      has: seats,
      needs: trip.passengers,
    }),
    ...when(room < trip.bags, { kind: "too_many_bags", who, override: "dispatcher", has: room, needs: trip.bags }),
    ...when(driven !== undefined && sold !== undefined && driven.comfort < sold.comfort, {
      kind: "plainer_vehicle",
      who,
      override: "dispatcher",
      sold: sold?.name ?? "",
    }),
    ...seatShortages.map(
      ({ kind, needs, has }): GateReason => ({
        kind: "child_seats",
        who,
        override: "dispatcher",
        has,
        needs,
        ...(kind && { seatSize: kind }),
      }),
    ),
  ];
}

const when = (isSo: boolean, reason: GateReason): readonly GateReason[] => (isSo ? [reason] : []);
