import { plainText } from "../text/plain-text.ts";

/** Pickups at most this far apart can share a vehicle. */
export const alikeMinutes = 30;

export type Ride = { readonly bookingId: string; readonly from: string; readonly to: string; readonly pickupAt: Date };

/** Groups rides of different bookings that go the same way within half an hour, by first pickup. */
export function alikeRides<R extends Ride>(rides: readonly R[]): readonly (readonly R[])[] {
  const groups: R[][] = [];
  for (const ride of rides.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime())) {
    const group = groups.find((others) => others.every((one) => isAlike(one, ride)));
    if (group) group.push(ride);
    else groups.push([ride]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Whether two rides could share a vehicle: same route, at most half an hour apart. */
export const isAlike = (a: Ride, b: Ride): boolean =>
  a.bookingId !== b.bookingId &&
  plainText(a.from) === plainText(b.from) &&
  plainText(a.to) === plainText(b.to) &&
  Math.abs(a.pickupAt.getTime() - b.pickupAt.getTime()) <= alikeMinutes * 60_000;
