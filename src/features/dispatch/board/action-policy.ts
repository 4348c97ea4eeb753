import { type ActionableTrip, mayDoWith, type TripAction } from "#domain/drive/trip-actions.ts";
import type { BoardTrip } from "./contract.ts";

/** A trip on the board as the rules see it. */
export const actionableOf = ({ state, continues, pickup_at }: ActionOf): ActionableTrip => ({
  state,
  continues,
  pickupAt: new Date(pickup_at),
});

type ActionOf = Pick<BoardTrip, "state" | "continues" | "pickup_at">;

/**
 * The board’s actions on a trip: those the server allows that make sense with or without a driver. An open offer must
 * be withdrawn first.
 */
export function offersAction(action: TripAction, trip: BoardTrip, now: Date): boolean {
  if (!mayDoWith(action, actionableOf(trip), now)) return false;
  if (action === "offer") return trip.driver === null;
  // Passengers at the roadside may have no driver yet; on the road a trip has one.
  if (action === "rescue") return trip.driver !== null || trip.continues !== null;
  return action === "unassign" || action === "swap" || action === "record" ? trip.driver !== null : true;
}
