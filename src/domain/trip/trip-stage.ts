import type { TripState } from "./trip-lifecycle.ts";

export type Stage = "ahead" | "going" | "carrying" | "over";

const stages: Readonly<Record<TripState, Stage>> = {
  planned: "ahead",
  unassigned: "ahead",
  offered: "ahead",
  assigned: "ahead",
  reconfirmed: "ahead",
  en_route: "going",
  arrived: "going",
  searching: "going",
  onboard: "carrying",
  stopover: "carrying",
  completed: "over",
  completed_unverified: "over",
  no_show: "over",
  interrupted: "over",
  cancelled: "over",
};

export const stageOf = ({ state }: { state: TripState }): Stage => stages[state];
