import type { Minutes } from "./routing-problem.ts";

export type PlannedStop = {
  readonly ride: string;
  readonly at: "pickup" | "dropOff";
  readonly arrives: Minutes;
  /** After waiting for the window. */
  readonly begins: Minutes;
  readonly leaves: Minutes;
  /** Minutes after the window. */
  readonly late: Minutes;
};

export type PlannedBreak = {
  /** How many stops come before it. */
  readonly afterStops: number;
  readonly from: Minutes;
  readonly until: Minutes;
};

export type PlannedRoute = {
  readonly vehicle: string;
  readonly leavesAt: Minutes;
  readonly endsAt: Minutes;
  readonly stops: readonly PlannedStop[];
  readonly breaks: readonly PlannedBreak[];
  readonly km: number;
  readonly drivingMinutes: Minutes;
  readonly overtimeMinutes: Minutes;
  readonly cost: number;
};

export type UnassignedReason =
  /** No vehicle has the seats, bags or other room. */
  | "no_room"
  /** No vehicle with room has the skills. */
  | "no_skills"
  /** Those with room and skills may not drive it. */
  | "no_vehicle_allowed"
  /** Even with the day to itself, no vehicle makes its times, limits and shift. */
  | "out_of_time"
  /** It fits, but costs more than leaving it out. */
  | "too_costly"
  /** It would fit in an empty day; the suitable vehicles are taken. */
  | "vehicles_taken";

export type UnassignedRide = { readonly ride: string; readonly reason: UnassignedReason };

export type RoutePlan = {
  readonly routes: readonly PlannedRoute[];
  readonly unassigned: readonly UnassignedRide[];
  readonly km: number;
  /** Of all routes, and of the rides left out. */
  readonly cost: number;
  readonly iterations: number;
};
