import { companyRules } from "../company/company-rules.ts";
import { accept, type Result, refuse } from "../result.ts";
import { type LocalDate, type LocalTime, localTime, momentOf } from "../time/local-time.ts";

/** A trip as it is asked for, in the dates and times a traveller thinks in. */
export type TripWish = {
  readonly pickupDate: LocalDate;
  readonly pickupTime: LocalTime;
  readonly returnDate: LocalDate | null;
  readonly returnTime: LocalTime | null;
};

/** A trip that can take place, as moments. */
export type TripTimes = { readonly pickupAt: Date; readonly returnAt: Date | null };

export type TripRefusal = "pickup_in_past" | "return_in_past" | "return_before_pickup";

export const defaultPickupTime = localTime(companyRules.defaultPickupTime);

/** Says when a wished trip takes place, or why it cannot. The return trip is on a later day than the outbound trip. */
export function checkTrip(requested: TripWish, now: Date): Result<TripTimes, TripRefusal> {
  const pickupAt = momentOf(requested.pickupDate, requested.pickupTime);
  if (pickupAt < now) return refuse("pickup_in_past");
  if (requested.returnDate === null) return accept({ pickupAt, returnAt: null });

  const returnAt = momentOf(requested.returnDate, requested.returnTime ?? defaultPickupTime);
  if (returnAt < now) return refuse("return_in_past");
  if (requested.returnDate <= requested.pickupDate) return refuse("return_before_pickup");
  return accept({ pickupAt, returnAt });
}
