import { handCrews } from "#features/trips/plan/server/hand-crews.ts";
import { handTrips } from "#features/trips/server/hand-trips.ts";
import type { Handed } from "#platform/context.ts";

/** Functions that one feature hands to another, for the transaction of the one that asks. */
export const handed: Handed = { trips: handTrips, crews: handCrews };
