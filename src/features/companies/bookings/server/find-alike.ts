import { alikeMinutes, isAlike } from "#domain/corporate/alike-rides.ts";
import { addMinutes, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { JourneyRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import { findAhead } from "./care-views.ts";
import { riderOf } from "./who-travels.ts";

/** A company’s rides that a trip being booked could share. */
export async function findAlike(ctx: Context, organisationId: string, wish: JourneyRequest) {
  const { pickup_location: from, destination: to } = wish;
  if (!from || !to) return [];
  const pickupAt = momentOf(localDate(wish.pickup_date), localTime(wish.pickup_time));
  const around = { from: addMinutes(pickupAt, -alikeMinutes - 1), until: addMinutes(pickupAt, alikeMinutes) };
  const ahead = await findAhead(ctx.db, organisationId, around);
  return ahead.filter((ride) => isAlike(ride, { bookingId: "", from, to, pickupAt })).map(riderOf);
}
