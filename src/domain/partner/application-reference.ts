import { drawnPart, isBookingReference } from "../booking/booking-reference.ts";
import { usualPrefix } from "../booking/reference-prefix.ts";

/** The random characters of a booking's reference with an application’s prefix: APP-7K3M9Q. */
export const applicationReference = (drawnReference: string): string => `APP-${drawnPart(drawnReference)}`;

export const isApplicationReference = (text: string): boolean =>
  text.startsWith("APP-") && isBookingReference(text.replace("APP", usualPrefix));
