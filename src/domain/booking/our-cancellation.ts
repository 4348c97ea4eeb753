import type { CancelCode } from "./cancellation.ts";

/**
 * Why we may have to cancel ourselves, as the customer reads it after “because”. The weather is among them where our team
 * decided; a customer who cancels for the weather gave that reason themselves.
 */
export const ourReasons = {
  WEATHER: "the weather makes the trip unsafe",
  ATTRACTION_CLOSED: "the attraction is closed",
  NO_VEHICLE: "we have no vehicle for your trip",
  NO_DRIVER: "we have no driver for your trip",
  VEHICLE_BREAKDOWN: "the vehicle for your trip has broken down",
  UNSAFE: "we couldn’t make the trip safely",
  CHILD_SEAT_UNAVAILABLE: "we have no suitable child seat for your trip",
  CANT_FULFIL_REQUEST: "we can’t provide what you asked for",
} as const satisfies Readonly<Partial<Record<CancelCode, string>>>;
export type OurReason = keyof typeof ourReasons;

/** Null where the customer cancelled, or for a reason that is the customer’s own. */
export function ourReason(code: string | null | undefined, isByUs: boolean): OurReason | null {
  if (!isByUs) return null;
  return (Object.keys(ourReasons) as OurReason[]).find((known) => known === code) ?? null;
}
