import { emailKey, phoneKey } from "#domain/booking/hold-limits.ts";
import type { Journey } from "#domain/pricing/journey-price.ts";
import type { Context } from "#platform/context.ts";
import type { BookingRequest } from "../journey-contract.ts";
import { isItsCode } from "./recognise-code.ts";
import { findSameTrips, type SameTrip } from "./same-trip-views.ts";

/**
 * The same person’s open booking for the same trip. Its reference is only revealed to someone who may open it: signed
 * in as its owner, or with its code in this browser. Anyone can type another person's address.
 */
export async function findSameTrip(
  ctx: Context,
  request: BookingRequest,
  journey: Journey,
): Promise<{ reference?: string } | undefined> {
  const userId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const sameTrips = await findSameTrips(ctx.db, { ...whoAndWhat(request, journey), userId, now: ctx.now });
  if (sameTrips.length === 0) return undefined;
  const own = sameTrips.find((trip) => trip.isMine || hasItsCode(ctx, trip, request.own_bookings));
  return own ? { reference: own.reference } : {};
}

export const whoAndWhat = (
  { email, phone }: { readonly email: string; readonly phone: string },
  journey: Pick<Journey, "pickupAt" | "pickupLocation" | "destination"> & { readonly service: string },
) => ({
  email: emailKey(email),
  phone: phoneKey(phone),
  pickupAt: journey.pickupAt,
  pickupLocation: journey.pickupLocation.trim().toLowerCase(),
  destination: journey.destination.trim().toLowerCase(),
  service: journey.service,
});

const hasItsCode = (ctx: Context, trip: SameTrip, kept: BookingRequest["own_bookings"]): boolean =>
  kept.some(({ reference, code }) => reference.toUpperCase() === trip.reference && isItsCode(ctx, trip, code));
