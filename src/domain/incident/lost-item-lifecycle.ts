import { lifecycle } from "../lifecycle.ts";
import { addHours } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";

export const lostItemStates = ["reported", "found", "not_found", "returning", "closed"] as const;
export type LostItemState = (typeof lostItemStates)[number];

/** An item that was not found may turn up later. Either way, its case is closed once. */
export const lostItemLifecycle = lifecycle<LostItemState>({
  reported: ["found", "not_found", "closed"],
  not_found: ["found", "closed"],
  found: ["returning", "closed"],
  returning: ["closed"],
  closed: [],
});

export const returnWays = ["collect", "courier", "next_trip"] as const;
export type ReturnWay = (typeof returnWays)[number];

/** Days after the trip during which an item can be reported, and found items are kept. */
export const lostItemDays = 90;

/** Hours within which our team answers. */
export const lostItemAnswerHours = 24;

/** Passengers have been in the vehicle. */
const ridden: readonly TripState[] = ["onboard", "stopover", "interrupted", "completed", "completed_unverified"];

type Ridden = { readonly state: TripState; readonly plannedEnd: Date };

/** Whether something may have been left behind on this trip and can still be looked for. */
export const mayHaveLost = ({ state, plannedEnd }: Ridden, now: Date): boolean =>
  ridden.includes(state) && now < addHours(plannedEnd, 24 * lostItemDays);
