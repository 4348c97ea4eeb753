import { type ActionableTrip, mayDoWith, type TripAction } from "#domain/drive/trip-actions.ts";
import type { BoardTrip } from "./contract.ts";

/** A trip of the board as the rules see it. */
export const actionableOf = ({ state, continues, pickup_at }: ActionOf): ActionableTrip => ({
  state,
  continues,
  pickupAt: new Date(pickup_at),
});

type ActionOf = Pick<BoardTrip, "state" | "continues" | "pickup_at">;

/**
 * The board’s actions for a trip: what the server allows, and of that what makes sense for one with or without a driver. An
 * offer that is open is withdrawn first.
 */
export function offersAction(action: TripAction, trip: BoardTrip, now: Date): boolean {
  if (!mayDoWith(action, actionableOf(trip), now)) return false;
  if (action === "offer") return trip.driver === null;
  return action === "unassign" || action === "swap" || action === "record" ? trip.driver !== null : true;
}
